import { NEW_USER_TYPES } from '@fanfare/contract/activity-types.ts'
import { GOODWILL_ALIAS, WELCOME_ALIAS } from '@fanfare/contract/aliases.ts'
import type { getActivityId } from '@fanfare/contract/activity/detail.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Handler } from '#gateway/route.ts'
import { DomainError, present } from '../util/domain-error.ts'
import { scheduleOf } from './activity-status.ts'

/** Contract §6: the ongoing activity for new users that ends first, else the next upcoming, else the last ended. */
export function chooseWelcome<
  Candidate extends {
    activityId: string
    startTime: number
    endTime: number
    cancelled: boolean
  },
>(candidates: readonly Candidate[], now: number) {
  const held = candidates.filter(({ cancelled }) => !cancelled)
  const open = held.filter(({ endTime }) => now < endTime)
  const ongoing = open.filter(({ startTime }) => startTime <= now)
  const first = (list: readonly Candidate[], key: (candidate: Candidate) => number) =>
    list.toSorted((a, b) => key(a) - key(b) || (a.activityId < b.activityId ? -1 : 1))[0]
  return (
    first(ongoing, ({ endTime }) => endTime) ??
    first(open, ({ startTime }) => startTime) ??
    first(held, ({ endTime }) => -endTime) ??
    null
  )
}

type Activities = Pick<GatewayContext, 'activities' | 'db'>

/** @throws DomainError 51001 */
const shown = (row: ActivityRow | null) => present(row?.alias === GOODWILL_ALIAS ? null : row)

/** @throws DomainError 51001 */
export const findActivity = async ({ activities, db }: Activities, activityId: string) =>
  shown(await activities.findById(db, activityId))

/** Finds an activity that has a landing page. @throws DomainError 51001 */
export async function findPromo(gateway: Activities, activityId: string) {
  const row = await findActivity(gateway, activityId)
  if (row.definition.page !== 'promo') throw new DomainError('NOT_FOUND')
  return row
}

/** The activities that /welcome-event may show. */
export async function welcomeCandidates({ activities, db }: Activities) {
  const ofType = await Promise.all(NEW_USER_TYPES.map((type) => activities.listByType(db, type)))
  return ofType.flat().filter(({ definition }) => definition.page === undefined)
}

/** The activity that /welcome-event shows (contract §6). */
export async function welcomeActivity({ clock, ...gateway }: Activities & Pick<GatewayContext, 'clock'>) {
  const rows = await welcomeCandidates(gateway)
  const chosen = chooseWelcome(
    rows.map((row) => ({ activityId: row.activityId, row, ...scheduleOf(row) })),
    clock.now(),
  )
  return chosen?.row ?? null
}

export async function viewOf(gateway: Activities & Pick<GatewayContext, 'clock'>, locale: string) {
  const welcome = await welcomeActivity(gateway)
  return { locale, now: gateway.clock.now(), welcomeId: welcome?.activityId ?? null }
}

/** For both getActivityId calls; `welcome-event` is the alias of the activity that page shows. @throws DomainError 51001 */
export const resolveAlias: Handler<typeof getActivityId> = async ({ query: { alias } }, { gateway }) => {
  const { activityId } = shown(
    (await gateway.activities.findByAlias(gateway.db, alias)) ??
      (alias === WELCOME_ALIAS ? await welcomeActivity(gateway) : null),
  )
  return { activityId }
}
