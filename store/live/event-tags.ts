import { topicEventSchemas } from '@fanfare/contract/realtime.ts'

/** A tag of the store's API; with an `id`, it is of one activity. */
export type Tag = 'Task' | 'Reward' | 'Activity' | 'Draw' | 'Message' | { type: 'Activity' | 'Board'; id: string }

const MINE: readonly Tag[] = ['Task', 'Reward', 'Draw', 'Message', 'Activity']

/** The tags of the data that an event makes out of date; without an event, of everything that the topic is about. */
export function eventTags(topic: string, data?: unknown): readonly Tag[] {
  const [name, id = ''] = topic.split(':')
  if (name === 'board') return [{ type: 'Board', id }]
  if (name === 'activity') return [{ type: 'Activity', id }]
  // A reward changes its task, what messages say of it, the draws that it gives and, where no task gives it, the activity's own
  // data: a covered loss, a bonus, a rank.
  if (name === 'rewards') return MINE
  if (name === 'messages') return ['Message']
  const isTask = name === 'tasks'
  if (!isTask && name !== 'applications') return []
  const changed = topicEventSchemas[name].safeParse(data).data
  const activity = changed ? ({ type: 'Activity', id: changed.activityId } as const) : 'Activity'
  return isTask ? ['Task', activity] : [activity]
}

/**
 * Collects the tags of several events and invalidates them together, so that one change reads each list once. `delay` is the time
 * after the first event, ms.
 */
export function batchTags(delay: () => number, invalidate: (tags: Tag[]) => void) {
  let pending: Map<string, Tag> | null = null
  return {
    add: (tags: readonly Tag[]) => {
      if (tags.length === 0) return
      if (!pending) {
        const collected = new Map<string, Tag>()
        pending = collected
        setTimeout(() => {
          pending = null
          invalidate([...collected.values()])
        }, delay())
      }
      for (const tag of tags) pending.set(JSON.stringify(tag), tag)
    },
  }
}
