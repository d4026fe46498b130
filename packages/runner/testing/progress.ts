import { relative } from 'node:path'
import { ROOT } from '../root.ts'

export interface Progress {
  /** Files of Vitest or tests of Playwright. */
  total?: number
  done?: number
  failure?: { file: string; title: string; message: string }
}

const EVERY_MS = 10_000

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * Prints every 10 s how much of a lane is done, and its first failure as soon as it happens. Checks have no parts, and say their time.
 * @param command runs the file that follows alone
 */
export function watchProgress(
  title: string,
  { command, say }: { command: string; say: (line: string) => void },
): { onProgress: (progress: Progress) => void; stop: () => void } {
  const began = performance.now()
  let [total, done, failed] = [0, 0, 0]
  const timer = setInterval(() => {
    const ms = performance.now() - began
    const left = done > 0 && done < total ? `, about ${minutes((ms / done) * (total - done))} left` : ''
    const share = total > 0 ? `${done} of ${total}, ${failed} failed, ` : ''
    say(`  ${title}: ${share}${minutes(ms)}${left}`)
  }, EVERY_MS)
  return {
    onProgress: (progress) => {
      total = progress.total ?? total
      done += progress.done ?? 0
      if (progress.failure === undefined) return
      failed += 1
      const { file, title: test, message } = progress.failure
      if (failed === 1)
        say(`\n✗ ${relative(ROOT, file)}\n  ${test}\n  ${message}\n  Alone: ${command} ${relative(ROOT, file)}\n`)
    },
    stop: () => clearInterval(timer),
  }
}
