'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { TopicName } from '@fanfare/contract/realtime.ts'
import { useServices } from '../hooks.ts'

/**
 * Subscribes to a topic (packages/contract/realtime.ts), of one activity or of all, while the component is mounted; null
 * subscribes to none. An event makes the store read again what it makes out of date.
 */
export function useLiveTopic(name: TopicName | null, activityId?: string) {
  const { live } = useServices()
  const topic = name !== null && activityId !== undefined ? `${name}:${activityId}` : name
  useEffect(() => (topic === null ? undefined : live.want(topic)), [live, topic])
  return useSyncExternalStore(live.watch, () => (topic === null ? 'down' : live.stateOf(topic)))
}
