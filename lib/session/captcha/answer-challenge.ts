import { captchaAnswer, captchaExpiry, loadDigest, type Puzzle, solveChallenge } from './solve-challenge.ts'
import type { CaptchaChallenge } from '@fanfare/contract/session/login.ts'

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

function inWorker(puzzle: Puzzle): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' })
    const end = (run: () => void) => {
      worker.terminate()
      run()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => end(() => resolve(data)))
    worker.addEventListener('error', () => end(() => reject(new Error('the captcha worker failed'))))
    worker.postMessage(puzzle)
  })
}

/** Solves in a worker, so that the page stays responsive; where a worker cannot start, in chunks on the page's own thread. */
export async function solveAside(puzzle: Puzzle): Promise<number | null> {
  if (typeof Worker !== 'undefined') {
    try {
      return await inWorker(puzzle)
    } catch {
      // A policy refused it, or its file could not be loaded.
    }
  }
  return solveChallenge(puzzle, await loadDigest(), pause)
}

export interface SolvedCaptcha {
  /** The body's `captcha`. */
  answer: string
  /** ms on the gateway's clock. */
  expiresAt: number
}

/** Solves a challenge; null when it has no solution. */
export async function answerChallenge(challenge: CaptchaChallenge): Promise<SolvedCaptcha | null> {
  const number = await solveAside(challenge)
  return number === null ? null : { answer: captchaAnswer(challenge, number), expiresAt: captchaExpiry(challenge) }
}
