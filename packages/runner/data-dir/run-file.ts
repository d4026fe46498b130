import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivateJson } from '@fanfare/kernel/whole-files.ts'

/** How commands reach the running instance; `DATA_DIR/runner.json`, mode 0600. */
export type RunFile = {
  pid: number
  siteOrigin: string
  gatewayOrigin: string
  /** The gateway's own URL, or DATABASE_DIRECT_URL; null with a foreign gateway. */
  databaseUrl: string | null
  opsSecret: string
  signKey: string
}

const pathOf = (dataDir: string) => join(dataDir, 'runner.json')

export const writeRunFile = (dataDir: string, run: RunFile) => writePrivateJson(pathOf(dataDir), run)

const AGAIN_MS = 2_000

/** Retries until the disk has space; visitors do not wait for it. @returns a function that removes the file */
export function keepRunFile(dataDir: string, run: RunFile, say: (line: string) => void, againMs = AGAIN_MS) {
  let again: NodeJS.Timeout | undefined
  const write = () => {
    try {
      writeRunFile(dataDir, run)
    } catch (error) {
      if (again === undefined) say(`Commands wait for this site: ${(error as Error).message}`)
      again = setTimeout(write, againMs)
    }
  }
  write()
  return () => {
    clearTimeout(again)
    rmSync(pathOf(dataDir), { force: true })
  }
}

export function readRunFile(dataDir: string) {
  try {
    return JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) as RunFile
  } catch {
    return null
  }
}
