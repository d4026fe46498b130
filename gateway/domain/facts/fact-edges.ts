import type { TaskDefinition } from '#activities/schema.ts'
import { DAY_MS } from '../time/durations.ts'
import type { ActivityFrame } from '../windows/window.ts'
import { periodKeysOf } from '../windows/periods.ts'
import { windowOf } from '../windows/window.ts'

export interface EdgesInput {
  activity: ActivityFrame
  tasks: Iterable<TaskDefinition>
  appliedAt: number | null
  now: number
}

/** Instants at which facts may begin or cease to count, so that sums must not span them. */
export interface FactEdges {
  own: Set<number>
  /** null: no task measures friends. */
  friends: { fixed: Set<number>; days: Set<number> } | null
}

/** Start and end of every window that these tasks have had until now. */
export function edgesOf(inputs: readonly EdgesInput[]): FactEdges {
  const own = new Set<number>()
  let friends: FactEdges['friends'] = null
  for (const { activity, tasks, appliedAt, now } of inputs)
    for (const task of tasks) {
      if (task.type === 'INVITE_FRIEND') friends ??= { fixed: new Set(), days: new Set() }
      if (task.friend !== undefined) friends?.days.add(task.friend.days)
      for (const periodKey of periodKeysOf({ task, activity, appliedAt, now })) {
        const window = windowOf({ task, periodKey, activity, appliedAt })
        if (window === null) continue
        own.add(window.start).add(window.end)
        if (task.type === 'INVITE_FRIEND') friends?.fixed.add(window.end)
      }
    }
  return { own, friends }
}

/** Instants at which the facts of a friend may begin or cease to count. */
export const friendEdges = ({ fixed, days }: NonNullable<FactEdges['friends']>, registeredAt: number): number[] => [
  ...fixed,
  ...[...days].map((count) => registeredAt + count * DAY_MS),
]
