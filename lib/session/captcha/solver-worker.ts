import { loadDigest, type Puzzle, solveChallenge } from './solve-challenge.ts'

/** A dedicated worker: one puzzle in, its number (or null) out. */
self.addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  loadDigest()
    .then((digest) => solveChallenge(data, digest))
    .then(
      (number) => self.postMessage(number),
      () => self.postMessage(null),
    )
})
