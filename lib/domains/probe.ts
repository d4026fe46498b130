import { health } from '../contract/site/health.ts'

/** Spec §9 and NET-2, ms. */
export const PROBE_TIMEOUT_MS = 20_000
export const FAST_MS = 3000
export const FAILED_MS = 9999

export interface ProbeEnvironment {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** ms, monotonic */
  elapsed: () => number
}

const isHealthy = (answer: unknown): boolean => (answer as { code?: unknown } | null)?.code === health.successCode

/** How long a host takes to answer, ms; a failure counts 9999. The gateway of a socket's host answers the same call. */
export async function probe(host: string, { fetch, elapsed }: ProbeEnvironment): Promise<number> {
  const sentAt = elapsed()
  try {
    const response = await fetch(host.replace(/^ws/, 'http') + health.path, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    })
    return response.ok && isHealthy(await response.json()) ? elapsed() - sentAt : FAILED_MS
  } catch {
    return FAILED_MS
  }
}

/**
 * Measures all hosts at once. The first fast one is passed to `onFast` as soon as it answers.
 * @returns the hosts that answered, fastest first; slower than a failure is a failure
 */
export async function rankHosts(
  hosts: readonly string[],
  measure: (host: string) => Promise<number>,
  onFast: (host: string) => void,
): Promise<string[]> {
  let hasFast = false
  const measured = await Promise.all(
    hosts.map(async (host) => {
      const ms = await measure(host)
      if (ms < FAST_MS && !hasFast) {
        hasFast = true
        onFast(host)
      }
      return { host, ms }
    }),
  )
  return measured
    .filter(({ ms }) => ms < FAILED_MS)
    .sort((a, b) => a.ms - b.ms)
    .map(({ host }) => host)
}
