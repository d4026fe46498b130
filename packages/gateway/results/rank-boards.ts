import { findNewestSnapshot } from '#gateway/boards/db/board-snapshots.ts'
import { sumScores } from '#gateway/boards/db/scores.ts'
import type { ActivitySettlement } from '#gateway/results/db/activity-settlements.ts'
import { takeSnapshot } from '../boards/snapshots/take-snapshot.ts'
import { fileOf, type EnginesOf, type SettlingGateway, type Step } from './result-step.ts'

/** The boards of an activity, each once, in the order of its engines. */
const tracksOf = (enginesOf: EnginesOf, settlement: ActivitySettlement): string[] => {
  const file = fileOf(settlement)
  return [...new Set(enginesOf(file.type).flatMap(({ atEnd }) => atEnd?.tracks(file) ?? []))]
}

/** Ranks the next board for the last time, in transactions of its own: it may take seconds. */
export async function rankNextBoard(
  gateway: SettlingGateway,
  enginesOf: EnginesOf,
  settlement: ActivitySettlement,
): Promise<void> {
  const track = tracksOf(enginesOf, settlement)[settlement.cursor]
  if (track !== undefined) await takeSnapshot(gateway, { activityId: settlement.activityId, track, isFinal: true })
}

/** Writes the board that `rankNextBoard` has ranked into the report. */
export const recordBoard: Step = async ({ tx, enginesOf, settlement }) => {
  const { activityId, cursor, report } = settlement
  const tracks = tracksOf(enginesOf, settlement)
  const track = tracks[cursor]
  if (track === undefined) return { next: null, report }
  const snapshot = await findNewestSnapshot(tx, { activityId, track })
  if (snapshot?.isFinal !== true) return null
  const { rows, root } = snapshot
  const sum = await sumScores(tx, { activityId, track })
  const isLast = cursor + 1 >= tracks.length
  return {
    next: isLast ? null : cursor + 1,
    report: { ...report, snapshots: [...report.snapshots, { track, rows, root, sum }] },
  }
}
