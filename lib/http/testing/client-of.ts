import { createHttpClient, type HttpClientOptions } from '../client.ts'
import { createServerClock } from '../clock.ts'
import { randomText } from '../random-text.ts'

/** A client of a visitor who reads English. */
export const clientOf = (baseUrl: string, changes: Partial<HttpClientOptions> = {}) =>
  createHttpClient({
    baseUrl,
    signKey: 'k',
    clock: createServerClock(Date.now),
    random: randomText,
    token: () => null,
    language: () => 'en',
    ...changes,
  })
