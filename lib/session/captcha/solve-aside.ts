import { loadDigest } from './digest.ts'
import { solveChallenge, type Puzzle } from './solve-challenge.ts'

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

/** Beside the page, so that it stays smooth; on its own thread, in chunks, where a worker cannot start. */
export async function solveAside(puzzle: Puzzle): Promise<number | null> {
  if (typeof Worker !== 'undefined') {
    try {
      return await inWorker(puzzle)
    } catch {
      // Refused by a policy, or its file could not be loaded.
    }
  }
  return solveChallenge(puzzle, await loadDigest(), pause)
}
