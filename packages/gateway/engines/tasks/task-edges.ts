import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ActivityFrame } from '../../activities/definition/activity-in-play.ts'
import type { FactEdges } from '../../facts/fact-edges.ts'
import { periodKeysOf } from './windows/periods.ts'
import { windowOf } from './windows/window.ts'

/** Start and end of every window that these tasks have had until now. */
export function taskEdges({
  activity,
  tasks,
  appliedAt,
  now,
}: {
  activity: ActivityFrame
  tasks: Iterable<TaskDefinition>
  appliedAt: number | null
  now: number
}): FactEdges {
  const own = new Set<number>()
  const friends = { fixed: new Set<number>(), days: new Set<number>() }
  let areFriendsMeasured = false
  for (const task of tasks) {
    if (task.type === 'INVITE_FRIEND') areFriendsMeasured = true
    if (task.friend !== undefined) friends.days.add(task.friend.days)
    for (const periodKey of periodKeysOf({ task, activity, appliedAt, now })) {
      const window = windowOf({ task, periodKey, activity, appliedAt })
      if (window === null) continue
      own.add(window.start).add(window.end)
      if (task.type === 'INVITE_FRIEND') friends.fixed.add(window.end)
    }
  }
  return { own, friends: areFriendsMeasured ? friends : null }
}
