import type { MetaData } from '#lib/contract/site/get-meta-data.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { WELCOME_ALIAS } from '#gateway/domain/activity/activity-path.ts'
import { summaryOf } from '#gateway/domain/activity/describe-activity.ts'
import { viewOf, welcomeActivity } from '#gateway/domain/activity/find-activity.ts'

/** Empty: the page's own translation is used (PAGE-2). */
const NOTHING: MetaData = { title: '', description: '', image: '', keywords: '' }

/** The last part of a path that shows one activity (product §1), or null. */
function aliasOf(path: string): string | null {
  const bare = path.split(/[?#]/, 1)[0]?.replace(/\/$/, '') ?? ''
  if (bare === `/${WELCOME_ALIAS}`) return WELCOME_ALIAS
  return /^\/(?:activity\/[a-z-]+|events|promo)\/([a-z0-9-]{1,64})$/.exec(bare)?.[1] ?? null
}

/** Title, description and image of a page's social card. A path of no activity, or of an unknown one, has none of its own. */
export async function metaDataOf(gateway: GatewayContext, path: string, locale: string): Promise<MetaData> {
  const alias = aliasOf(path)
  if (alias === null) return NOTHING
  const row =
    alias === WELCOME_ALIAS ? await welcomeActivity(gateway) : await gateway.activities.findByAlias(gateway.db, alias)
  if (row === null) return NOTHING
  const { title, subtitle, image } = summaryOf(row, await viewOf(gateway, locale))
  return { title, description: subtitle, image, keywords: '' }
}
