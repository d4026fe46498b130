import { topicEventSchemas } from '@fanfare/contract/realtime.ts'

/** A tag of the store's API. Of one activity where it has an `id`. */
export type Tag = 'Task' | 'Reward' | 'Activity' | 'Draw' | 'Message' | { type: 'Activity' | 'Board'; id: string }

const MINE: readonly Tag[] = ['Task', 'Reward', 'Draw']

/** The data that an event of a topic makes out of date, or, without an event, everything that the topic is about. */
export function eventTags(topic: string, data?: unknown): readonly Tag[] {
  const [name, id = ''] = topic.split(':')
  if (name === 'board') return [{ type: 'Board', id }]
  if (name === 'activity') return [{ type: 'Activity', id }]
  // A claim changes the task, the reward and, by a prize of draws, the draws.
  if (name === 'rewards') return MINE
  if (name === 'messages') return ['Message']
  if (name !== 'tasks') return []
  const changed = topicEventSchemas.tasks.safeParse(data).data
  return ['Task', changed ? { type: 'Activity', id: changed.activityId } : 'Activity']
}
