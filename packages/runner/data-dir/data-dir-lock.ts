import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writePrivateJson } from '@fanfare/kernel/whole-files.ts'
import { isAlive, startMark } from '../processes/processes.ts'

type Owner = { pid: number; mark: string | null }

const FILE = 'owner.json'

const isCurrent = ({ pid, mark }: Owner) => isAlive(pid) && startMark(pid) === mark

function readOwner(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return null
  }
}

/** The process that owns the data directory; null when there is none, or when it died without releasing it. */
export function ownerOf(dataDir: string) {
  const owner = readOwner(join(dataDir, FILE))
  return owner && isCurrent(owner) ? owner.pid : null
}

/**
 * Locks a data directory for this process; the returned function releases it, and so does the end of the process.
 * @throws Error, a sentence for the user, when another running process has the lock.
 */
export function lockDataDir(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, FILE)
  const mine = `${file}.${process.pid}`
  writePrivateJson(mine, { pid: process.pid, mark: startMark(process.pid) })
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        // A hard link is created completely and only if the name is free, so two simultaneous starts cannot both
        // succeed.
        linkSync(mine, file)
        return () => rmSync(file, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const pid = ownerOf(dataDir)
      if (pid !== null) {
        throw new Error(
          `Another Fanfare (process ${pid}) uses ${dataDir}. Stop it, or set DATA_DIR to another directory.`,
        )
      }
      discardStale(file)
    }
    throw new Error(`${file} cannot be taken. Remove it if no Fanfare is running.`)
  } finally {
    rmSync(mine, { force: true })
  }
}

const POLL_MS = 100
const STOPPING_PATIENCE_MS = 8000
const RUNNING_PATIENCE_MS = 1000

/**
 * As `lockDataDir`, but waits for an owner that is stopping, so that a restart of `npm start` is not refused.
 * `isServing` tells whether the owner serves; a serving owner is not stopping.
 */
export async function lockDataDirSoon(dataDir: string, isServing: (pid: number) => boolean) {
  for (let waited = 0; waited < STOPPING_PATIENCE_MS; waited += POLL_MS) {
    const pid = ownerOf(dataDir)
    if (pid === null || (waited >= RUNNING_PATIENCE_MS && isServing(pid))) break
    await sleep(POLL_MS)
  }
  return lockDataDir(dataDir)
}

/** Moves the stale file away first; if another process has replaced it since, it is moved back. */
function discardStale(file: string) {
  const aside = `${file}.stale-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const owner = readOwner(aside)
  if (owner && isCurrent(owner) && !existsSync(file)) renameSync(aside, file)
  else rmSync(aside, { force: true })
}
