import Big from 'big.js'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { partsOfAsset } from '@fanfare/activities/file/reward.ts'
import { languageStates } from '@fanfare/activities/translations/text-rows.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { ActivityRow as Activity } from '#gateway/activities/db/activity-repository.ts'
import { activityPath } from '../../activities/activity-path.ts'
import { outcomeOf, scheduleOf, statusOf } from '../../activities/activity-status.ts'
import { localize } from '../../activities/definition/localize.ts'
import { claimsSuspended } from '../../audit/suspended-claims.ts'
import type { GatewayContext } from '../../context.ts'
import { readPauses } from '../../db/pauses.ts'
import { shownPause } from '../pause-activities.ts'
import { listSchedules } from '../db/activity-schedules.ts'
import { withoutReviewed, type TextReview } from '../db/text-reviews.ts'
import { readFigures, type BudgetFigures, type Figures } from '../db/activity-figures.ts'

type ActivityRow = CallAnswer<typeof staffActivities>['items'][number]

/** Settlements and scheduled publications run within minutes of their time. */
const LATE_MS = HOUR_MS

/** When a budget ends at the rate of the last 7 days; null when it outlasts the activity. */
function endOf({ left, granted7d }: BudgetFigures, { startTime, endTime }: Activity, now: number) {
  const span = Math.min(7 * DAY_MS, now - startTime)
  if (now >= endTime || span <= 0 || Number(granted7d) <= 0) return null
  const endsAt = now + Number(new Big(left).div(granted7d).times(span).toFixed(0))
  return endsAt < endTime ? endsAt : null
}

const budgetRow = (figures: BudgetFigures, activity: Activity, now: number) => {
  const { asset, limit, reserved, left } = figures
  return {
    ...partsOfAsset(asset),
    limit,
    reserved,
    granted: new Big(limit).minus(reserved).minus(left).toFixed(),
    left,
    endsAt: endOf(figures, activity, now),
  }
}

interface Row {
  activity: Activity
  figures: Figures
  budgets: BudgetFigures[]
  reviews: TextReview[]
  isWelcome: boolean
  paused: ActivityRow['paused']
  schedule: Awaited<ReturnType<typeof listSchedules>>[number] | undefined
  now: number
}

function alarmsOf(
  gateway: GatewayContext,
  row: Pick<Row, 'activity' | 'figures' | 'schedule' | 'now'>,
  made: Omit<ActivityRow, 'alarms'>,
) {
  const alarms: ActivityRow['alarms'] = []
  const { activity, now, figures, schedule } = row
  for (const { rewardType, unit, endsAt } of made.budget)
    if (endsAt !== null) alarms.push({ code: 'BUDGET_ENDS', params: { rewardType, unit, endsAt } })
  const { stale, missing } = made.languages
  if (made.status !== 'ENDED' && stale > 0) alarms.push({ code: 'TEXTS_STALE', params: { languages: stale } })
  if (made.status !== 'ENDED' && missing > 0) alarms.push({ code: 'TEXTS_MISSING', params: { languages: missing } })
  const oldest = figures.queues.find(({ activityId }) => activityId === activity.activityId)?.oldestReview ?? null
  const dueAt = oldest === null ? null : Number(oldest) + gateway.config.staffPolicy.promises.reviewHours * HOUR_MS
  if (dueAt !== null && dueAt < now) alarms.push({ code: 'REVIEWS_LATE', params: { dueAt } })
  if (made.payoutsFailed > 0) alarms.push({ code: 'PAYOUTS_FAILED', params: { payouts: made.payoutsFailed } })
  if (claimsSuspended(gateway.violations, activity.activityId)) alarms.push({ code: 'CLAIMS_SUSPENDED', params: {} })
  if (schedule?.state === 'FAILED' || (schedule !== undefined && schedule.at + LATE_MS < now))
    alarms.push({ code: 'SCHEDULE_FAILED', params: { at: schedule.at, code: schedule.failure?.code ?? null } })
  const { finalAt, settledAt } = activity
  if (finalAt !== null && settledAt === null && finalAt + LATE_MS < now)
    alarms.push({ code: 'SETTLEMENT_LATE', params: { finalAt } })
  return alarms
}

function rowOf(
  gateway: GatewayContext,
  { activity, figures, budgets, reviews, isWelcome, paused, schedule, now }: Row,
): ActivityRow {
  const { activityId, alias, definition } = activity
  const version = figures.versions.find((one) => one.activityId === activityId)
  const queue = figures.queues.find((one) => one.activityId === activityId)
  const old = withoutReviewed(definition.texts, version?.stale ?? {}, reviews)
  const { whole, stale, missing } = languageStates(definition.texts, old)
  const row = {
    activityId,
    alias,
    title: localize(definition, DEFAULT_LOCALE).title,
    activityType: activity.activityType,
    page: activityPath(definition, isWelcome),
    status: statusOf(scheduleOf(activity), now),
    outcome: outcomeOf(scheduleOf(activity), now),
    version: activity.version,
    updatedAt: activity.updatedAt,
    updatedBy: version?.actor ?? '',
    startTime: activity.startTime,
    endTime: activity.endTime,
    participants: activity.participants,
    paused,
    scheduledAt: schedule?.state === 'WAITING' ? schedule.at : null,
    budget: budgets.map((budget) => budgetRow(budget, activity, now)),
    claimsMinute: queue?.claimsMinute ?? 0,
    claimsRefused1h: null,
    languages: { whole: whole.length, stale: stale.length, missing: missing.length },
    reviews: queue?.reviews ?? 0,
    payoutsFailed: queue?.payoutsFailed ?? 0,
  }
  return { ...row, alarms: alarmsOf(gateway, { activity, figures, schedule, now }, row) }
}

/** The rows of the staff's list, with the same number of statements for one activity and for all. */
export async function readRows(
  gateway: GatewayContext,
  activities: readonly Activity[],
  welcomeId: string | null,
): Promise<ActivityRow[]> {
  const now = gateway.clock.now()
  const ids = activities.map(({ activityId }) => activityId)
  const figures = await readFigures(gateway.db, ids, now)
  const pauseOf = await readPauses(gateway.db)
  const schedules = await listSchedules(
    gateway.db,
    activities.map(({ alias }) => alias),
  )
  const budgets = Map.groupBy(figures.budgets, ({ activityId }) => activityId)
  const reviews = Map.groupBy(figures.textReviews, ({ activityId }) => activityId)
  const row = (activity: Activity) =>
    rowOf(gateway, {
      activity,
      figures,
      budgets: budgets.get(activity.activityId) ?? [],
      reviews: reviews.get(activity.activityId) ?? [],
      isWelcome: activity.activityId === welcomeId,
      paused: shownPause(pauseOf(activity.activityId)),
      schedule: schedules.find(({ alias }) => alias === activity.alias),
      now,
    })
  return activities.map(row)
}
