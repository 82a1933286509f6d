// Seats that are dragged to another place round the table.

const SLACK = 12 // px that a finger may wander in a tap

type Grip = { seat: number; item: HTMLElement; x: number; y: number; home: DOMRect; moves: boolean }

/** Let the seats of the ring within a node be dragged; `drop` hears which was put in whose place. */
export function draggable(may: (seat: number) => boolean, drop: (from: number, to: number) => void) {
  return (node: HTMLElement): (() => void) => {
    let grip: Grip | null = null
    let target: HTMLElement | null = null

    const seats = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('.circle [data-seat]')]
    const number = (seat: HTMLElement): number => Number(seat.dataset.seat)

    function nearest(x: number, y: number): HTMLElement | null {
      let found: HTMLElement | null = null
      let least = Infinity
      for (const seat of seats()) {
        const box = number(seat) === grip?.seat ? grip.home : seat.getBoundingClientRect()
        const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2)
        if (far < least) [found, least] = [seat, far]
      }
      return found
    }

    function point(at: HTMLElement | null): void {
      target?.closest('li')?.classList.remove('is-target')
      target = at
      if (at && number(at) !== grip?.seat) at.closest('li')?.classList.add('is-target')
    }

    function down(event: PointerEvent): void {
      const seat = (event.target as Element).closest<HTMLElement>('.circle [data-seat]')
      if (!seat || event.button || !may(number(seat))) return
      grip = {
        seat: number(seat),
        item: seat.closest('li')!,
        x: event.clientX,
        y: event.clientY,
        home: seat.getBoundingClientRect(),
        moves: false,
      }
    }

    function move(event: PointerEvent): void {
      if (!grip) return
      const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y]
      if (!grip.moves && Math.hypot(dx, dy) < SLACK) return
      if (!grip.moves) node.setPointerCapture(event.pointerId)
      grip.moves = true
      grip.item.classList.add('is-dragged')
      grip.item.style.translate = `${dx}px ${dy}px`
      point(nearest(event.clientX, event.clientY))
    }

    function up(event: PointerEvent): void {
      if (!grip) return
      const { seat, item, moves } = grip
      const to = event.type === 'pointerup' && target ? number(target) : seat
      item.classList.remove('is-dragged')
      item.style.translate = ''
      point(null)
      grip = null
      if (moves) addEventListener('click', swallow, { capture: true, once: true })
      if (moves) setTimeout(() => removeEventListener('click', swallow, true))
      if (moves && to !== seat) drop(seat, to)
    }

    // The click that ends a drag is none.
    const swallow = (event: Event): void => event.stopPropagation()

    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', up)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
    }
  }
}
