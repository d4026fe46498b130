import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { insertPreview } from '#gateway/activities/db/activity-previews.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { previewToken } from '#gateway/util/preview-token.ts'
import { fetchPictures, withStoredPictures } from '../../pictures/keep-pictures.ts'
import { fileFromBody, operatorActor, type FileBody } from './file-from-body.ts'

/** Long enough for a review by several people, short enough that a link in an old mail opens nothing. */
const PREVIEW_MS = 7 * DAY_MS

interface PreviewBody extends FileBody {
  operator: string | null
}

/** POST /ops/v1/activities/{alias}/preview: stores the draft and makes its link. @throws DomainError 40000 as for a publication */
export async function previewFromBody(gateway: GatewayContext, { operator, ...body }: PreviewBody) {
  const file = await fileFromBody(body, parseActivityFile)
  await fetchPictures(gateway, file.art, { actor: operatorActor(operator) })
  const definition = await withStoredPictures(gateway.db, file)
  const createdAt = gateway.clock.now()
  const link = { previewId: gateway.newId('pv'), expiresAt: createdAt + PREVIEW_MS }
  await insertPreview(gateway.db, { ...link, definition, actor: operatorActor(operator), createdAt })
  const path = `/preview/${previewToken(gateway.keys.preview, link)}`
  return { alias: definition.alias, expiresAt: link.expiresAt, path, url: `${gateway.config.siteOrigin}${path}` }
}
