import { DAY_MS } from '@fanfare/kernel/time/durations.ts'

/** Instants at which facts may begin or cease to count, so that sums must not span them. */
export interface FactEdges {
  own: ReadonlySet<number>
  /** null when nothing measures friends. */
  friends: FriendEdges | null
}

export interface FriendEdges {
  fixed: ReadonlySet<number>
  /** Days after a friend's registration. */
  days: ReadonlySet<number>
}

const union = <Item>(sets: readonly ReadonlySet<Item>[]) => new Set(sets.flatMap((set) => [...set]))

export function mergeEdges(list: readonly FactEdges[]): FactEdges {
  const friends = list.flatMap((edges) => edges.friends ?? [])
  return {
    own: union(list.map(({ own }) => own)),
    friends:
      friends.length === 0
        ? null
        : { fixed: union(friends.map(({ fixed }) => fixed)), days: union(friends.map(({ days }) => days)) },
  }
}

/** Instants at which the facts of a friend may begin or cease to count. */
export const friendEdges = ({ fixed, days }: FriendEdges, registeredAt: number) => [
  ...fixed,
  ...[...days].map((count) => registeredAt + count * DAY_MS),
]
