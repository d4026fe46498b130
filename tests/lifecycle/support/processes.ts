import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandOf, isAlive, parentOf } from '@fanfare/runner/processes/processes.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'

export type Part = 'runner' | 'gateway' | 'site' | 'front' | 'database' | 'watchdog' | 'other'
export type Found = { pid: number; part: Part; command: string }

const PARTS: [Part, RegExp][] = [
  ['gateway', /gateway\/server\.ts/],
  ['front', /front\/server\.ts/],
  // Next changes the title of its process.
  ['site', /next-server|next\/dist\/bin\/next/],
  ['database', /bin\/postgres .*-D /],
  ['watchdog', /^sh -c read/],
  ['runner', /bootstrap\.mjs/],
]

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** A line in the output of the tests. */
export const report = (line: string): void => void process.stdout.write(`  ${line}\n`)

const allPids = (): number[] => readdirSync('/proc').map(Number).filter(Boolean)

/** The processes, and all that they and their children have started. */
export function withDescendants(pids: readonly number[]): number[] {
  const family = new Set(pids)
  const all = allPids()
  for (let before = -1; before !== family.size;) {
    before = family.size
    for (const pid of all) if (family.has(parentOf(pid) ?? 0)) family.add(pid)
  }
  return [...family]
}

/**
 * Every running process with the mark in its environment, with the cluster's path in its command (the database gets
 * none of our environment), or with such a parent. Reads /proc.
 */
export function findProcesses(mark: string, dataDir: string): Found[] {
  const pids = allPids()
  const carries = (pid: number) => environmentOf(pid).includes(mark) || (commandOf(pid) ?? '').includes(dataDir)
  return withDescendants(pids.filter((pid) => pid !== process.pid && carries(pid)))
    .filter(isAlive)
    .map((pid) => {
      const command = commandOf(pid) ?? ''
      return { pid, command, part: PARTS.find(([, pattern]) => pattern.test(command))?.[0] ?? 'other' }
    })
}

export const describe = (found: Found[]): string =>
  found.map(({ pid, part, command }) => `${pid} ${part}: ${command.slice(0, 120)}`).join('\n')

/**
 * Polls until the condition holds; returns the seconds. `promised` is the limit in seconds on a quiet machine.
 * @throws Error with the name of the condition
 */
export async function until(what: string, promised: number, holds: () => Promise<boolean> | boolean): Promise<number> {
  const watch = new Watch()
  let limit = promised
  while (!(await holds())) {
    if (watch.seconds > limit) {
      // Once, because measuring keeps this process from its other work.
      if (limit === promised) limit = watch.limit(promised)
      if (watch.seconds > limit) throw new Error(`Not after ${limit} s: ${what}`)
    }
    await sleep(50)
  }
  return watch.seconds
}
