import type { ShareContent } from '@fanfare/contract/share/share.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { summaryOf } from '#gateway/activities/describe-activity.ts'
import { findActivity, viewOf } from '#gateway/activities/find-activity.ts'
import { createShareReceipt } from '#gateway/util/share-receipt.ts'

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
): Promise<ShareContent> {
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
