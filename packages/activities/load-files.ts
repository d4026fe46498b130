import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { issueText } from './issue.ts'
import type { ParsedFile } from './parse-yaml-file.ts'
import { parseActivityFile, parseProgramme } from './parse-files.ts'

const HERE = new URL('../../activities/', import.meta.url)

/** The names of the activity files in this folder, in alphabetical order. */
export const activityFileNames = () => namesIn(HERE)

export const ACTIVITY_FOLDER = fileURLToPath(HERE)

/** One file of this folder. @throws when it cannot be read */
export const readActivityFile = (name: string) =>
  parseActivityFile(readFileSync(new URL(name, HERE), 'utf8'), `activities/${name}`)

/** Every valid file, and the faults of the others. */
function readAll<File>(names: readonly string[], read: (name: string) => ParsedFile<File>) {
  const parsed = names.map(read)
  return {
    files: parsed.flatMap((one) => (one.ok ? [one.file] : [])),
    errors: parsed.flatMap((one) => (one.ok ? [] : one.errors)),
  }
}

const namesIn = (folder: URL) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()

export const readActivityFiles = () => readAll(activityFileNames(), readActivityFile)

/** @throws Error with every fault of every file */
export function loadActivityFiles() {
  const { files, errors } = readActivityFiles()
  if (errors.length > 0) throw new Error(`Activity files have faults:\n${errors.map(issueText).join('\n')}`)
  return files
}

const FOLDER = new URL('../../activities/programmes/', import.meta.url)

export const PROGRAMME_FOLDER = fileURLToPath(FOLDER)

/** One file of this folder. @throws when it cannot be read */
export const readProgramme = (name: string) =>
  parseProgramme(readFileSync(new URL(name, FOLDER), 'utf8'), `activities/programmes/${name}`)

/** The campaigns of agents of the folder `activities/programmes`. */
export const readProgrammes = () => readAll(namesIn(FOLDER), readProgramme)
