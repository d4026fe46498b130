import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivate } from './write-private.ts'

/** Access of the commands `audit`, `seed` and `demo` to a running instance; `DATA_DIR/runner.json`, mode 0600. */
export type RunFile = {
  pid: number
  siteOrigin: string
  gatewayOrigin: string
  /** URL of the database's owner, not of the read-only auditor; null with a foreign gateway. */
  databaseUrl: string | null
  opsSecret: string
  signKey: string
}

const pathOf = (dataDir: string) => join(dataDir, 'runner.json')

export const writeRunFile = (dataDir: string, run: RunFile): void => writePrivate(pathOf(dataDir), run)

export const removeRunFile = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true })

export function readRunFile(dataDir: string): RunFile | null {
  try {
    return JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) as RunFile
  } catch {
    return null
  }
}
