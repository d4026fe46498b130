import { parseProgramme } from '#activities/parse-programme.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { findTextFault } from '#gateway/util/stored-text.ts'
import { issuePath } from '#gateway/util/issue-path.ts'
import { DomainError } from '../domain-error.ts'
import { operatorActor } from '../publication/operator-actor.ts'
import { publishProgramme, type PublishedProgramme } from './publish-programme.ts'

const refusal = (path: string, message: string) => new DomainError('MALFORMED', { issues: [{ path, message }] })

/** PUT /ops/v1/programmes/{alias}. @throws DomainError 40000 whose issues name the field and, for the syntax of YAML, the line */
export async function publishProgrammeFromBody(
  gateway: GatewayContext,
  { alias, body, operator }: { alias: string; body: Readonly<Record<string, unknown>>; operator: string | null },
): Promise<PublishedProgramme> {
  const yaml = typeof body.yaml === 'string' ? body.yaml : null
  const parsed = parseProgramme(yaml ?? JSON.stringify(body), `${alias}.yaml`)
  if (!parsed.ok)
    throw new DomainError('MALFORMED', {
      issues: parsed.errors.map(({ field, line, column, message }) => ({
        path: field,
        message: field === '' ? `line ${line}, column ${column}: ${message}` : message,
      })),
    })
  const fault = findTextFault(parsed.file)
  if (fault !== null) throw refusal(issuePath(fault.path), fault.message)
  if (parsed.file.alias !== alias) throw refusal('alias', `must be ${alias}, as in the address`)
  return publishProgramme(gateway, { file: parsed.file, actor: operatorActor(operator) })
}
