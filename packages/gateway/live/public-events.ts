import type { NewLiveEvent } from '#gateway/live/db/live-events.ts'
import type { LogEntry } from '#gateway/log/db/log.ts'
import { liveEvent } from './live-event.ts'

function eventOf({ topic, payload }: LogEntry): NewLiveEvent | null {
  const activityId = String(payload.activityId)
  if (topic === 'board.changed') return liveEvent('board', '', { activityId, updatedAt: Number(payload.at) })
  if (topic === 'activity.changed') return liveEvent('activity', '', { activityId, status: String(payload.status) })
  return null
}

/** The events of boards and activities: the last one of each, since the boards of one activity are ranked together. */
export function publicEvents(entries: readonly LogEntry[]): NewLiveEvent[] {
  const events = entries.flatMap((entry) => eventOf(entry) ?? [])
  return [...new Map(events.map((event) => [event.topic, event])).values()]
}
