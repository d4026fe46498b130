import type { GatewayContext } from '#gateway/context.ts'
import { rulesOf, summaryOf } from './describe-activity.ts'
import { findActivity, findPromo, viewOf } from './find-activity.ts'
import { localize } from '../definition/localize.ts'
import { toRichText } from '#lib/rich-text/to-rich-text.ts'

/** For general/introduce: the introduction of a campaign. @throws DomainError 51001 */
export async function readIntroduction(gateway: GatewayContext, activityId: string, locale: string) {
  const { definition } = await findActivity(gateway, activityId)
  const { title, introduction = '', facts } = localize(definition, locale)
  return { activityId, title, introduction: toRichText(introduction), facts }
}

/** For customized/baseInfo: the head of a campaign's page. @throws DomainError 51001 */
export async function readCampaignHead(gateway: GatewayContext, activityId: string, locale: string) {
  const row = await findActivity(gateway, activityId)
  const { definition } = row
  const { labels } = localize(definition, locale)
  const groups = new Set(definition.tasks.flatMap(({ group }) => group ?? []))
  return {
    ...summaryOf(row, await viewOf(gateway, locale)),
    timeZone: definition.timeZone,
    regionsExcluded: definition.audience.regionsExcluded,
    identifiers: [...groups].map((identifier) => ({ identifier, title: labels[identifier] ?? identifier })),
    airdrop: definition.tasks.some(({ type }) => type === 'SPOT_HOLDS'),
    backApply: definition.winBack !== undefined,
  }
}

/** For nonProductized/detail: a landing page with its blocks. @throws DomainError 51001 */
export async function readLandingPage(gateway: GatewayContext, activityId: string, locale: string) {
  const row = await findPromo(gateway, activityId)
  const { sections } = localize(row.definition, locale)
  return {
    ...summaryOf(row, await viewOf(gateway, locale)),
    ...rulesOf(row, locale),
    sections: sections.map(({ key, heading, body, image }) => ({
      key,
      heading,
      body: toRichText(body),
      image: image ?? null,
    })),
  }
}
