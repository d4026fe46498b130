import { parseActivityFile } from '#activities/parse-activity-file.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { DomainError } from '../domain-error.ts'
import { publishActivity, type Publication } from './publish-activity.ts'

interface PublishBody {
  /** Of the URL; the file must say the same. */
  alias: string
  /** The file's content as JSON, or `{ yaml }` with its text. */
  body: Readonly<Record<string, unknown>>
  dryRun: boolean
}

/** PUT /ops/v1/activities/{alias}. @throws DomainError 40000 whose issues name field and, for YAML, line and column */
export async function publishFromBody(
  gateway: GatewayContext,
  { alias, body, dryRun }: PublishBody,
): Promise<Publication> {
  const yaml = typeof body.yaml === 'string' ? body.yaml : null
  const parsed = parseActivityFile(yaml ?? JSON.stringify(body), `${alias}.yaml`)
  if (!parsed.ok) {
    throw new DomainError('MALFORMED', {
      issues: parsed.errors.map(({ line, column, field, message }) => ({
        path: field,
        message: yaml === null ? message : `line ${line}, column ${column}: ${message}`,
      })),
    })
  }
  if (parsed.file.alias !== alias)
    throw new DomainError('MALFORMED', { issues: [{ path: 'alias', message: `must be ${alias}, as in the address` }] })
  return publishActivity(gateway, { file: parsed.file, actor: 'operator', dryRun })
}
