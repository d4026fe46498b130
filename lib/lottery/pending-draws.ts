import { randomText } from '../http/random-text.ts'
import { writeStored } from '../stored.ts'

/** A draw that was sent, or is about to be, and whose result the user has not seen. */
export interface PendingDraw {
  /** The call's `Idempotency-Key`: a retry answers with the same draw. */
  key: string
  clientSeed: string
}

const PREFIX = 'fanfareDraw'
const SEED_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SEED_LENGTH = 16

/** 16 letters of contract §9; all 64 are equally likely. */
function randomSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_LENGTH))
  return Array.from(bytes, (byte) => SEED_LETTERS[byte % SEED_LETTERS.length]).join('')
}

const prefixOf = (activityId: string, userId: string) => `${PREFIX}:${activityId}:${userId}:`

export const createDraw = (): PendingDraw => ({ key: randomText(), clientSeed: randomSeed() })

/** Call it before the draw is sent. One entry per draw, so that two tabs never replace each other's. */
export const storePendingDraw = (activityId: string, userId: string, { key, clientSeed }: PendingDraw) =>
  writeStored(prefixOf(activityId, userId) + key, clientSeed)

/** Call it when the result is on the screen, or was refused. */
export const deletePendingDraw = (activityId: string, userId: string, key: string) =>
  writeStored(prefixOf(activityId, userId) + key, null)

/** Without storage, a lost answer is only in the user's records. */
export function listPendingDraws(activityId: string, userId: string): PendingDraw[] {
  const prefix = prefixOf(activityId, userId)
  try {
    return Object.entries<string>(localStorage).flatMap(([name, clientSeed]) =>
      name.startsWith(prefix) ? { key: name.slice(prefix.length), clientSeed } : [],
    )
  } catch {
    return []
  }
}

/**
 * Runs `task` with the draws that no other tab is handling; returns whether there were any. Without Web Locks both tabs may show
 * the same result, which is harmless.
 */
export async function withDraws(
  draws: readonly PendingDraw[],
  task: (free: readonly PendingDraw[]) => Promise<void>,
  free: readonly PendingDraw[] = [],
): Promise<boolean> {
  const [draw, ...others] = draws
  if (!draw) {
    if (free.length > 0) await task(free)
    return free.length > 0
  }
  if (!navigator.locks) return withDraws(others, task, [...free, draw])
  return navigator.locks.request(`${PREFIX}:${draw.key}`, { ifAvailable: true }, (lock) =>
    withDraws(others, task, lock ? [...free, draw] : free),
  )
}
