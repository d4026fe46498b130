import { ANSWER_DAYS } from '@fanfare/activities/file/campaign.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { airdropTask, announcedSnapshots } from './airdrop.ts'
import { summaryOf } from './describe-activity.ts'
import { findActivity, findPromo, viewOf } from './find-activity.ts'
import { readActivity } from './read-activity.ts'
import { localize } from './definition/localize.ts'
import { toRichText } from '@fanfare/kernel/rich-text/to-rich-text.ts'

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
  const terms = airdropTerms(row)
  return {
    ...summaryOf(row, await viewOf(gateway, locale)),
    timeZone: definition.timeZone,
    regionsExcluded: definition.audience.regionsExcluded,
    identifiers: [...groups].map((identifier) => ({ identifier, title: labels[identifier] ?? identifier })),
    airdrop: terms !== null,
    ...(terms && { airdropTerms: terms }),
    ...backApplyPart(definition.winBack),
  }
}

function airdropTerms(row: ActivityRow) {
  const task = airdropTask(row.definition)
  if (task === null) return null
  const { target, asset } = task
  return { required: target, ...(asset !== undefined && { asset }), snapshots: announcedSnapshots(row) }
}

const backApplyPart = (winBack: ActivityRow['definition']['winBack']) =>
  winBack === undefined
    ? { backApply: false }
    : {
        backApply: true,
        backApplyTerms: { pausedDays: winBack.pausedDays, answerDays: winBack.answerDays ?? ANSWER_DAYS },
      }

/** For nonProductized/detail: an activity with the blocks of its landing page. @throws DomainError 51001 */
export async function readLandingPage(gateway: GatewayContext, activityId: string, locale: string) {
  const { definition } = await findPromo(gateway, activityId)
  const { sections } = localize(definition, locale)
  return {
    ...(await readActivity(gateway, activityId, locale)),
    sections: sections.map(({ key, heading, body }) => ({
      key,
      heading,
      body: toRichText(body),
      image: definition.sectionImages?.[key] ?? null,
    })),
  }
}
