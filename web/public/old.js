// What browsers from Chromium 80 and Safari 14 on lack, and a sentence for still older ones. Those must be able to read
// this file: no word of it is younger than 2011. It runs before the program.
;(function () {
  var page = document.documentElement
  var isFailed = !('noModule' in document.createElement('script'))

  function lacks(owner, name, found) {
    if (!owner[name]) Object.defineProperty(owner, name, { value: found, configurable: true, writable: true })
  }

  function at(place) {
    var number = Math.trunc(place) || 0
    return this[number < 0 ? number + this.length : number]
  }
  lacks(Array.prototype, 'at', at)
  lacks(String.prototype, 'replaceAll', function (text, by) {
    return typeof text === 'string' ? this.split(text).join(by) : this.replace(text, by)
  })

  // A dialog is a box above the page: Safari draws it from 15.4 on.
  if (!window.HTMLDialogElement) {
    page.className += ' no-dialogs'
    lacks(HTMLElement.prototype, 'showModal', function () {
      var dialog = this
      dialog.setAttribute('open', '')
      dialog.setAttribute('role', 'dialog')
      dialog.tabIndex = -1
      dialog.focus()
      dialog.addEventListener('keydown', function (event) {
        if (event.key === 'Escape') dialog.close()
      })
    })
    lacks(HTMLElement.prototype, 'close', function () {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    })
  }

  /** Does `gap` part what stands in a row? Chromium does that from 84 on, Safari from 14.1. */
  function hasGaps() {
    var row = document.createElement('div')
    row.style.cssText = 'display:flex;flex-direction:column;row-gap:1px;position:absolute'
    row.appendChild(document.createElement('i'))
    row.appendChild(document.createElement('i'))
    page.appendChild(row)
    var height = row.scrollHeight
    page.removeChild(row)
    return height === 1
  }
  if (!hasGaps()) page.className += ' no-gaps'
  if (page.className.indexOf('no-') >= 0) {
    var sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = '/old.css'
    document.head.appendChild(sheet)
  }

  // A browser that cannot read the program says so to the window alone; a file that never came, to the script.
  window.onerror = function () {
    isFailed = true
  }
  window.onload = function () {
    window.onerror = null
    if (!isFailed || page.hasAttribute('data-runs')) return
    var app = document.getElementById('app')
    var WORDS = [
      ['en', 'This browser is too old for City Sleeps. Update it, or use Chrome 80, Firefox 78, Safari 14 or newer.'],
      ['pl', 'Ta przeglądarka jest za stara na City Sleeps. Zaktualizuj ją albo użyj Chrome 80, Firefox 78, Safari 14 lub nowszej.'],
      ['sk', 'Tento prehliadač je na City Sleeps príliš starý. Aktualizujte ho alebo použite Chrome 80, Firefox 78, Safari 14 či novší.'],
      ['ru', 'Этот браузер слишком стар для City Sleeps. Обновите его или откройте Chrome 80, Firefox 78, Safari 14 либо новее.'],
      ['es', 'Este navegador es demasiado antiguo para City Sleeps. Actualízalo o usa Chrome 80, Firefox 78, Safari 14 o uno más nuevo.'],
    ]
    app.setAttribute('style', 'max-width:30em;margin:0 auto;padding:1em;font:1.25em/1.4 sans-serif;color:#efe7d6')
    document.body.style.background = '#0c0f14'
    for (var i = 0; i < WORDS.length; i++) {
      var line = document.createElement('p')
      line.lang = WORDS[i][0]
      line.style.margin = '1em 0'
      line.appendChild(document.createTextNode(WORDS[i][1]))
      app.appendChild(line)
    }
  }
})()
