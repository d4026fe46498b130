import type { ShareContent } from '#lib/contract/share/get-user-share-content.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findUser } from '#gateway/db/users.ts'
import { summaryOf } from '#gateway/domain/activity/describe-activity.ts'
import { findActivity, viewOf } from '#gateway/domain/activity/find-activity.ts'
import { recordShare } from './record-share.ts'

/**
 * The content that the caller shares of an activity, or of the site (contract §4): the link has the caller's invite code. A request for an
 * activity counts as a share of it (ADR 0039).
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
    return { title: brandName, text: '', url: `${siteOrigin}/${locale}/register${query}`, image: '', vipCode }
  const row = await findActivity(gateway, activityId)
  const { title, subtitle, path, image } = summaryOf(row, await viewOf(gateway, locale))
  await recordShare(gateway, userId, activityId)
  return { title, text: subtitle, url: `${siteOrigin}/${locale}${path}${query}`, image, vipCode }
}
