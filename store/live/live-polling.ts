import type { TopicState } from '#lib/live/live-socket.ts'

/** RTK Query's options for data that events renew: it is read every `ms` while their topic is not live. */
export const livePolling = (ms: number, state: TopicState) => ({
  pollingInterval: state === 'live' ? 0 : ms,
  skipPollingIfUnfocused: true,
})
