// What compiled code does again and again, done quicker: reads, and numbers as objects.
//
// Reads that one place in the code repeats: a field of a struct, and a name of a module that is not compiled. Python looks
// each up in a dict every time. Here each place remembers where it found it, as long as the type or the module is the same.
// For Python 3.11: later ones give the dict of a module no version that others may read.

#pragma once

#include "CPy.h"
#include <structmember.h>

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

#define READ_FIELD(object, name) ({ static ReadField last; read_field(object, name, &last); })
#define READ_GLOBAL(globals, name) ({ static ReadGlobal last; read_global(globals, name, &last); })

#else

#define READ_FIELD(object, name) CPyObject_GetAttr(object, name)
#define READ_GLOBAL(globals, name) CPyDict_GetItem(globals, name)

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
