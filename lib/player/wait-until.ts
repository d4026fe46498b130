import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 200

/** Asks until the answer is true, at most for `atMostMs`. @returns the last answer */
export async function waitUntil(isSo: () => Promise<boolean>, atMostMs: number): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < atMostMs; await sleep(PAUSE_MS))
    if (await isSo()) return true
  return isSo()
}
