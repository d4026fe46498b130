import { LineCounter, parseDocument } from 'yaml'
import type { ActivityFileIssue } from './issue.ts'
import { ACTIVITY_FILE_MAXIMUM } from './parse-activity-file.ts'
import { syntaxMessage } from './faults/syntax-message.ts'
import { programmeSchema, type AgentProgramme } from './programme.ts'

export type ParsedProgramme = { ok: true; file: AgentProgramme } | { ok: false; errors: ActivityFileIssue[] }

/**
 * Parses and checks the file of a campaign of agents, YAML 1.2 or JSON. Each error names the field; those of the syntax have their
 * line.
 * @param name the file's name in errors
 */
export function parseProgramme(text: string, name: string): ParsedProgramme {
  const at = (field: string, message: string, line = 1, column = 1): ActivityFileIssue => ({
    file: name,
    line,
    column,
    field,
    message,
  })
  if (text.length > ACTIVITY_FILE_MAXIMUM)
    return { ok: false, errors: [at('', `is longer than ${ACTIVITY_FILE_MAXIMUM} characters`)] }
  const lines = new LineCounter()
  let content: unknown
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      uniqueKeys: true,
      stringKeys: true,
      prettyErrors: false,
    })
    const [fault] = [...document.errors, ...document.warnings]
    if (fault !== undefined) {
      const { line, col } = lines.linePos(fault.pos[0])
      return { ok: false, errors: [at('', syntaxMessage(fault), line, col)] }
    }
    content = document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    // The parser is recursive, and it refuses aliases of YAML with a ReferenceError.
    if (error instanceof RangeError) return { ok: false, errors: [at('', 'is nested too deeply')] }
    if (error instanceof ReferenceError) return { ok: false, errors: [at('', 'aliases are not used here')] }
    throw error
  }
  const read = programmeSchema.safeParse(content)
  if (read.success) return { ok: true, file: read.data }
  return { ok: false, errors: read.error.issues.map(({ path, message }) => at(path.map(String).join('.'), message)) }
}
