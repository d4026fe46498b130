import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { PASSWORD_QUEUE } from '#gateway/limits.ts'
import { TooManyRequests } from '#gateway/plugins/rate-limit.ts'

const BLOCK = 8
const KEY_BYTES = 32
const SALT_BYTES = 16
const BUSY_RETRY_MS = 2_000

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Node asks for room for N × r × 128 bytes and refuses a limit that is exactly that.
    const maxmem = 256 * cost * BLOCK
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N: cost, r: BLOCK, p: 1, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

let running = 0
const waiting: (() => void)[] = []

/**
 * Hashing is slow on purpose: a few at once, a bounded queue behind them, 429 beyond (reliability D-20).
 * @throws TooManyRequests
 */
export async function withPasswordSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= PASSWORD_QUEUE.atOnce) {
    if (waiting.length >= PASSWORD_QUEUE.waiting) throw new TooManyRequests(BUSY_RETRY_MS)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** `scrypt$N$salt$key`, both in Base64url. `cost` is scrypt's N. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, cost)
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Takes as long for an unknown user (`null`) as for a wrong password, so that the time tells nothing (contract §5). */
export async function verifyPassword(password: string, stored: string | null, cost: number): Promise<boolean> {
  const [, n, salt, key] = stored?.split('$') ?? []
  if (n === undefined || salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(SALT_BYTES), cost)
    return false
  }
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(n))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
