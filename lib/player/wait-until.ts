import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 200

/** Repeats a check until it is true, at most for `timeoutMs`. @returns the last answer */
export async function waitUntil(check: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  for (const startedAt = performance.now(); performance.now() - startedAt < timeoutMs; await sleep(PAUSE_MS))
    if (await check()) return true
  return check()
}
