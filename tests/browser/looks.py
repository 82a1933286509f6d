"""What can be wrong with a screen: missing words, words that do not fit, barriers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .phones import ROOT

if TYPE_CHECKING:
    from .phones import Phone

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]

# A message that does not exist is shown as {id}, an argument that was not given as {$name}.
MISSING = r"""() => {
  const attributes = ['aria-label', 'placeholder', 'alt', 'title']
  const said = [...document.querySelectorAll('body *')].flatMap(one => attributes.map(name => one.getAttribute(name) ?? ''))
  return [document.body.innerText, ...said].flatMap(text => text.match(/\{\$?[a-z][\w.-]*\}/gi) ?? [])
}"""

# Sideways nothing scrolls, but for what is made to; no button or heading is cut off, outside the screen or covered.
MISFITS = r"""() => {
  const root = document.documentElement
  const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : []
  const scope = document.querySelector('dialog[open]') ?? document.body
  const words = one => `${one.localName}.${one.className.split(' ')[0]} “${one.innerText.replace(/\s+/g, ' ').slice(0, 50)}”`
  const scrolls = one => one && (getComputedStyle(one).overflowX === 'auto' || scrolls(one.parentElement))
  const parts = word => { // the words of a text that stand on two lines
    const cut = []
    const texts = document.createTreeWalker(word, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      for (const {0: letters, index} of texts.currentNode.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + letters.length)
        if (new Set([...range.getClientRects()].map(box => box.top)).size > 1) cut.push(letters)
      }
    return cut
  }
  const worded = 'button, a.btn, h1, h2, h3, small, label, summary, .chip, .whisper, .call, .gauge, .docket__name, .docket__by, .fallen .who > *'
  for (const one of scope.querySelectorAll(worded)) {
    if (!one.checkVisibility() || !one.clientWidth || one.matches('[data-seat]')) continue // a seat's marks stick out
    const box = one.getBoundingClientRect()
    if (box.width < 2) continue
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${words(one)} is cut off: ${one.scrollWidth} in ${one.clientWidth}`)
    if (one.matches('button, .btn, .whisper, .call') && one.scrollHeight > one.clientHeight + 2)
      found.push(`${words(one)} is cut off below: ${one.scrollHeight} in ${one.clientHeight}`)
    for (const cut of parts(one)) found.push(`${words(one)} breaks the word ${cut}`)
    if ((box.left < -0.5 || box.right > innerWidth + 0.5) && !scrolls(one)) found.push(`${words(one)} is outside: ${box.left} to ${box.right}`)
  }
  for (const one of scope.querySelectorAll('main'))
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${words(one)} is ${one.scrollWidth} wide in ${one.clientWidth}`)
  for (const one of scope.querySelectorAll('.phone > .sill > .btn--main, .phone > .sill > .keep')) {
    const { position, backgroundColor } = getComputedStyle(one)
    if (position === 'sticky' && /, 0\)$/.test(backgroundColor)) found.push(`the screen shines through ${words(one)}`)
  }
  for (const one of scope.querySelectorAll('input:not([type=range], [type=checkbox], [type=radio]), textarea, select'))
    if (one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 16)
      found.push(`a field has letters of ${getComputedStyle(one).fontSize}: Safari zooms in`)
  for (const name of scope.querySelectorAll('.circle:not(.circle--bare) .seat__name')) {
    const [wide, room] = [name.scrollWidth, name.clientWidth]
    if (room && wide > room + 1 && room < 0.6 * wide) found.push(`the name ${words(name)} is cut: ${wide} in ${room}`)
  }
  if (document.querySelector('.role, .is-risen')) return found // what is held lies over the rest
  for (const one of scope.querySelectorAll('.sill button, header button, .circle [data-seat], .ground .chip, .hub button, .dusk > *')) {
    const box = one.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const stage = one.closest('.stage--scroll')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
    if (!one.checkVisibility() || y < stage.top || y > stage.bottom || y > innerHeight) continue // scrolled away is not covered
    if (one.matches('.chip') && x > one.parentElement.getBoundingClientRect().right) continue // nor is the rest of a row
    const at = document.elementFromPoint(x, y)
    if (!one.contains(at)) found.push(`${words(one)} is covered by ${at && (at.innerText ? words(at) : at.localName)}`)
  }
  return found
}"""

# On a table screen nothing is cut, covered by other words, outside of it, or too small to be read from afar.
FAR = r"""() => {
  const LEAST = 44, RING = 40, CAST = 28, CROWD = 34 // px at 1080 lines; the last two where there is no room for more
  const isCrowd = document.querySelectorAll('.table__seats > li').length > 13
  const line = innerHeight / 1080
  const isScene = document.querySelector('.scene') !== null
  const found = []
  const all = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const one = node.parentElement
    const text = node.data.trim().slice(0, 50)
    if (!text || !one.checkVisibility() || one.closest('.street--bare .nm, .m')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(box => box.width > 1)
    const fit = one.closest('.tvfit')
    const scale = one.getScreenCTM?.().a ?? (fit ? new DOMMatrix(getComputedStyle(fit).transform).a : 1)
    const size = (parseFloat(getComputedStyle(one).fontSize) * scale) / line
    const least = isCrowd ? CROWD : !isScene ? RING : one.closest('.houses, .cast') ? CAST : LEAST
    if (size < least) found.push(`“${text}” has letters of ${Math.round(size)} px`)
    const clip = one.closest('.nm, .tv-fit')
    if (clip && getComputedStyle(clip).overflow !== 'visible' && clip.scrollWidth > clip.clientWidth + 1)
      found.push(`“${text}” is cut off: ${clip.scrollWidth} in ${clip.clientWidth}`)
    if (clip && getComputedStyle(clip).overflow !== 'visible' && clip.scrollHeight > clip.clientHeight + 2)
      found.push(`“${text}” is cut off below: ${clip.scrollHeight} in ${clip.clientHeight}`)
    for (const { left, top, right, bottom } of boxes) {
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`“${text}” is outside`)
      const inner = 0.2 * (bottom - top) // letters do not fill their line
      for (const other of all)
        if (
          other.one !== one && left < other.right - 2 && other.left < right - 2 &&
          top + inner < other.bottom - 2 && other.top < bottom - inner - 2
        ) found.push(`“${text}” lies over “${other.text}”`)
      all.push({ one, text, left, right, top: top + inner, bottom: bottom - inner })
    }
  }
  const apart = (a, b) => a.right <= b.left + 2 || b.right <= a.left + 2 || a.bottom <= b.top + 2 || b.bottom <= a.top + 2
  for (const { one, text, ...box } of all)
    if (one.closest('header'))
      for (const pane of document.querySelectorAll('.table__seats .pane'))
        if (!apart(box, pane.getBoundingClientRect())) found.push(`“${text}” lies over a window`)
  // What seats say is no text: its box lies on no other seat, no words, and inside.
  for (const bubble of document.querySelectorAll('.bub')) {
    const box = bubble.getBoundingClientRect()
    const seat = bubble.closest('li')
    const words = bubble.innerText || [...bubble.querySelectorAll('[data-text]')].map(one => one.dataset.text).join(' ')
    if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) found.push(`a bubble “${words}” is outside`)
    for (const other of document.querySelectorAll('.table__seats .pane, .table__seats .bub'))
      if (other !== bubble && !apart(box, other.getBoundingClientRect())) found.push(`a bubble “${words}” lies over a seat`)
    for (const { one, text, ...other } of all)
      if (!seat?.contains(one) && !apart(box, other)) found.push(`a bubble “${words}” lies over “${text}”`)
  }
  return [...new Set(found)]
}"""

# What one does next is seen without scrolling, and what is always at hand, unless letters are large.
UNSEEN = r"""() => document.querySelector('dialog[open]') ? [] :
  [...document.querySelectorAll('.phone > .sill .btn--main, .phone > .sill .hold, .phone--fit > .sill .dock > *')]
    .filter(one => !one.closest('.dock') || !matchMedia('(max-width: 17rem), (max-height: 14rem)').matches)
    .filter(one => one.checkVisibility() && (one.getBoundingClientRect().bottom > innerHeight + 1 || one.getBoundingClientRect().top < 0))
    .map(one => `“${one.innerText}” is out of sight`)"""

# What can be tapped is at least 44 px high and wide, or as wide as its word; the ring's windows too.
SMALL_TARGETS = r"""() => {
  const LEAST = 44
  const scope = document.querySelector('dialog[open]') ?? document.body
  const found = []
  for (const one of scope.querySelectorAll('button, a[href], summary, input, select, textarea, [data-seat]')) {
    if (!one.checkVisibility() || one.type === 'radio' || one.type === 'checkbox') continue
    const box = one.getBoundingClientRect()
    if (box.width < 2) continue
    if (box.height < LEAST - 0.5 || box.width < LEAST - 0.5)
      found.push(`${one.localName}.${one.className.split(' ')[0]} “${(one.ariaLabel || one.innerText).slice(0, 40)}” is ${Math.round(box.width)}×${Math.round(box.height)}`)
  }
  return found
}"""


def missing(phone: Phone) -> list[str]:
    """Missing messages."""
    found: list[str] = phone.page.evaluate(MISSING)
    return found


def misfits(phone: Phone) -> list[str]:
    """Words that do not fit."""
    found: list[str] = phone.page.evaluate(MISFITS)
    return found


def unreadable(screen: Phone) -> list[str]:
    """Words on a table screen that cannot be read from afar."""
    found: list[str] = screen.page.evaluate(FAR)
    return found


def largest(screen: Phone) -> list[str]:
    """The largest words of a table screen, without the numbers of windows and of hands."""
    sizes: list[tuple[float, str]] = screen.page.evaluate(
        """() => [...document.querySelectorAll('h1, p')].filter(one => one.checkVisibility() && one.innerText.trim())
             .map(one => [parseFloat(getComputedStyle(one).fontSize), one.innerText.trim()])"""
    )
    most = max(size for size, _ in sizes)
    return [text for size, text in sizes if size == most]


def unseen(phone: Phone) -> list[str]:
    """Main buttons that are visible only after scrolling."""
    found: list[str] = phone.page.evaluate(UNSEEN)
    return found


def small_targets(phone: Phone) -> list[str]:
    """What a thumb would miss."""
    found: list[str] = phone.page.evaluate(SMALL_TARGETS)
    return found


def faults(phone: Phone) -> list[str]:
    return missing(phone) + misfits(phone)


def barriers(phone: Phone) -> list[str]:
    """Violations of WCAG 2.2 A and AA, as far as a program can find them."""
    if not phone.page.evaluate("() => 'axe' in window"):
        phone.page.evaluate(AXE.read_text(encoding="utf-8"))
    report: list[dict[str, Any]] = phone.page.evaluate(
        """async tags => (await axe.run(document, {runOnly: tags, resultTypes: ['violations']})).violations
             .map(({id, nodes}) => ({id, nodes: nodes.map(one => one.html.slice(0, 160) + ' ' + (one.any[0]?.message ?? ''))}))""",
        WCAG,
    )
    return [f"{one['id']}: {node}" for one in report for node in one["nodes"]]
