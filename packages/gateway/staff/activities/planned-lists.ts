import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { findStoredVersion, lockAlias } from '#gateway/activities/db/activities.ts'
import type { Db } from '#gateway/db/client.ts'
import { fileFromBody } from '../../activities/publication/file-from-body.ts'
import { DomainError } from '../../util/domain-error.ts'
import { listScheduledLists } from '../db/activity-schedules.ts'
import { listPlannedPublications, type PlannedPublication } from '../db/proposals.ts'

/** An activity that will name a list of users once its schedule or an approval publishes it. */
export interface PlannedList {
  alias: string
  list: string
}

/** The file that an approval would publish; null where the proposal names a version that is gone, or a file that is refused by now. */
async function fileOf(db: Db, { alias, body }: PlannedPublication): Promise<ActivityFile | null> {
  if (typeof body.version === 'number') {
    const activity = await lockAlias(db, alias)
    const stored = activity && (await findStoredVersion(db, activity.activityId, body.version))
    return stored?.definition ?? null
  }
  const source = typeof body.yaml === 'string' ? { yaml: body.yaml } : (body.file ?? body)
  return fileFromBody({ alias, body: source as Record<string, unknown> }, parseActivityFile).catch((error: unknown) => {
    if (error instanceof DomainError) return null
    throw error
  })
}

/** The lists that scheduled files and open proposals name, in the order of their activities. */
export async function listPlannedLists(db: Db, now: number): Promise<PlannedList[]> {
  const planned = await listScheduledLists(db)
  for (const publication of await listPlannedPublications(db, now)) {
    const list = (await fileOf(db, publication))?.audience.list
    if (list !== undefined) planned.push({ alias: publication.alias, list })
  }
  const byKey = new Map(planned.map((one) => [`${one.alias} ${one.list}`, one]))
  return [...byKey.values()].toSorted((a, b) => (a.alias < b.alias ? -1 : 1))
}
