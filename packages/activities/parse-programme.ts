import { checkSchedule } from './check-schedule.ts'
import { describeFaults } from './faults/describe-faults.ts'
import { parseYamlFile, type CheckedContent, type ParsedFile } from './parse-yaml-file.ts'
import { programmeSchema, type AgentProgramme } from './programme.ts'

export type ParsedProgramme = ParsedFile<AgentProgramme>

/**
 * Parses and checks the file of a campaign of agents, YAML 1.2 or JSON. Each error has file, line, column and field.
 * @param name the file's name in errors
 */
export const parseProgramme = (text: string, name: string): ParsedProgramme => parseYamlFile(text, name, readContent)

function readContent(content: unknown): CheckedContent<AgentProgramme> {
  const read = programmeSchema.safeParse(content)
  const issues = read.success
    ? checkSchedule(read.data)
    : describeFaults({ noun: 'a campaign of agents', schema: programmeSchema }, content, read.error.issues)
  if (issues.length > 0) return { issues }
  if (!read.success) throw read.error
  return { file: read.data }
}
