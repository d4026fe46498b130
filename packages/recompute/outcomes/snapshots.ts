import type { Activity } from '../activity.ts'
import type { Snapshot } from '../database/snapshot.ts'
import { decimal, plain } from '../decimal.ts'
import type { Report } from '../report.ts'
import { leafOf, linkOf, NO_PREVIOUS, rootOf } from './merkle.ts'

interface SnapshotRow {
  snapshotId: number
  activityId: string
  track: string
  seq: number
  at: number
  rows: number
  root: string
  previous: string
  hash: string
  isFinal: boolean
}

export interface PlaceRow {
  snapshotId: number
  rank: number
  userId: string
  userRef: string
  score: string
}

const SNAPSHOTS = `
  select snapshot_id, activity_id, track, seq, at, rows, root, previous, hash, is_final from audit_snapshots
  order by activity_id, track, seq`

const PLACES = `select snapshot_id, rank, user_id, user_ref, score from audit_places where snapshot_id = $1 order by rank`

/** Compares the chain of every board, and the tree of each snapshot whose places are kept. @returns the final places of each board */
export async function compareSnapshots(
  snapshot: Snapshot,
  activities: ReadonlyMap<string, Activity>,
  report: Report,
): Promise<Map<string, PlaceRow[]>> {
  const finals = new Map<string, PlaceRow[]>()
  const kept = new Set(
    (await snapshot.rows<{ snapshotId: number }>('select distinct snapshot_id from audit_places')).map(
      ({ snapshotId }) => snapshotId,
    ),
  )
  let before: SnapshotRow | null = null
  for await (const part of snapshot.parts<SnapshotRow>(SNAPSHOTS))
    for (const row of part) {
      const { activityId, track, seq, at, root, previous, hash, snapshotId, isFinal, rows } = row
      const activity = activities.get(activityId)
      if (activity === undefined) continue
      const about = { activity: activity.alias, user: '', subject: `${track} ${seq}` }
      const isNext: boolean = before?.activityId === activityId && before.track === track
      const expected: string = isNext ? (before?.hash ?? '') : NO_PREVIOUS
      const link = linkOf(previous, root, seq, at)
      const place = isNext ? (before?.seq ?? 0) + 1 : 1
      report.compare('links of boards', `${place} ${expected} ${link}`, `${seq} ${previous} ${hash}`, about)
      before = row
      if (!kept.has(snapshotId) && rows > 0) continue
      const places = rows === 0 ? [] : await snapshot.rows<PlaceRow>(PLACES, [snapshotId])
      const leaves = places.map(({ rank, userRef, score }) => leafOf({ rank, userRef, value: plain(decimal(score)) }))
      report.compare('Merkle roots', rootOf(leaves), root, about)
      if (isFinal) finals.set(`${activityId} ${track}`, places)
    }
  return finals
}
