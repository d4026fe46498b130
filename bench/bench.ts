import { execFileSync } from 'node:child_process'
import { writeFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium as playwright } from '@playwright/test'
import { COMMANDS } from '@fanfare/runner/commands.mjs'
import { command } from '@fanfare/runner/commands/command.ts'
import { readRunFile } from '@fanfare/runner/data-dir/run-file.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { ensureBuilt } from '@fanfare/runner/start/build.ts'
import { ensureBrowser } from '@fanfare/runner/testing/browser.ts'
import { csvLine } from '@fanfare/kernel/csv.ts'
import type { Row, BenchContext, BenchSite } from '#bench/figure.ts'
import { FIGURES } from '#bench/figures.ts'
import { markdownTable } from '../scripts/markdown-table.ts'
import { BOOTSTRAP, Place, startSite } from '#tests/lifecycle/support/site.ts'

const HEAD = ['Figure', 'Goal', 'Measured', 'How']

const cellsOf = ({ figure, goal, measured, how, isMet }: Row) => [
  figure,
  goal,
  measured + (isMet === undefined ? '' : isMet ? ' ✓' : ' ✗'),
  how,
]

function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

async function buildAnew() {
  rmSync(inRoot('.next'), { recursive: true, force: true })
  const began = performance.now()
  await ensureBuilt(() => undefined)
  return (performance.now() - began) / 1000
}

function makeContext(say: BenchContext['say']) {
  const stops: (() => Promise<void>)[] = []
  const chromium = once(() => ensureBrowser(say))
  const site = once(async (): Promise<BenchSite> => {
    await ensureBuilt(say)
    const place = new Place()
    stops.push(async () => place.clear())
    const { running, url, secondsToFirstPage } = await startSite(place, BOOTSTRAP, { RATE_LIMIT: 'off' })
    stops.push(async () => {
      running.process.kill('SIGTERM')
      await running.ended
    })
    return {
      url,
      gatewayOrigin: readRunFile(place.dataDir)?.gatewayOrigin ?? '',
      secondsToFirstPage,
      pidsOf: (wanted) => [...place.processes()].filter(({ part }) => part === wanted).map(({ pid }) => pid),
    }
  })
  const browser = once(async () => {
    const opened = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox'] })
    stops.push(() => opened.close())
    return opened
  })
  return {
    say,
    build: buildAnew,
    site,
    browser,
    chromium,
    /** Stops everything that was started. */
    stop: async () => {
      for (const stop of stops.splice(0).toReversed()) await stop()
    },
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
    execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim().split(' built')[0],
    `load ${loadavg()[0]?.toFixed(1) ?? '?'} at the beginning`,
  ].join(', ')
}

/**
 * `npm run bench`: measures and prints one table; `-- build lighthouse` only those figures; `-- --write` also writes it
 * into docs/bench.csv.
 */
await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: COMMANDS.bench.options })
  const names = Object.keys(FIGURES)
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  if (values.write && positionals.length > 0) throw new Error('--write needs all figures.')

  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const context = makeContext(say)
  const stop = () => void context.stop().finally(() => process.exit(130))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    const where = machine(await context.chromium())
    const rows: Row[] = []
    for (const [name, measure] of Object.entries(FIGURES)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue
      say(`${name} …`)
      rows.push(...(await measure(context)))
    }
    const cells = rows.map(cellsOf)
    process.stdout.write(`${where}.\n\n${markdownTable(HEAD, cells)}\n`)
    if (values.write)
      writeFileSync(inRoot('docs/bench.csv'), [HEAD, ...cells].map((row) => csvLine(row).replace('\r', '')).join(''))
    return 0
  } finally {
    await context.stop()
  }
})
