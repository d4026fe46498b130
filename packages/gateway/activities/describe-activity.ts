import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import type { ActivityDetail, ActivitySummary, Audience } from '@fanfare/contract/activity/activity.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { enginesOf } from '../engines/registry/engines.ts'
import { activityPath, artOf, imageOf } from './activity-path.ts'
import { outcomeOf, scheduleOf, statusOf } from './activity-status.ts'
import { fallbackOf, localize } from './definition/localize.ts'
import { toRichText } from '@fanfare/kernel/rich-text/to-rich-text.ts'

/** The language and time of a description, and the activity for new users that /welcome-event shows. */
export interface View {
  locale: string
  now: number
  welcomeId: string | null
}

/** ActivitySummary of contract §6. */
export function summaryOf(row: ActivityRow, view: View): ActivitySummary {
  const { definition } = row
  const { title, subtitle, pictureAlt, textLanguage } = localize(definition, view.locale)
  const schedule = scheduleOf(row)
  const when = { now: view.now, startTime: row.startTime, endTime: row.endTime }
  const parts: Partial<ActivitySummary> = Object.assign(
    {},
    ...enginesOf(definition.type).map((engine) => engine.summarize?.(definition, when)),
  )
  return {
    activityId: row.activityId,
    alias: row.alias,
    activityType: ACTIVITY_TYPES[definition.type].code,
    title,
    subtitle,
    ...(textLanguage && { textLanguage }),
    pool: definition.pool,
    ...parts,
    startTime: row.startTime,
    endTime: row.endTime,
    status: statusOf(schedule, view.now),
    outcome: outcomeOf(schedule, view.now),
    participants: row.participants,
    image: imageOf(definition),
    ...artOf(definition.art, pictureAlt),
    path: activityPath(definition, row.activityId === view.welcomeId),
  }
}

/** The rules and conditions that both kinds of pages show with their summary. */
function rulesOf({ definition }: ActivityRow, locale: string) {
  const texts = localize(definition, locale)
  const { consentVersion } = definition
  return {
    timeZone: definition.timeZone,
    regionsExcluded: definition.audience.regionsExcluded,
    rules: toRichText(texts.rules),
    faq: texts.faq.map(({ question, answer }) => ({ question, answer: toRichText(answer) })),
    consent:
      consentVersion === undefined || texts.consent === undefined
        ? null
        : { version: consentVersion, text: texts.consent },
  }
}

const audienceOf = ({
  newWithinDays,
  minimumAgeDays,
  identityNeeded,
  participantsMaximum,
}: ActivityRow['definition']['audience']) => ({
  newWithinDays: newWithinDays ?? null,
  minimumAgeDays: minimumAgeDays ?? null,
  identityNeeded,
  participantsMaximum: participantsMaximum ?? null,
})

/** ActivityDetail of contract §6, the same for every caller. `notWith`: activities that do not go together with this one. */
export function detailOf(
  row: ActivityRow,
  view: View & Pick<Audience, 'notWith'>,
  budgetLeft: Money | null,
): ActivityDetail {
  const { definition } = row
  const texts = localize(definition, view.locale)
  // Where two engines describe the same field, the later one is shown: a lottery's prizes instead of its tasks' rewards.
  const parts: Partial<ActivityDetail> = Object.assign(
    {},
    ...enginesOf(definition.type).map((engine) => engine.describe?.(definition, texts)),
  )
  return {
    ...summaryOf(row, view),
    ...rulesOf(row, view.locale),
    tasks: [],
    tiers: [],
    ...parts,
    rewards: distinct(parts.rewards ?? []),
    audience: { ...audienceOf(definition.audience), notWith: view.notWith },
    budgetLeft,
    dataDelaySeconds: definition.dataDelaySeconds,
    paused: null,
    fallback: fallbackOf(definition, view.locale),
  }
}

const distinct = (rewards: readonly Reward[]): Reward[] => [
  ...new Map(rewards.map((reward) => [JSON.stringify(reward), reward])).values(),
]
