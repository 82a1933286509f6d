// What the Game Master says: the sentences that everybody hears, and which of them belong to this moment.

import { lastAt } from '../../table/facts'
import { tell } from '../../words/tell'
import { hyphened, say, type Words } from '../../words/words.svelte'
import { innerOf, isSecret, phaseOf, stepOf, type Fact, type Table, type Told } from './game'

/** Facts that are worth reading again. */
export const PUBLIC = new Set<string>([
  'card_shown',
  'swapped',
  'swap_declined',
  'turn_began',
  'recruitment_called',
  'victim_named',
  'nobody_chosen',
  'card_played',
  'saved',
  'shot',
  'eliminated',
  'left',
  'said',
  'host_said',
  'counted',
  'vote_void',
  'no_vote',
  'finalists',
  'floor_given',
  'tied',
  'commander_decided',
  'lot_drawn',
  'voted_out',
  'card_removed',
  'commander_passed',
  'decided',
  'game_over',
])

/** What is told to some. */
export const PRIVATE = new Set<string>([
  'own_token',
  'own_card',
  'token_seen',
  'gang_met',
  'mafia_met',
  'recruited',
  'pointed',
  'signed',
  'mafia_choice',
  'agent_pointed',
  'lost',
  'noted',
])

const SILENT = ['said', 'host_said', 'floor_given', 'card_removed']
const SHOWN = ['turn_began', 'counted', 'finalists'] // by the votes themselves

/** Here the game waits for somebody. */
const waits = (fact: Fact): boolean =>
  fact.fact === 'step_began' || fact.fact === 'vote_opened' || fact.fact === 'floor_given'
const opensCouncil = (fact: Fact): boolean => fact.fact === 'step_began' && fact.step === 'police_phase'

/** What has been announced last: in the discussion all of this morning, else what came since the step before. */
export function newsOf(table: Table): string[] {
  const facts = table.facts
  const isTalk = stepOf(table) === 'discussion' && !innerOf(table)
  const before = facts.slice(0, Math.max(0, lastAt(facts, waits)))
  const from = isTalk ? lastAt(facts, opensCouncil) : lastAt(before, waits)
  const news = facts
    .slice(Math.max(0, from))
    .filter(fact => PUBLIC.has(fact.fact) && ![...SILENT, ...SHOWN].includes(fact.fact))
  return news.slice(-4).map(fact => tell(table, fact))
}

/** What everybody heard since the night ended, or since the last vote was counted. */
export function heardSince(table: Table, kind: 'morning' | 'evening'): Fact[] {
  const facts = table.facts
  const until = kind === 'evening' ? lastAt(facts, fact => fact.fact === 'turn_began') : facts.length
  const before = facts.slice(0, until)
  const isStart = (fact: Fact): boolean =>
    kind === 'morning' ? opensCouncil(fact) : fact.fact === 'counted' || fact.fact === 'no_vote'
  const from = lastAt(before, isStart)
  return before
    .slice(Math.max(0, from))
    .filter(fact => PUBLIC.has(fact.fact) && !SILENT.includes(fact.fact) && fact.fact !== 'turn_began')
}

const UNPROMPTED = ['dawn', 'lot', 'verdict', 'commander_pass', 'defence', 'police_phase', 'over']

/** What everybody is told to do now; `short` where there is little room. */
export function promptOf(table: Table, length: 'whole' | 'short'): string {
  const view = table.view
  const at = innerOf(table) || stepOf(table) || phaseOf(table)
  if (!at || UNPROMPTED.includes(at)) return ''
  const seat = view && view.asked >= 0 ? table.name(view.asked) : ''
  const args = { seat, vote_mode: String(table.settings.vote_mode ?? '') }
  const isShort =
    length === 'short' && (at === 'discussion' || isSecret(table)) && at !== 'agent_phase' && at !== 'gang_recognition'
  return say(`step-began-${hyphened(at)}`, args, isShort ? 'short' : '')
}

/** A count in lines: who has how many votes, and whose; the most first. */
export function tally(words: Words, fact: Told<'counted'>, names: string[]): string[] {
  const rows = fact.seats.map((seat, i) => ({
    seat,
    number: fact.numbers[i] ?? 0,
    voters: fact.voters.filter((_, j) => fact.votes[j] === seat),
  }))
  return rows
    .sort((a, b) => b.number - a.number || a.seat - b.seat)
    .map(({ seat, number, voters }) =>
      words.say('spy-tally', {
        name: names[seat] ?? '',
        number,
        voters: voters.map(voter => names[voter] ?? '').join(', '),
      }),
    )
}
