import { setImmediate } from 'node:timers/promises'
import type { UserFacts } from './user-facts.ts'
import type { FactReader } from './fact-reader.ts'
import type { Cell } from './fact-slice.ts'
import { readCells } from './read-slices.ts'

/** Users decided without a break, about 3 ms: requests are answered between them. */
const UNINTERRUPTED = 32

interface Decided<Result> {
  result: Result
  unclear: readonly Cell[]
}

/** `decideAllExactly` for one user. */
export async function decideExactly<Result>(
  reader: FactReader,
  facts: UserFacts,
  decide: (facts: UserFacts) => Decided<Result>,
) {
  const [result] = await decideAllExactly(reader, [{ facts }], (user) => decide(user.facts))
  return result as Result
}

/**
 * Decides by sums first. While a decision names unclear cells, reads these and decides again: first the tallies between two
 * edges, then the facts of single buckets. Sums alone usually suffice. Cells of several users are read together.
 * @returns the results in the order of the users
 */
export async function decideAllExactly<User extends { facts: UserFacts }, Result>(
  reader: FactReader,
  users: readonly User[],
  decide: (user: User) => Decided<Result>,
) {
  const results: Result[] = []
  for (let open = [...users.entries()]; open.length > 0;) {
    const waiting: { index: number; user: User; unclear: readonly Cell[] }[] = []
    for (const [turn, [index, user]] of open.entries()) {
      if (turn > 0 && turn % UNINTERRUPTED === 0) await setImmediate()
      const { result, unclear } = decide(user)
      results[index] = result
      if (unclear.length > 0) waiting.push({ index, user, unclear })
    }
    const replace = await readCells(
      reader,
      waiting.flatMap(({ unclear }) => unclear),
    )
    open = waiting.map(({ index, user, unclear }) => [index, { ...user, facts: closer(user.facts, unclear, replace) }])
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
