// The seats as everybody sees them: the Godfather, the box, what lies open, who is out.

import type { SeatState } from '../../parts/seats/Seat.svelte'
import { isAway } from '../../table/absence'
import { say } from '../../words/words.svelte'
import { isBoxOut, standing, type Fact, type Table } from './game'
import { roleIcon, roleName } from './pieces'

/** Whoever took against the rules is out and has no role (CUBA-406). */
const hasErred = (facts: Fact[], seat: number): boolean =>
  standing(facts).some(fact => fact.fact === 'eliminated' && fact.seat === seat && fact.cause === 'taking_error')

/** What a seat was in the end, or why it has no role. */
export function roleAtEnd(facts: Fact[], seat: number, role: string): { icon: string; name: string } {
  if (role) return { icon: roleIcon(role), name: roleName(role) }
  return hasErred(facts, seat) ?
      { icon: 'out', name: say('cause-taking-error') }
    : { icon: roleIcon(''), name: say('end-hidden') }
}

/** At which accusation each seat went out, as a tag; nothing for whoever was out before the first. */
export function outTags(facts: Fact[]): Map<number, string> {
  const tags = new Map<number, string>()
  let number = 0
  for (const fact of standing(facts)) {
    if (fact.fact === 'accused') number++
    else if (fact.fact === 'eliminated') tags.set(fact.seat, number ? say('tag-accusation', { number }) : '')
  }
  return tags
}

/** As they are now, or as they were then. */
export function seatStates(table: Table, { view, facts }: Pick<Table, 'view' | 'facts'> = table): SeatState[] {
  if (!view) return []
  const tags = outTags(facts)
  return table.names.map((_, seat) => {
    const player = table.player(seat)
    const isBoss = seat === view.godfather
    const holds = isBoxOut(view) && seat === view.holder
    const role = view.revealed.includes(seat) ? (view.roles[seat] ?? '') : ''
    const open =
      isBoss ? roleIcon('godfather')
      : role ? roleIcon(role)
      : ''
    return {
      seat,
      name: table.name(seat),
      isMe: seat === table.seat,
      isOut: !view.living.includes(seat),
      out: tags.get(seat) ?? '',
      isCalled: holds || seat === view.accused,
      isBot: Boolean(player?.bot || player?.stand_in) && !open && !holds,
      isAway: isAway(player),
      open: holds ? 'box' : open,
      also: [
        ...(isBoss ? [roleName('godfather')] : []),
        ...(holds ? [say('cuba-holds')] : []),
        ...(role ? [roleName(role)] : []),
        ...(view.compensated.includes(seat) ? [say('cuba-has-joker')] : []),
      ],
    }
  })
}
