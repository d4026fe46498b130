import { activityShared, getUserShareContent } from '@fanfare/contract/share/share.ts'
import { languageByLangCode } from '@fanfare/languages/languages.ts'
import { bind } from '#gateway/route.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { summaryOf } from '#gateway/activities/describe-activity.ts'
import { findActivity, viewOf } from '#gateway/activities/find-activity.ts'
import { createShareReceipt, readShareReceipt } from '#gateway/util/share-receipt.ts'
import { storeShare } from '#gateway/site/db/shares.ts'
import { present } from '#gateway/util/domain-error.ts'
import { ingestEvents } from '#gateway/facts/ingest-events.ts'

/** Of one user and activity: at most ten in a UTC day, and one in each minute. @assumed */
export const SHARE_LIMITS = { aDay: 10, oneEvery: 60_000 } as const

/**
 * Stores the fact `link.shared` that completes SHARE_LINK tasks (ADR 0039), once per receipt. The fact has the id of the receipt and the time
 * of its first use, so a repetition stores what an interrupted call did not, and nothing twice.
 * @throws DomainError 51001: the receipt is none of this user and activity, or has expired
 */
export async function recordShare(
  gateway: GatewayContext,
  { userId }: Pick<Caller, 'userId'>,
  activityId: string,
  receipt: string,
) {
  const now = gateway.clock.now()
  const id = present(readShareReceipt(gateway.keys.share, { userId, activityId }, receipt, now))
  const { at, isCounted } = await storeShare(gateway.db, { receipt: id, userId, activityId, at: now }, SHARE_LIMITS)
  if (isCounted)
    await ingestEvents(gateway, [{ eventId: `share_${id}`, type: 'link.shared', userId, occurredAt: at, activityId }])
  return {}
}

/** How long a receipt is valid, ms. @assumed */
const RECEIPT_MS = 30 * 60_000

/**
 * The content that the caller shares of an activity, or of the site (contract §4): the link has the caller's invite code. With the receipt
 * the site reports the share of an activity (ADR 0039).
 * @throws DomainError 51001
 */
export async function readShareContent(
  gateway: GatewayContext,
  { userId }: Pick<Caller, 'userId'>,
  activityId: string | undefined,
  locale: string,
) {
  const user = await findUser(gateway.db, userId)
  const vipCode = user?.vipCode ?? null
  const { siteOrigin, brandName } = gateway.config
  const query = vipCode === null ? '' : `?vipCode=${encodeURIComponent(vipCode)}`
  if (activityId === undefined)
    return {
      title: brandName,
      text: '',
      url: `${siteOrigin}/${locale}/register${query}`,
      image: '',
      vipCode,
      receipt: null,
    }
  const row = await findActivity(gateway, activityId)
  const { title, subtitle, path, image } = summaryOf(row, await viewOf(gateway, locale))
  const receipt = createShareReceipt(
    gateway.keys.share,
    { userId, activityId },
    { expiresAt: gateway.clock.now() + RECEIPT_MS, randomBytes: gateway.randomBytes },
  )
  return { title, text: subtitle, url: `${siteOrigin}/${locale}${path}${query}`, image, vipCode, receipt }
}

export const shareRoutes = [
  bind(getUserShareContent, ({ body }, { gateway, caller }) =>
    readShareContent(gateway, caller, body.activityId, languageByLangCode(body.languageType).language),
  ),
  bind(activityShared, ({ query, body }, { gateway, caller }) =>
    recordShare(gateway, caller, query.activityId, body.receipt),
  ),
]
