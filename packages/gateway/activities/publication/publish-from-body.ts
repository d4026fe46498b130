import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { activityPath } from '../activity-path.ts'
import { welcomeActivity } from '../find-activity.ts'
import { fileFromBody, type FileBody } from './file-from-body.ts'
import { operatorActor } from './operator-actor.ts'
import { publishActivity, type Publication } from './publish-activity.ts'
import type { PublishCondition } from './publish-condition.ts'

interface PublishBody extends FileBody {
  operator: string | null
  dryRun: boolean
  condition: PublishCondition
}

/** PUT /ops/v1/activities/{alias}. @throws DomainError 40000 whose issues name field and, for YAML, line and column */
export async function publishFromBody(
  gateway: GatewayContext,
  { operator, dryRun, condition, ...body }: PublishBody,
): Promise<Publication & { path: string; url: string }> {
  const file = fileFromBody(body, parseActivityFile)
  const publication = await publishActivity(gateway, { file, actor: operatorActor(operator), dryRun, condition })
  const welcome = await welcomeActivity(gateway)
  const path = activityPath(file, welcome?.activityId === publication.activityId)
  return { ...publication, path, url: `${gateway.config.siteOrigin}${path}` }
}
