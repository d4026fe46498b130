import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ActivityFileIssue } from './issue.ts'
import { parseProgramme, type ParsedProgramme } from './parse-programme.ts'
import type { AgentProgramme } from './programme.ts'

const FOLDER = new URL('../../activities/programmes/', import.meta.url)

export const PROGRAMME_FOLDER = fileURLToPath(FOLDER)

/** One file of this folder. @throws when it cannot be read */
export const readProgramme = (name: string): ParsedProgramme =>
  parseProgramme(readFileSync(new URL(name, FOLDER), 'utf8'), `activities/programmes/${name}`)

/** Every valid campaign of agents of the folder `activities/programmes`, and the faults of the others. */
export function readProgrammes(): { files: AgentProgramme[]; errors: ActivityFileIssue[] } {
  const errors: ActivityFileIssue[] = []
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))
  const files = names.toSorted().flatMap((name) => {
    const parsed = readProgramme(name)
    if (parsed.ok) return [parsed.file]
    errors.push(...parsed.errors)
    return []
  })
  return { files, errors }
}
