// What a host needs of a game: the lines to read aloud, who is called and what they have done, what can be corrected.

import type { Option } from '../../parts/Choices.svelte'
import { byNumber, type Correctable } from '../../parts/HostSheet.svelte'
import { since } from '../../table/facts'
import { tell } from '../../words/tell'
import { say, speech } from '../../words/words.svelte'
import { isNight, type Fact, type Table, type View } from './game'
import { nightsAhead } from './night'
import { spoken } from './voice'

const GANGS = ['mafia', 'yakuza']
const CHECKS = ['lawyer', 'commissar', 'don', 'ninja']
const CARDS: Record<string, string[]> = { mafia: ['mafia', 'don'], yakuza: ['yakuza', 'ninja'] } // any other step is its card's own

/** After these facts the game waits: what is said next is another announcement. */
const WAITS: Fact['fact'][] = ['rules_read', 'step_began', 'floor_given', 'called']

/** What is to be read aloud now (1406, 1410): first what has happened, then what everybody waits for. */
export function toRead(table: Table): { before: string[]; now: string[] } {
  const { view } = table
  if (!view || view.where[0] === 'deal') return { before: [], now: [] }
  if (table.where[2] === 'nomination')
    return { before: [], now: [say('host-nomination', { name: table.name(speaker(table.facts)) })] }
  let before: string[] = []
  let now: string[] = []
  let isOver = false
  for (const fact of table.facts) {
    const [line, ...numbers] = spoken(speech.now, fact, table)
    if (line) {
      before = isOver ? [] : [...before, ...now]
      now = numbers.length ? [line, numbers.join(' · ')] : [line]
      isOver = false
    }
    if (fact.fact === 'dawn' && view.day === 1) now.push(say('discussion-rules'))
    if (WAITS.includes(fact.fact)) isOver = true
  }
  const step = table.where[1] ?? ''
  if (isNight(table) && view.night > 1 && nightsAhead(table, step).length > 1) now.push(say(`step-plans-${step}`))
  return { before, now }
}

const speaker = (facts: Fact[]): number => facts.filter(fact => fact.fact === 'floor_given').at(-1)?.seat ?? -1

/** What is chosen in a step of a night; nothing where its players only look at one another. */
function actOf(table: Table, step: string): string {
  const isFirst = table.view?.night === 1
  const isClosed = table.settings.kill_method === 'closed_eyes'
  if (CHECKS.includes(step)) return 'check'
  if (GANGS.includes(step))
    return (
      isFirst ?
        isClosed ? 'plan'
        : ''
      : isClosed ? 'mark'
      : 'point'
    )
  return isFirst ? '' : ({ doctor: 'guard', maniac: 'kill', sheriff: 'shoot' }[step] ?? '')
}

// Behind the blind

export type Called = { seats: number[]; act: string; sign: string; done: Map<number, string> }

/** Who is called now, what each of them has chosen so far, and the sign that the werewolf is given. */
export function called(table: Table): Called {
  const step = table.where[1] ?? ''
  const facts = since(table.facts, 'step_began')
  const done = new Map<number, string>()
  let sign = ''
  for (const fact of facts) {
    if (fact.fact === 'side_told') sign = say(`host-sign-${fact.side}`)
    const seat =
      'member' in fact ? fact.member
      : 'seat' in fact && ['noted', 'check_answer', 'card_shown'].includes(fact.fact) ? fact.seat
      : -1
    if (seat >= 0) done.set(seat, tell(table, fact))
  }
  return { seats: members(table.view, step), act: actOf(table, step), sign, done }
}

function members(view: View | null, step: string): number[] {
  if (!view) return []
  const cards = CARDS[step] ?? [step]
  const isOfIt = (seat: number): boolean => cards.includes(view.cards[seat] ?? '') || view.gangs[seat] === step
  return view.living.filter(seat => isOfIt(seat) && !view.left.includes(seat))
}

const TOLD = [
  'gang_met',
  'plan_recorded',
  'gang_choice',
  'check_answer',
  'card_shown',
  'side_told',
  'noted',
  'leaving',
  'attempt',
  'converted',
]

/** What has happened in this night, the latest first; a choice whose answer is there is told by the answer. */
export function tonight(table: Table): string[] {
  const facts = since(table.facts, 'night_began').filter(fact => TOLD.includes(fact.fact))
  return facts
    .filter(fact => !(fact.fact === 'noted' && fact.act === 'check'))
    .map(fact => tell(table, fact))
    .reverse()
}

// Correcting (1409): nothing of it depends on what anybody holds

/** The acts of what is open now, and of what was open before it. */
export function correctable(table: Table): Correctable[] {
  const { view, where } = table
  if (!view) return []
  const plain = (act: string): Correctable => ({ act, needs: [] })
  const at = (act: string, options: Option[], nights: number[] = []): Correctable => ({
    act,
    needs: [
      { label: say('host-correct-target'), options },
      ...(nights.length ?
        [
          {
            label: say('host-correct-night'),
            options: nights.map(number => ({ value: number, words: say('night-began', { number }, 'heading') })),
          },
        ]
      : []),
    ],
  })
  const living = byNumber(table, view.living)
  if (where[0] === 'deal') return [plain('ready')]
  if (isNight(table)) {
    const steps = since(table.facts, 'night_began').flatMap(fact => (fact.fact === 'step_began' ? [fact.step] : []))
    const acts = new Set(
      steps
        .slice(-2)
        .reverse()
        .map(step => actOf(table, step))
        .filter(Boolean),
    )
    const isGang = acts.has('point') || acts.has('plan')
    const ahead = nightsAhead(table, 'mafia').filter(night => night > view.night)
    return [
      ...[...acts].map(act => at(act, living, act === 'plan' ? ahead : [])),
      plain('pass'),
      ...(isGang ? [plain('done')] : []),
    ]
  }
  if (where[1] === 'discussion') return [at('nominate', living), plain('pass'), plain('done')]
  const isAll = where.at(-1) === 'all_or_none'
  const candidates =
    isAll ?
      ['execute', 'spare'].map(value => ({ value, words: say(`choice-${value}`) }))
    : byNumber(table, view.candidates)
  return [at('vote', candidates), plain('abstain'), plain('pass'), plain('done')]
}
