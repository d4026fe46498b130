import { setImmediate } from 'node:timers/promises'
import type { UserFacts } from './user-facts.ts'
import type { FactReader } from './fact-reader.ts'
import type { Cell } from './fact-slice.ts'
import { readCells } from './read-slices.ts'

/** Users decided without a break, about 3 ms: requests are answered between them. */
const UNINTERRUPTED = 32

/** `decideAllExactly` for one user. */
export async function decideExactly<Result>(reader: FactReader, facts: UserFacts, decide: Decide<Result>) {
  const [result] = await decideAllExactly(reader, [facts], decide)
  return result as Result
}

type Decide<Result> = (facts: UserFacts, index: number) => { result: Result; unclear: readonly Cell[] }

/**
 * Decides by sums first. While a decision names unclear cells, reads these and decides again: first the tallies between two
 * edges, then the facts of single buckets. Sums alone usually suffice. Cells of several users are read together.
 * @returns the results in the order of the users
 */
export async function decideAllExactly<Result>(
  reader: FactReader,
  users: readonly UserFacts[],
  decide: Decide<Result>,
) {
  const known = [...users]
  const results: Result[] = []
  for (let open = [...users.keys()]; open.length > 0;) {
    const unclear = new Map<number, readonly Cell[]>()
    for (const [turn, index] of open.entries()) {
      if (turn > 0 && turn % UNINTERRUPTED === 0) await setImmediate()
      const decided = decide(known[index] as UserFacts, index)
      results[index] = decided.result
      if (decided.unclear.length > 0) unclear.set(index, decided.unclear)
    }
    const replace = await readCells(reader, [...unclear.values()].flat())
    for (const [index, cells] of unclear) known[index] = closer(known[index] as UserFacts, cells, replace)
    open = [...unclear.keys()]
  }
  return results
}

function closer(facts: UserFacts, cells: readonly Cell[], replace: Awaited<ReturnType<typeof readCells>>): UserFacts {
  const cellsOf = Map.groupBy(cells, ({ userId }) => userId)
  const replaced = (userId: string, slices: UserFacts['slices']) => {
    const own = cellsOf.get(userId)
    return own === undefined ? slices : replace(slices, own)
  }
  return {
    ...facts,
    slices: replaced(facts.userId, facts.slices),
    friends: facts.friends.map((friend) => ({ ...friend, slices: replaced(friend.userId, friend.slices) })),
  }
}
