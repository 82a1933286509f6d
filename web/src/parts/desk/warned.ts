// How often each seat was warned, for whoever leads.

type Told = { fact: string; seat?: unknown }

export function warnings(facts: readonly Told[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { fact, seat } of facts)
    if (fact === 'warned' && typeof seat === 'number') counts.set(seat, (counts.get(seat) ?? 0) + 1)
  return counts
}
