'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { PRIVATE_TOPICS, PUBLIC_TOPICS } from '@fanfare/contract/realtime.ts'
import { useAppDispatch } from '../hooks.ts'

type TopicName = (typeof PUBLIC_TOPICS | typeof PRIVATE_TOPICS)[number]

/**
 * Subscribes a topic (packages/contract/realtime.ts), of an activity or of all, while the component is on the page; null when there is none. An
 * event of it lets the store read again what it makes out of date.
 */
export function useLiveTopic(name: TopicName | null, activityId?: string) {
  const live = useAppDispatch()((_dispatch, _getState, services) => services.live)
  const topic = name !== null && activityId !== undefined ? `${name}:${activityId}` : name
  useEffect(() => (topic === null ? undefined : live.want(topic)), [live, topic])
  return useSyncExternalStore(live.watch, () => (topic === null ? 'down' : live.stateOf(topic)))
}
