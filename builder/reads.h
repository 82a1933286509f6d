// What compiled code does again and again, done quicker: reads, calls, appends, and numbers as objects.

#pragma once

#include <Python.h>
#include <frameobject.h>
#include <structmember.h>

// Everything that is declared from here on is in the same library, so the linker's table is not needed to find it.
#if defined(__GNUC__) && !defined(_WIN32)
#pragma GCC visibility push(hidden)
#endif

#include "CPy.h"

// Reads that one place in the code repeats: a field of a struct, a name of a module that is not compiled, and what a dict
// has for the type of an object. Python looks each up in a dict every time. Here each place remembers where it found it, as
// long as the type or the dict is the same. For Python 3.11: later ones give a dict no version that others may read.
#if defined(__GNUC__) && PY_VERSION_HEX < 0x030C0000

typedef struct {
    unsigned int version;  // of the type; no two types share one
    Py_ssize_t offset;
} ReadField;

typedef struct {
    uint64_t version;  // of the dict; it grows with every change of any dict
    PyObject *value;   // which the dict holds as long as that is its version
} ReadGlobal;

static void remember_field(PyTypeObject *type, PyObject *name, ReadField *last) {
    PyObject *found = type->tp_getattro == PyObject_GenericGetAttr ? _PyType_Lookup(type, name) : NULL;
    if (found && Py_IS_TYPE(found, &PyMemberDescr_Type) && PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
        PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
        if (member->type == T_OBJECT_EX && !member->flags) {
            last->version = type->tp_version_tag;
            last->offset = member->offset;
        }
    }
}

static inline PyObject *read_field(PyObject *object, PyObject *name, ReadField *last) {
    PyTypeObject *type = Py_TYPE(object);
    if (last->version && type->tp_version_tag == last->version && PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
        PyObject *value = *(PyObject **)((char *)object + last->offset);
        if (value)
            return Py_NewRef(value);
    } else {
        remember_field(type, name, last);
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *read_global(PyObject *globals, PyObject *name, ReadGlobal *last) {
    if (last->version == ((PyDictObject *)globals)->ma_version_tag)
        return Py_NewRef(last->value);
    PyObject *value = CPyDict_GetItem(globals, name);
    if (value) {
        last->version = ((PyDictObject *)globals)->ma_version_tag;
        last->value = value;
    }
    return value;
}

#define TYPES 256  // entries at each place; where two types share one, it has the later type

typedef struct {
    uint64_t version;  // of the dict
    PyObject *type;
    PyObject *value;
} ReadType;

static inline PyObject *read_type(PyObject *dict, PyObject *type, ReadType *types) {
    ReadType *last = &types[((uintptr_t)type >> 5) % TYPES];
    if (last->type == type && last->version == ((PyDictObject *)dict)->ma_version_tag)
        return Py_NewRef(last->value);
    PyObject *value = CPyDict_GetItem(dict, type);
    if (value && PyDict_CheckExact(dict)) {
        last->version = ((PyDictObject *)dict)->ma_version_tag;
        last->type = type;
        last->value = value;
    }
    return value;
}

#define READ_FIELD(object, name) ({ static ReadField last; read_field(object, name, &last); })
#define READ_GLOBAL(globals, name) ({ static ReadGlobal last; read_global(globals, name, &last); })
#define READ_TYPE(dict, type) ({ static ReadType types[TYPES]; read_type(dict, type, types); })

#else

#define READ_FIELD(object, name) CPyObject_GetAttr(object, name)
#define READ_GLOBAL(globals, name) CPyDict_GetItem(globals, name)
#define READ_TYPE(dict, type) CPyDict_GetItem(dict, type)

#endif

// A number that goes into a list, a dict or a fact becomes an object, and nearly always it is small: a seat, or how many.
// Python has these objects too, two calls away. Here one table has them, for all files.
#if defined(__GNUC__)

#define LEAST_NUMBER (-5)
#define NUMBERS 262  // up to 256: those of which Python has only one object

__attribute__((weak, visibility("hidden"))) PyObject *numbers[NUMBERS];

static __attribute__((noinline, unused)) PyObject *make_number(CPyTagged tagged, size_t at) {
    PyObject *number = CPyTagged_StealAsObject(tagged);
    if (CPyTagged_CheckShort(tagged) && at < NUMBERS)
        numbers[at] = Py_NewRef(number);
    return number;
}

static inline PyObject *number_as_object(CPyTagged tagged) {
    size_t at = (size_t)(CPyTagged_ShortAsSsize_t(tagged) - LEAST_NUMBER);
    if (CPyTagged_CheckShort(tagged) && at < NUMBERS && numbers[at])
        return Py_NewRef(numbers[at]);
    return make_number(tagged, at);
}

#define CPyTagged_StealAsObject number_as_object

#endif

// A call of a function that is only known at run time. Python would also check how deep the calls are, and that an error
// is set if nothing is returned. The called function takes its arguments without parsing if they are all there, in order.
#if defined(__GNUC__) && !defined(Py_LIMITED_API)

static __attribute__((noinline, unused)) PyObject *call(PyObject *called, PyObject *const *args, size_t many, PyObject *names) {
    if (Py_IS_TYPE(called, &PyCFunction_Type) && PyCFunction_GET_FLAGS(called) == (METH_FASTCALL | METH_KEYWORDS)) {
        _PyCFunctionFastWithKeywords function = (_PyCFunctionFastWithKeywords)(void (*)(void))PyCFunction_GET_FUNCTION(called);
        return function(PyCFunction_GET_SELF(called), args, PyVectorcall_NARGS(many), names);
    }
    PyTypeObject *type = Py_TYPE(called);
    vectorcallfunc function = NULL;
    if (PyType_HasFeature(type, Py_TPFLAGS_HAVE_VECTORCALL))
        function = *(vectorcallfunc *)((char *)called + type->tp_vectorcall_offset);
    return function ? function(called, args, many, names) : PyObject_Vectorcall(called, args, many, names);
}

#define PyObject_Vectorcall call

static inline int place(PyObject *const *args, size_t many, PyObject *names, PyObject **const *into, size_t wanted) {
    if (names || many != wanted)
        return 0;
    for (size_t i = 0; i < wanted; i++)
        *into[i] = args[i];
    return 1;
}

#define PLACES(...) ((PyObject **[]){__VA_ARGS__})
#define CPyArg_ParseStackAndKeywordsSimple(args, many, names, parser, ...)                                             \
    (place(args, many, names, PLACES(__VA_ARGS__), sizeof(PLACES(__VA_ARGS__)) / sizeof(PyObject **)) ||               \
     (CPyArg_ParseStackAndKeywordsSimple)(args, many, names, parser, __VA_ARGS__))

#endif

// Most lists have room for one more when something is appended.
#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)

static inline int append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated))
        return PyList_Append(list, item);
    PyList_SET_ITEM(list, size, Py_NewRef(item));
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    return 0;
}

#define PyList_Append append

#endif
