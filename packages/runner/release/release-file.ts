import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../root.ts'

/** Facts about a release; a clone has no such file, and builds from its sources. */
export interface Release {
  version: string
  /** 40 hexadecimal digits; null if the sources were in no repository. */
  commit: string | null
  /** ISO 8601; of the commit or of SOURCE_DATE_EPOCH, not of the build, so that two builds are the same. */
  sourceDate: string
}

export const RELEASE_FILE = 'release.json'

/** Null in a clone. */
export const readRelease = (file = inRoot(RELEASE_FILE)) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : null
