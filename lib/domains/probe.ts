import type { CallDefinition } from '@fanfare/contract/define-call.ts'

/** Spec §9 and NET-2, ms. */
export const PROBE_TIMEOUT_MS = 20_000
export const FAST_MS = 3000
export const FAILED_MS = 9999

/** The call that measures, passed in because importing it would bring zod into this script. */
export type HealthCall = Pick<CallDefinition, 'path' | 'successCode'>

const codeOf = (answer: unknown) => (answer as { code?: unknown } | null)?.code

/** How long a host takes to answer, ms; a failure counts 9999. The gateway of a socket's host answers the same call. */
export async function probe(host: string, health: HealthCall) {
  const sentAt = performance.now()
  try {
    const response = await fetch(host.replace(/^ws/, 'http') + health.path, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    })
    return response.ok && codeOf(await response.json()) === health.successCode ? performance.now() - sentAt : FAILED_MS
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
) {
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
