import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'

const versionOf = (program: string): string => {
  try {
    return (
      execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .trim()
        .split(' built')[0] ?? ''
    )
  } catch {
    return 'no chromium'
  }
}

/** The machine of the figures; the load is the average of one minute before the first of them. */
export function machine(chromium: string): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const gib = (totalmem() / 2 ** 30).toFixed(1)
  return [
    `${availableParallelism()} cores (${model})`,
    `${gib} GiB`,
    `${type()} ${release()}`,
    `Node ${process.version}`,
    versionOf(chromium),
    `load ${loadavg()[0]?.toFixed(1) ?? '?'} at the beginning`,
  ].join(', ')
}
