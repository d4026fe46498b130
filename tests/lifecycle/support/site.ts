import { randomBytes } from 'node:crypto'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readRunFile } from '@fanfare/runner/data-dir/run-file.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { type Found, type Part, findProcesses, until } from './processes.ts'
import { type Running, run } from './run.ts'

/** Only a failure waits so long. */
const START_SECONDS = 90

/** The addresses of this machine that others reach. */
export const outsideAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** A temporary data directory, and a mark in the environment by which its processes are found. */
export class Place {
  readonly dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'fanfare-lifecycle-')))
  readonly #mark = `LIFECYCLE_MARK=${randomBytes(12).toString('hex')}`

  settings(more: Record<string, string> = {}): Record<string, string> {
    const [name = '', value = ''] = this.#mark.split('=')
    const own = { PORT: '0', GATEWAY_PORT: '0', DATA_DIR: this.dataDir, SEED: 'demo', CAPTCHA: 'off' }
    return { ...own, [name]: value, ...more }
  }

  processes(): Found[] {
    return findProcesses(this.#mark, this.dataDir)
  }

  pidOf(part: Part): number | null {
    return this.processes().find((found) => found.part === part)?.pid ?? null
  }

  /** @throws Error when the part does not run */
  running(part: Part): number {
    const pid = this.pidOf(part)
    if (pid === null) throw new Error(`${part} does not run`)
    return pid
  }

  /** Ends the processes that a failed test left, by pid, and removes the directory. */
  clear(): void {
    for (const { pid } of this.processes()) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        continue
      }
    }
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

export type Site = { running: Running; url: string; runnerPid: number; secondsToFirstPage: number; watch: Watch }

export async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/en`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status === 200
}

/** Waits for a site that starts. @throws Error with its output if it ends */
export async function whileStarting(running: Running, what: string, holds: () => Promise<boolean> | boolean) {
  let hasEnded = false
  void running.ended.then(() => (hasEnded = true))
  await until(what, START_SECONDS, () => hasEnded || holds())
  if (hasEnded) throw new Error(`The site did not start.\n${running.stdout()}${running.stderr()}`)
}

/** Starts the site by `command` and waits for its first page and its greeting; `whenGreeted` comes right after the latter. */
export async function startSite(
  place: Place,
  command: [string, ...string[]],
  settings: Record<string, string> = {},
  whenGreeted: (url: string) => Promise<void> = async () => undefined,
): Promise<Site> {
  const [program, ...args] = command
  const running = run(program, args, place.settings(settings))
  const watch = new Watch()
  await whileStarting(running, 'the greeting', () => running.stdout().includes('Ctrl-C stops everything.'))
  const runFile = readRunFile(place.dataDir) ?? expect.fail('no run file')
  const visits = whenGreeted(runFile.siteOrigin)
  await whileStarting(running, 'the first page', () => isUp(runFile.siteOrigin))
  const secondsToFirstPage = watch.seconds
  await visits
  return { running, url: runFile.siteOrigin, runnerPid: runFile.pid, secondsToFirstPage, watch }
}

export const BOOTSTRAP: [string, ...string[]] = [process.execPath, 'packages/runner/bootstrap.mjs', 'start']
