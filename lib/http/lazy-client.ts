import type { createHttpClient, HttpClient, HttpClientOptions } from './client.ts'
import { NetworkError } from './errors.ts'

export interface LazyClient extends HttpClient {
  /** Loads axios before the first call. Ignores a failure, because the next call tries again. */
  preload: () => void
}

/**
 * A client that loads axios and the signature with its first call, because a visitor who only reads sends none. If they cannot be
 * loaded, the call fails like one without an answer.
 */
export function createLazyClient(
  options: HttpClientOptions,
  load: () => Promise<{ createHttpClient: typeof createHttpClient }> = () => import('./client.ts'),
): LazyClient {
  let loading: Promise<HttpClient> | null = null
  const client = () =>
    (loading ??= load().then(
      (module) => module.createHttpClient(options),
      (cause: unknown) => {
        loading = null
        throw new NetworkError('Network Error', undefined, 'ERR_NETWORK', { cause })
      },
    ))
  const { clock, random, token } = options
  return {
    clock,
    random,
    token,
    preload: () => void client().catch(() => undefined),
    send: async (request) => (await client()).send(request),
  }
}
