import { randomText } from '../http/random-text.ts'

/** A draw that was sent, or is about to be, and whose result the user has not seen. */
export interface PendingDraw {
  /** Of the call's `Idempotency-Key`: a repetition answers the same draw. */
  key: string
  clientSeed: string
}

const PREFIX = 'fanfareDraw'
const SEED_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SEED_LENGTH = 16

/** 16 letters of contract §9, each of 64 equally likely. */
function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_LENGTH))
  return Array.from(bytes, (byte) => SEED_LETTERS[byte % SEED_LETTERS.length]).join('')
}

const prefixOf = (activityId: string, userId: string): string => `${PREFIX}:${activityId}:${userId}:`

/** Storage may be forbidden or full: then a lost answer is only in the user's records. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** A new draw, stored before it is sent. One entry per draw, so that two tabs never replace each other's. */
export function createPendingDraw(activityId: string, userId: string): PendingDraw {
  const draw = { key: randomText(), clientSeed: randomSeed() }
  attempt(() => localStorage.setItem(prefixOf(activityId, userId) + draw.key, draw.clientSeed), undefined)
  return draw
}

/** To be called when the result is on the screen, or was refused. */
export function deletePendingDraw(activityId: string, userId: string, key: string): void {
  attempt(() => localStorage.removeItem(prefixOf(activityId, userId) + key), undefined)
}

export function listPendingDraws(activityId: string, userId: string): PendingDraw[] {
  const prefix = prefixOf(activityId, userId)
  return attempt(
    () =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(prefix))
        .map((name) => ({ key: name.slice(prefix.length), clientSeed: localStorage.getItem(name) ?? '' })),
    [],
  )
}

/**
 * Runs `task` unless another tab is at the same draw; returns whether it ran. Without Web Locks both tabs may show the same
 * result, which is harmless.
 */
export async function withDraw(key: string, task: () => Promise<void>): Promise<boolean> {
  const run = async () => {
    await task()
    return true
  }
  if (!navigator.locks) return run()
  return navigator.locks.request(`${PREFIX}:${key}`, { ifAvailable: true }, (lock) => (lock ? run() : false))
}
