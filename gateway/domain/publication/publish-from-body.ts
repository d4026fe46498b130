import { parseActivityFile } from '#activities/parse-activity-file.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { issuePath } from '../../util/issue-path.ts'
import { findTextFault } from '../../util/stored-text.ts'
import { DomainError } from '../domain-error.ts'
import { activityPath } from '../activity/activity-path.ts'
import { welcomeActivity } from '../activity/find-activity.ts'
import { publishActivity, type Publication } from './publish-activity.ts'
import type { PublishCondition } from './publish-condition.ts'

interface PublishBody {
  /** The alias in the URL, which the file must have too. */
  alias: string
  /** The file's content as JSON, or `{ yaml }` with its text. */
  body: Readonly<Record<string, unknown>>
  /** The actor for the audit log. */
  operator: string | null
  dryRun: boolean
  condition: PublishCondition
}

const refusal = (path: string, message: string) => new DomainError('MALFORMED', { issues: [{ path, message }] })

/** PUT /ops/v1/activities/{alias}. @throws DomainError 40000 whose issues name field and, for YAML, line and column */
export async function publishFromBody(
  gateway: GatewayContext,
  { alias, body, operator, dryRun, condition }: PublishBody,
): Promise<Publication & { path: string; url: string }> {
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
  // Escapes in YAML can produce texts that are refused in JSON when the body is parsed.
  const fault = findTextFault(parsed.file)
  if (fault !== null) throw refusal(issuePath(fault.path), fault.message)
  if (parsed.file.alias !== alias) throw refusal('alias', `must be ${alias}, as in the address`)
  const actor = operator === null ? 'operator' : `operator:${operator}`
  const publication = await publishActivity(gateway, { file: parsed.file, actor, dryRun, condition })
  const welcome = await welcomeActivity(gateway)
  const path = activityPath(parsed.file, welcome?.activityId === publication.activityId)
  return { ...publication, path, url: `${gateway.config.siteOrigin}${path}` }
}
