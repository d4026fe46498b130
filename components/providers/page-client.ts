import { pageClock } from '#lib/http/clock.ts'
import { createLazyClient, type LazyClient } from '#lib/http/lazy-client.ts'
import { randomText } from '#lib/http/random-text.ts'
import { readBearerToken } from '#lib/session/tokens.ts'

/** The page's one signed client, for calls to the page's own origin. */
export const createPageClient = (signKey: string, language: string): LazyClient =>
  createLazyClient({
    baseUrl: '',
    signKey,
    clock: pageClock,
    random: randomText,
    token: readBearerToken,
    language: () => language,
  })
