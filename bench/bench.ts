import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeContext } from '#bench/context.ts'
import type { Row } from '#bench/figure.ts'
import { FIGURES } from '#bench/figures.ts'
import { machine } from '#bench/machine.ts'
import { table, withFigures } from '#bench/report.ts'
import { command } from '@fanfare/runner/commands/command.ts'
import { COMMANDS } from '@fanfare/runner/commands.mjs'
import { inRoot } from '@fanfare/runner/root.ts'

const PAGE = 'docs/bench.md'

/**
 * `npm run bench`: measures and prints one table; `-- build lighthouse` only those figures; `-- --write` also writes it
 * into docs/bench.md.
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
    const figures = `${where}.\n\n${table(rows)}`
    process.stdout.write(`${figures}\n`)
    if (values.write) writeFileSync(inRoot(PAGE), withFigures(readFileSync(inRoot(PAGE), 'utf8'), figures))
    return 0
  } finally {
    await context.stop()
  }
})
