import { GOODWILL_ALIAS } from '@fanfare/contract/aliases.ts'
import { countMarks } from '@fanfare/activities/count-marks.ts'
import type { ParsedFile } from '@fanfare/activities/parse-yaml-file.ts'
import { DomainError, issuePath, Malformed } from '../../util/domain-error.ts'
import { inThread } from '../../util/in-thread.ts'
import { findTextFault } from '../../util/stored-text.ts'

export interface FileBody {
  /** The alias in the URL, which the file must have too. */
  alias: string
  /** The file's content as JSON, or `{ yaml }` with its text. */
  body: Readonly<Record<string, unknown>>
}

/**
 * The file in a request: an activity or a campaign of agents. @throws DomainError 40000 whose issues name field and, for YAML, line
 * and column
 */
export async function fileFromBody<File extends { alias: string }>(
  { alias, body }: FileBody,
  parse: (text: string, name: string) => ParsedFile<File>,
) {
  const yaml = typeof body.yaml === 'string' ? body.yaml : null
  const text = yaml ?? JSON.stringify(body)
  const parsed = await inThread(countMarks(text), parse, text, `${alias}.yaml`)
  if (!parsed.ok) {
    throw new DomainError('MALFORMED', {
      issues: parsed.errors.map(({ line, column, field, message }) => ({
        path: field,
        message: yaml === null ? message : `line ${line}, column ${column}: ${message}`,
      })),
    })
  }
  // Escapes in YAML can produce texts that are refused in JSON when the body is parsed.
  const fault = findTextFault(parsed.file)
  if (fault !== null) throw new Malformed(issuePath(fault.path), fault.message)
  if (parsed.file.alias !== alias) throw new Malformed('alias', `must be ${alias}, as in the address`)
  if (alias === GOODWILL_ALIAS) throw new Malformed('alias', 'is kept for the budget of goodwill')
  return parsed.file
}

/** The actor of the audit log for an `X-OPS-ACTOR`; null when the header was not sent. */
export const operatorActor = (operator: string | null) => (operator === null ? 'operator' : `operator:${operator}`)
