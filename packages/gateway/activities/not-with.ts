import type { GatewayContext } from '#gateway/context.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import type { Db } from '#gateway/db/client.ts'
import { listJoined } from '#gateway/activities/db/participations.ts'

type Activities = Pick<GatewayContext, 'activities' | 'db'>

/** The listed activities that the file names in `audience.notWith`. */
export async function listNotWith({ activities, db }: Activities, { definition }: ActivityRow): Promise<ActivityRow[]> {
  const found = await Promise.all(definition.audience.notWith.map((alias) => activities.findByAlias(db, alias)))
  return found.flatMap((other) => (other?.listed ? [other] : []))
}

/** Whether the user has joined an activity that does not go together with this one, by the file of either. */
export async function hasJoinedSister(
  { activities, db }: Activities & { db: Db },
  { activityId, alias, definition }: ActivityRow,
  userId: string,
): Promise<boolean> {
  const joined = (await listJoined(db, userId)).filter((one) => one.activityId !== activityId)
  const others = await Promise.all(joined.map((one) => activities.findById(db, one.activityId)))
  return others.some(
    (other) =>
      other !== null &&
      (definition.audience.notWith.includes(other.alias) || other.definition.audience.notWith.includes(alias)),
  )
}
