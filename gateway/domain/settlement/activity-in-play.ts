import { LRUCache } from 'lru-cache'
import type { ActivityFile, TaskDefinition } from '#activities/schema.ts'
import type { Db } from '#gateway/db/client.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { ActivityFrame } from '../tasks/decision.ts'

/** A published activity as evaluation and claims need it; immutable for its version. */
export interface ActivityInPlay {
  version: number
  alias: string
  definition: ActivityFile
  frame: ActivityFrame
  tasks: ReadonlyMap<string, TaskDefinition>
}

/** Definitions carry texts of many languages: they are parsed once a version, not once a claim. */
const CACHES = new WeakMap<object, LRUCache<string, ActivityInPlay>>()
const CACHED_ACTIVITIES = 500

function cacheOf({ db }: Pick<GatewayContext, 'db'>): LRUCache<string, ActivityInPlay> {
  const cache = CACHES.get(db) ?? new LRUCache<string, ActivityInPlay>({ max: CACHED_ACTIVITIES })
  CACHES.set(db, cache)
  return cache
}

async function load(gateway: Pick<GatewayContext, 'db'>, db: Db, activityId: string): Promise<ActivityInPlay | null> {
  const row = await db.selectFrom('activities').selectAll().where('activityId', '=', activityId).executeTakeFirst()
  if (row === undefined) return null
  const { alias, version, startTime, endTime, definition, rulesSince } = row
  const activity: ActivityInPlay = {
    version,
    alias,
    definition,
    frame: {
      activityId,
      startTime,
      endTime,
      timeZone: definition.timeZone,
      dataDelaySeconds: definition.dataDelaySeconds,
      rulesSince,
    },
    tasks: new Map(definition.tasks.map((task) => [task.id, task])),
  }
  cacheOf(gateway).set(activityId, activity)
  return activity
}

/** As known to this process, perhaps a version old: for work that checks the version itself. null: no such activity. */
export async function activityLastSeen(
  gateway: Pick<GatewayContext, 'db'>,
  activityId: string,
): Promise<ActivityInPlay | null> {
  return cacheOf(gateway).get(activityId) ?? load(gateway, gateway.db, activityId)
}

/** The activity at exactly this version or newer. `db` is the transaction that read the version. */
export async function activityAtVersion(
  gateway: Pick<GatewayContext, 'db'>,
  db: Db,
  activityId: string,
  version: number,
): Promise<ActivityInPlay | null> {
  const cached = cacheOf(gateway).get(activityId)
  return cached?.version === version ? cached : load(gateway, db, activityId)
}

/** As published now. null: no such activity. */
export async function activityNow(
  gateway: Pick<GatewayContext, 'db'>,
  db: Db,
  activityId: string,
): Promise<ActivityInPlay | null> {
  const row = await db
    .selectFrom('activities')
    .select('version')
    .where('activityId', '=', activityId)
    .executeTakeFirst()
  return row === undefined ? null : activityAtVersion(gateway, db, activityId, row.version)
}
