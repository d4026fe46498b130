// Loaded while the process has its WebCrypto: crypto-js keeps what it finds, for the tests of other files as well.
import 'crypto-js/sha256.js'
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { captchaSolutionSchema } from '@fanfare/contract/session/login.ts'
import { captchaAnswer, captchaExpiry, loadDigest, solveChallenge } from './solve-challenge.ts'
import { solveAside } from './answer-challenge.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const puzzle = (number: number, maxnumber = 1200) => {
  const salt = 'a1b2?action=login&expires=1763600000&'
  return { salt, maxnumber, challenge: sha256(salt + String(number)) }
}

test.each([0, 1, 499, 500, 1199, 1200])('[AUTH-5] finds the number %i', async (number) => {
  expect(await solveChallenge(puzzle(number), await loadDigest())).toBe(number)
})

test('[AUTH-5] a challenge without a solution ends, and lets the page handle events in between', async () => {
  const breathe = vi.fn<() => Promise<void>>().mockResolvedValue()
  expect(await solveChallenge(puzzle(1201), sha256, breathe)).toBeNull()
  expect(breathe).toHaveBeenCalledTimes(3)
})

test('[AUTH-5] without WebCrypto the same hash comes from JavaScript', async () => {
  const ofBrowser = await loadDigest()
  vi.stubGlobal('crypto', {})
  const ofScript = await loadDigest()
  vi.unstubAllGlobals()
  for (const text of ['', 'a1b2?x=y&7', 'é٧']) {
    expect(ofScript(text)).toBe(sha256(text))
    expect(await ofBrowser(text)).toBe(sha256(text))
  }
})

test('[AUTH-5] without workers, and where one is refused, the page solves it itself', async () => {
  expect(await solveAside(puzzle(700))).toBe(700)
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('refused by the policy')
      }
    },
  )
  expect(await solveAside(puzzle(701))).toBe(701)
})

test('[AUTH-5] the answer passes the contract’s schema, and has the end of its validity', () => {
  const challenge = { ...puzzle(7), algorithm: 'SHA-256', signature: sha256('signature') } as const
  const read: unknown = JSON.parse(atob(captchaAnswer(challenge, 7)))
  expect(captchaSolutionSchema.parse(read)).toEqual(read)
  expect(read).toMatchObject({ number: 7, salt: challenge.salt })
  expect(captchaExpiry(challenge)).toBe(1_763_600_000_000)
  expect(captchaExpiry({ salt: 'a1b2' })).toBe(Number.POSITIVE_INFINITY)
})
