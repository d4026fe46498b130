import { execFileSync } from 'node:child_process'
import { writeFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium as playwright } from '@playwright/test'
import { COMMANDS } from '@fanfare/runner/commands.mjs'
import { command } from '@fanfare/runner/commands/command.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { ensureBuilt } from '@fanfare/runner/start/build.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { ensureBrowser } from '@fanfare/runner/testing/browser.ts'
import { csvLine } from '@fanfare/kernel/csv.ts'
import type { Row, BenchContext, BenchSite } from '#bench/figure.ts'
import { FIGURES } from '#bench/figures.ts'
import { BOOTSTRAP, Place, startSite } from '#tests/lifecycle/support/site.ts'
import { memoryBytes } from './support/processes.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

const mark = ({ isMet }: Row) => (isMet === undefined ? '' : isMet ? ' ✓' : ' ✗')

const table = (rows: readonly Row[]) =>
  [
    '| Figure | Goal | Measured here | How |',
    '|---|---|---|---|',
    ...rows.map(
      (row) => `| ${cell(row.figure)} | ${cell(row.goal)} | ${cell(row.measured)}${mark(row)} | ${cell(row.how)} |`,
    ),
  ].join('\n')

/** The rows for docs/bench.csv. */
const figuresFile = (rows: readonly Row[]) =>
  [
    ['Figure', 'Goal', 'Measured', 'How'],
    ...rows.map((row) => [row.figure, row.goal, `${row.measured}${mark(row)}`, row.how]),
  ]
    .map((cells) => csvLine(cells).replace('\r', ''))
    .join('')

function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

interface OwnedContext extends BenchContext {
  /** Stops everything that was started. */
  stop: () => Promise<void>
}

async function buildAnew() {
  rmSync(inRoot('.next'), { recursive: true, force: true })
  const began = performance.now()
  await ensureBuilt(() => undefined)
  return (performance.now() - began) / 1000
}

function makeContext(say: (line: string) => void): OwnedContext {
  const stops: (() => Promise<void>)[] = []
  const chromium = once(() => ensureBrowser(say))
  const site = once(async (): Promise<BenchSite> => {
    await ensureBuilt(say)
    const place = new Place()
    stops.push(async () => place.clear())
    const nextPort = await freePort()
    const limits = { RATE_LIMIT: 'off', NEXT_PORT: String(nextPort) }
    const { running, url, secondsToFirstPage } = await startSite(place, BOOTSTRAP, limits)
    stops.push(async () => {
      running.process.kill('SIGTERM')
      await running.ended
    })
    return {
      url,
      nextUrl: `http://127.0.0.1:${nextPort}`,
      secondsToFirstPage,
      pidsOf: (wanted) => [...place.processes()].filter(({ part }) => part === wanted).map(({ pid }) => pid),
      memory: () => {
        const sums = new Map<string, number>()
        for (const { part, pid } of place.processes()) sums.set(part, (sums.get(part) ?? 0) + memoryBytes([pid]))
        return sums
      },
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
    stop: async () => {
      for (const stop of stops.splice(0).toReversed()) await stop()
    },
  }
}

const versionOf = (program: string) => {
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

  const say = (line: string) => void process.stderr.write(`${line}\n`)
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
