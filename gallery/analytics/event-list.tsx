'use client'

import { useEffect, useState } from 'react'
import { DEV_CHANNEL } from '#lib/analytics/sinks.ts'
import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'

const SHOWN = 200

interface ShownEvent {
  id: number
  event: AnalyticsEvent
}

/** Newest first, at most 200. */
export function EventList() {
  const [events, setEvents] = useState<ShownEvent[]>([])
  useEffect(() => {
    const channel = new BroadcastChannel(DEV_CHANNEL)
    let id = 0
    channel.addEventListener('message', ({ data }: MessageEvent<AnalyticsEvent>) => {
      id += 1
      const shown = { id, event: data }
      setEvents((before) => [shown, ...before].slice(0, SHOWN))
    })
    return () => channel.close()
  }, [])
  if (!events.length) return <p>No event yet.</p>
  return (
    <ol reversed aria-label="Events">
      {events.map(({ id, event: { name, ...fields } }) => (
        <li key={id}>
          <strong>{name}</strong> <code>{JSON.stringify(fields)}</code>
        </li>
      ))}
    </ol>
  )
}
