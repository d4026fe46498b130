import { GOODWILL_ALIAS, WELCOME_ALIAS } from '@fanfare/contract/aliases.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { summaryOf } from '#gateway/activities/describe-activity.ts'
import { viewOf, welcomeActivity } from '#gateway/activities/find-activity.ts'

/** A page without texts of its own here uses its translation (PAGE-2). */
const NO_TEXTS = { title: '', description: '', image: '', keywords: '' }

/** The alias of the activity that a path shows (product §1), null for any other path. */
function aliasOf(path: string) {
  const bare = path.split(/[?#]/, 1)[0]?.replace(/\/$/, '') ?? ''
  if (bare === `/${WELCOME_ALIAS}`) return WELCOME_ALIAS
  return /^\/(?:activity\/[a-z-]+|events|promo)\/([a-z0-9-]{1,64})$/.exec(bare)?.[1] ?? null
}

/** The words of a search: the activity, its kind in the language of the page, the asset it pays and the brand. */
function keywordsOf(row: ActivityRow, title: string, locale: Locale, brandName: string) {
  const types = loadMessages(locale).activity_type
  const type = typeof types === 'object' ? types[ACTIVITY_TYPES[row.definition.type].textKey] : undefined
  const words = [title, type, row.definition.pool?.unit, brandName]
  const named = words.flatMap((word) => (typeof word === 'string' && word !== '' ? [word.replaceAll(',', '')] : []))
  return [...new Set(named)].join(', ')
}

/** Title, description, image and keywords of a page; empty unless the page shows an activity. */
export async function metaDataOf(gateway: GatewayContext, path: string, locale: Locale) {
  const alias = aliasOf(path)
  if (alias === null) return NO_TEXTS
  const row =
    alias === WELCOME_ALIAS ? await welcomeActivity(gateway) : await gateway.activities.findByAlias(gateway.db, alias)
  if (row === null || row.alias === GOODWILL_ALIAS) return NO_TEXTS
  const { title, subtitle, image } = summaryOf(row, await viewOf(gateway, locale))
  return { title, description: subtitle, image, keywords: keywordsOf(row, title, locale, gateway.config.brandName) }
}
