import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandOf, isAlive, parentOf } from '@fanfare/runner/processes/processes.ts'

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

/**
 * Every running process with the mark in its environment, with the cluster's path in its command (the database gets
 * none of our environment), or with such a parent. Reads /proc.
 */
export function findProcesses(mark: string, dataDir: string): Found[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  const carries = (pid: number) => environmentOf(pid).includes(mark) || (commandOf(pid) ?? '').includes(dataDir)
  const ours = new Set(pids.filter((pid) => pid !== process.pid && carries(pid)))
  for (let before = -1; before !== ours.size;) {
    before = ours.size
    for (const pid of pids) if (ours.has(parentOf(pid) ?? 0)) ours.add(pid)
  }
  return [...ours].filter(isAlive).map((pid) => {
    const command = commandOf(pid) ?? ''
    return { pid, command, part: PARTS.find(([, pattern]) => pattern.test(command))?.[0] ?? 'other' }
  })
}

export const describe = (found: Found[]): string =>
  found.map(({ pid, part, command }) => `${pid} ${part}: ${command.slice(0, 120)}`).join('\n')

/** Polls until the condition holds; returns the seconds. @throws Error with the name of the condition */
export async function until(
  what: string,
  patienceMs: number,
  holds: () => Promise<boolean> | boolean,
): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > patienceMs) throw new Error(`Not after ${patienceMs / 1000} s: ${what}`)
    await sleep(50)
  }
  return (performance.now() - began) / 1000
}
