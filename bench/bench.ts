import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { parseArgs } from 'node:util'
import { COMMANDS } from '@fanfare/runner/commands.mjs'
import { command } from '@fanfare/runner/commands/command.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { makeContext } from '#bench/context.ts'
import type { Row } from '#bench/figure.ts'
import { FIGURES } from '#bench/figures.ts'
import { figuresFile, table } from '#bench/report.ts'

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
function machine(chromium: string) {
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

/**
 * `npm run bench`: measures and prints one table; `-- build lighthouse` only those figures; `-- --write` also writes it
 * into docs/bench.csv.
 */
await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: COMMANDS.bench.options })
  const names = FIGURES.map(({ name }) => name)
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  if (values.write && positionals.length > 0) throw new Error('--write needs all figures.')

  const say = (line: string): void => void process.stderr.write(`${line}\n`)
  const context = makeContext(say)
  const stop = () => void context.stop().finally(() => process.exit(130))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    const where = machine(await context.chromium())
    const rows: Row[] = []
    for (const { name, run } of FIGURES) {
      if (positionals.length > 0 && !positionals.includes(name)) continue
      say(`${name} …`)
      rows.push(...(await run(context)))
    }
    process.stdout.write(`${where}.\n\n${table(rows)}\n`)
    if (values.write) writeFileSync(inRoot('docs/bench.csv'), figuresFile(rows))
    return 0
  } finally {
    await context.stop()
  }
})
