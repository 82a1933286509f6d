;([words, seed, share, until, patience]) => {
  // Somebody who leads at the desk, from the deal to the end: looks at the screen alone, and taps what lies there. A tap is that of
  // a finger: what is under something else, is shut, or is not on the screen cannot be tapped. It ends before the step of this
  // name too, if there is one. Whoever is asked on a phone of their own is waited for as long as there is patience.
  const MOMENT = 600 // ms for which a tap after a change is taken for a slip; nobody slips here, but the page came before this
  const LATER = window.setTimeout
  const MOST = 400 // steps of a game
  const PATIENCE = 15000 // ms

  window.setTimeout = (end, ms, ...given) => LATER(end, ms === MOMENT ? 0 : ms, ...given)
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  const any = list => list[Math.floor(chance() * list.length)]
  const led = { taps: 0, decisions: 0, causes: 0, nights: 0, steps: 0, said: [], at: '' }

  const all = what => [...document.querySelectorAll(what)]
  const text = one => (one?.innerText ?? '').replace(/\s+/g, ' ').trim()
  const desk = () => document.querySelector('.gm')
  const isLive = one => one && one.ariaDisabled !== 'true'
  const wait = ms => new Promise(done => LATER(done, ms))

  /** All that was tapped has come back, and is on the screen. */
  async function settle() {
    await window.catchUp()
    await wait(0)
    await new Promise(done => requestAnimationFrame(() => LATER(done)))
  }

  async function see(is, what) {
    for (const end = performance.now() + PATIENCE; !is(); await wait(20))
      if (performance.now() > end) throw Error(`never ${what}, but: ${text(document.body)}`)
  }

  async function tap(one) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = one.getBoundingClientRect()
    const under = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!isLive(one) || !one.contains(under))
      throw Error(`cannot tap ${text(one) || one.ariaLabel}: ${under?.outerHTML.slice(0, 200)}`)
    led.taps++
    one.click()
    await settle()
  }

  const seats = () => all('.around [data-seat]').filter(isLive)
  const isPressable = () => all('.around [data-seat]').some(one => one.ariaPressed !== null)
  const group = label => all('.say fieldset').find(one => text(one.querySelector('legend')) === label)
  const chips = one => [...(one?.querySelectorAll('.chip') ?? [])]
  const closed = () => document.querySelector('[data-eyes]') // all eyes, when night has come
  const way = () => document.querySelector('.sill .btn--go')
  const called = () => [...all('h1, .head__phase'), ...all('.say'), ...all('.hub .who')].map(text).join('|')

  /** Hands for one after the other; nobody raises one twice. */
  async function hands() {
    const causes = chips(group(words.causes)).map(text)
    const isRaised = one =>
      one.getAttribute('aria-label').includes(words.hand) || one.getAttribute('aria-label').includes(words.used)
    for (const cause of causes.length ? [any(causes)] : ['']) {
      const chip = chips(group(words.causes)).find(one => text(one) === cause)
      if (chip) {
        await tap(chip)
        led.causes++
      }
      for (const number of seats().map(one => one.dataset.seat)) {
        const one = document.querySelector(`.around [data-seat="${number}"]`)
        const isOwn = cause.startsWith(`${Number(number) + 1} `)
        if (!isLive(one) || isRaised(one) || isOwn || chance() > share) continue
        await tap(one)
        led.decisions++
      }
    }
  }

  async function one(is) {
    const open = is()
    await tap(any(open))
    led.decisions++
  }

  /** What the screen asks for now. */
  async function enter() {
    if (!isPressable()) return
    if (text(document.querySelector('.hub .cap')) === words.hands) return hands()
    for (const fieldset of all('.say fieldset').filter(one => text(one.querySelector('legend')) !== words.what))
      if (!chips(fieldset).some(chip => chip.ariaPressed === 'true')) await one(() => chips(fieldset))
    if (seats().length && !document.querySelector('.around .is-chosen')) await one(seats)
  }

  async function lead() {
    await wait(MOMENT)
    for (; led.steps < MOST; led.steps++) {
      if (!desk()) return led
      await settle()
      await wait(10) // for nobody's finger slips
      led.at = called()
      led.said.push(led.at)
      if (until && led.at.includes(until)) return led
      const asks = () => text(document.querySelector('.sill .why')).includes(words.phones)
      for (const end = performance.now() + patience; asks() && performance.now() < end;) await wait(50)
      if (closed()) {
        await tap(closed())
        led.nights++
      }
      await enter()
      if (!desk()) return led
      await see(() => !desk() || (isLive(way()) && !document.querySelector('dialog')), 'may go on')
      if (!desk()) return led
      const before = called()
      await tap(way())
      for (let i = 0; i < 25 && desk() && called() === before; i++) await wait(20)
    }
    throw Error(`this game does not end: ${led.at}`)
  }

  window.game = lead()
}
