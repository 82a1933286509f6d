// How often each seat was warned, for whoever leads.

type Told = { fact: string; seat?: unknown }

export function warnings(facts: readonly Told[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { fact, seat } of facts) {
    if (fact === 'game_set') counts.clear() // warnings of a void deal do not count
    if (typeof seat === 'number' && (fact === 'warned' || fact === 'unwarned'))
      counts.set(seat, (counts.get(seat) ?? 0) + (fact === 'warned' ? 1 : -1))
  }
  return counts
}
