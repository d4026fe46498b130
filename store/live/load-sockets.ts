import { baseApi } from '../api/base-api.ts'
import type { CallError } from '../call-error.ts'
import type { LoadedDomains } from '../domains/load-domains.ts'
import type { Services } from '../services.ts'
import { loadUser } from '../session.ts'
import type { AppStore } from '../store.ts'
import type { Tag } from './event-tags.ts'
import type { LiveSource } from './live-topics.ts'
import type { LiveStore } from './start-live.ts'

/** How long the sockets wait, so that the first taps and their calls go first, ms (ADR 0067). */
const START_AFTER_MS = 2000

/** When a lost call is sent again, ms, doubled each time; longer than any call takes. */
const AGAIN_MS = 15_000

/** Reads the shown data with the given tags until it arrives, because no other event may come. All tags wait together. */
function readerOf(store: AppStore): (tags: Tag[]) => void {
  let waiting: Tag[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLost = (tag: Tag) => {
    const state = store.getState()
    return baseApi.util
      .selectInvalidatedBy(state, [tag])
      .some(({ queryCacheKey: key }) => (state.api.queries[key]?.error as CallError | undefined)?.kind === 'network')
  }
  const read = (tags: Tag[], ms: number) => {
    store.dispatch(baseApi.util.invalidateTags(tags))
    clearTimeout(timer)
    timer = setTimeout(() => {
      waiting = waiting.filter(isLost)
      if (waiting.length > 0) read(waiting, ms * 2)
    }, ms)
  }
  return (tags) => {
    const isNew = (tag: Tag) => !tags.some((one) => JSON.stringify(one) === JSON.stringify(tag))
    waiting = [...waiting.filter(isNew), ...tags]
    read(tags, AGAIN_MS)
  }
}

/** The part of the store that the sockets use. Their code imports nothing of the runtime, which would make its scripts larger. */
export const liveStoreOf = (
  store: AppStore,
  { readToken }: Pick<Services, 'readToken'>,
  domains?: LoadedDomains,
): LiveStore => ({
  wsDomain: () => domains?.()?.wsHost() ?? '',
  wsFailed: (host) => domains?.()?.fail(host),
  token: () => readToken()?.value ?? null,
  // Loading the user renews a refused token, or ends the session.
  renewToken: async () => {
    await store.dispatch(loadUser())
    return readToken() !== null
  },
  invalidate: readerOf(store),
})

export async function loadSockets(live: LiveStore, onChange: () => void): Promise<LiveSource> {
  await new Promise((resolve) => setTimeout(resolve, START_AFTER_MS))
  const { startLive } = await import('./start-live.ts')
  return startLive(live, onChange)
}
