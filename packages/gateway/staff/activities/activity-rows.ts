import Big from 'big.js'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { languageStates } from '@fanfare/activities/translations/text-rows.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { ActivityRow as Activity } from '#gateway/activities/db/activity-repository.ts'
import { activityPath } from '../../activities/activity-path.ts'
import { outcomeOf, scheduleOf, statusOf } from '../../activities/activity-status.ts'
import { localize } from '../../activities/definition/localize.ts'
import { welcomeActivity } from '../../activities/find-activity.ts'
import { claimsSuspended } from '../../audit/suspended-claims.ts'
import type { GatewayContext } from '../../context.ts'
import { readPauses } from '../../db/pauses.ts'
import { partsOfAsset } from '../../rewards/describe-stored-reward.ts'
import { shownPause } from '../pause-activities.ts'
import { listSchedules } from '../db/activity-schedules.ts'
import { withoutReviewed } from '../db/text-reviews.ts'
import { readFigures, type ActivityFigures, type BudgetFigures } from '../db/activity-figures.ts'

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

/** A row before its alarms, and what they need besides. */
interface Row {
  activity: Activity
  figures: ActivityFigures
  schedule: Awaited<ReturnType<typeof listSchedules>>[number] | undefined
  now: number
  made: Omit<ActivityRow, 'alarms'>
}

function alarmsOf({ violations, config }: GatewayContext, { activity, figures, schedule, now, made }: Row) {
  const alarms: ActivityRow['alarms'] = []
  for (const { rewardType, unit, endsAt } of made.budget)
    if (endsAt !== null) alarms.push({ code: 'BUDGET_ENDS', params: { rewardType, unit, endsAt } })
  const { stale, missing } = made.languages
  if (made.status !== 'ENDED' && stale > 0) alarms.push({ code: 'TEXTS_STALE', params: { languages: stale } })
  if (made.status !== 'ENDED' && missing > 0) alarms.push({ code: 'TEXTS_MISSING', params: { languages: missing } })
  const { oldestReview } = figures
  const dueAt = oldestReview === null ? null : oldestReview + config.staffPolicy.promises.reviewHours * HOUR_MS
  if (dueAt !== null && dueAt < now) alarms.push({ code: 'REVIEWS_LATE', params: { dueAt } })
  if (made.payoutsFailed > 0) alarms.push({ code: 'PAYOUTS_FAILED', params: { payouts: made.payoutsFailed } })
  if (claimsSuspended(violations, activity.activityId)) alarms.push({ code: 'CLAIMS_SUSPENDED', params: {} })
  if (schedule?.state === 'FAILED' || (schedule !== undefined && schedule.at + LATE_MS < now))
    alarms.push({ code: 'SCHEDULE_FAILED', params: { at: schedule.at, code: schedule.failure?.code ?? null } })
  const { finalAt, settledAt } = activity
  if (finalAt !== null && settledAt === null && finalAt + LATE_MS < now)
    alarms.push({ code: 'SETTLEMENT_LATE', params: { finalAt } })
  return alarms
}

/** The rows of the staff's list, with the same number of statements for one activity and for all. */
export async function readRows(gateway: GatewayContext, activities: readonly Activity[]) {
  const { db, clock } = gateway
  const now = clock.now()
  const known = await readFigures(
    db,
    activities.map(({ activityId }) => activityId),
    now,
  )
  const budgetsOf = Map.groupBy(known.budgets, ({ activityId }) => activityId)
  const reviewsOf = Map.groupBy(known.textReviews, ({ activityId }) => activityId)
  const figuresOf = new Map(known.figures.map((figures) => [figures.activityId, figures]))
  const welcome = await welcomeActivity(gateway)
  const pauseOf = await readPauses(db)
  const schedules = await listSchedules(
    db,
    activities.map(({ alias }) => alias),
  )
  return activities.flatMap((activity) => {
    const { activityId, definition } = activity
    const figures = figuresOf.get(activityId)
    if (figures === undefined) return []
    const old = withoutReviewed(definition.texts, figures.stale, reviewsOf.get(activityId) ?? [])
    const { whole, stale, missing } = languageStates(definition.texts, old)
    const schedule = schedules.find(({ alias }) => alias === activity.alias)
    const made = {
      ...activity,
      ...figures,
      title: localize(definition, DEFAULT_LOCALE).title,
      page: activityPath(definition, activityId === welcome?.activityId),
      status: statusOf(scheduleOf(activity), now),
      outcome: outcomeOf(scheduleOf(activity), now),
      updatedBy: figures.actor,
      paused: shownPause(pauseOf(activityId)),
      scheduledAt: schedule?.state === 'WAITING' ? schedule.at : null,
      budget: (budgetsOf.get(activityId) ?? []).map((line) => ({
        ...line,
        ...partsOfAsset(line.asset),
        endsAt: endOf(line, activity, now),
      })),
      claimsRefused1h: null,
      languages: { whole: whole.length, stale: stale.length, missing: missing.length },
    }
    return [{ ...made, alarms: alarmsOf(gateway, { activity, figures, schedule, now, made }) }]
  })
}
