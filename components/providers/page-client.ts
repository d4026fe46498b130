import { pageClock } from '#lib/http/clock.ts'
import { createLazyClient, type LazyClient } from '#lib/http/lazy-client.ts'
import { randomText } from '#lib/http/random-text.ts'
import { readBearerToken } from '#lib/session/tokens.ts'

export interface PageClient extends LazyClient {
  /** Sends every later call as `route` does, given how this client sends. */
  routeBy: (route: (send: LazyClient['send']) => LazyClient['send']) => void
}

/** The page's one signed client. Calls go to the page's own origin until they are routed elsewhere (NET-2). */
export function createPageClient(signKey: string, language: string, keepsAnswers: boolean): PageClient {
  const client = createLazyClient({
    baseUrl: '',
    signKey,
    clock: pageClock,
    random: randomText,
    token: readBearerToken,
    language: () => language,
  })
  let { send } = client
  return {
    ...client,
    send: (request) =>
      keepsAnswers && request.token
        ? import('#lib/offline/last-answers.ts').then(
            ({ sendOrRecall }) => sendOrRecall(send, request),
            () => send(request),
          )
        : send(request),
    routeBy: (route) => {
      send = route(client.send)
    },
  }
}
