import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import { insertPreview } from '#gateway/activities/db/activity-previews.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { previewToken } from '#gateway/util/preview-token.ts'
import { DAY_MS } from '../../util/time/durations.ts'
import { activityPath } from '../activity-path.ts'
import { welcomeActivity } from '../find-activity.ts'
import { fileFromBody, operatorActor, type FileBody } from './file-from-body.ts'
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

/** Long enough for a review by several people, short enough that a link in an old mail opens nothing. */
const PREVIEW_MS = 7 * DAY_MS

interface PreviewBody extends FileBody {
  operator: string | null
}

/** POST /ops/v1/activities/{alias}/preview: stores the draft and makes its link. @throws DomainError 40000 as for a publication */
export async function previewFromBody(
  gateway: GatewayContext,
  { operator, ...body }: PreviewBody,
): Promise<{ alias: string; expiresAt: number; path: string; url: string }> {
  const definition = fileFromBody(body, parseActivityFile)
  const createdAt = gateway.clock.now()
  const link = { previewId: gateway.newId('pv'), expiresAt: createdAt + PREVIEW_MS }
  await insertPreview(gateway.db, { ...link, definition, actor: operatorActor(operator), createdAt })
  const path = `/preview/${previewToken(gateway.keys.preview, link)}`
  return { alias: definition.alias, expiresAt: link.expiresAt, path, url: `${gateway.config.siteOrigin}${path}` }
}
