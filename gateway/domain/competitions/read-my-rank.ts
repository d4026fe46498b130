import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { BoardPlace } from '#gateway/db/board-places.ts'
import { findAppliedAt } from '#gateway/db/participations.ts'
import { findTeamOf } from '#gateway/db/team-members.ts'
import { sumTeamVolume } from '#gateway/db/team-scores.ts'
import { listScoreParts } from '#gateway/db/score-parts.ts'
import { findScore } from '#gateway/db/scores.ts'
import type { MyRank, PlaceProof } from '#lib/contract/competition/rank.ts'
import type { Money } from '#lib/contract/money.ts'
import { provePlace } from '../boards/prove-place.ts'
import { readMyStanding } from '../boards/read-my-standing.ts'
import { describeReward } from '../definition/describe-task.ts'
import { localize } from '../definition/localize.ts'
import { boardUnit } from '../engines/board-unit.ts'
import { combinedPrize } from '../engines/factors/combined-prize.ts'
import { settleIfQueued } from '../settlement/settle-user.ts'
import type { FoundBoard } from './find-board.ts'
import { findNextPrize } from './find-next-prize.ts'
import { listNames } from './list-names.ts'
import { prizeOf } from './prize-of.ts'

interface MyRankInput {
  found: FoundBoard
  unlocked: Money | null
  locale: string
  /** With the proof of the place. */
  isProven: boolean
}

/** The caller's own row of a leaderboard, or their team's, with the live value; null: the caller has not joined. */
export async function readMyRank(
  gateway: GatewayContext,
  userId: string,
  { found, unlocked, locale, isProven }: MyRankInput,
): Promise<MyRank | null> {
  const { db } = gateway
  const { key, file, board, window } = found
  if ((await findAppliedAt(db, userId, key.activityId)) === null) return null
  await settleIfQueued(gateway, userId)
  const rankedId = await findRankedId(db, userId, found)
  if (rankedId === null) return null
  const { ranked, ...standing } = await readMyStanding(db, { ...key, userId: rankedId })
  const score =
    window.track === 'TEAM' && !ranked?.isFinal ? await sumTeamVolume(db, key.activityId, rankedId) : standing.score
  const isProvisional = standing.isProvisional || score !== standing.score
  const place = ranked?.place ?? null
  const live = await findScore(db, { ...key, userId: rankedId })
  const removed = live?.unranked ?? null
  const volume = key.track === 'VOLUME' ? live : await findScore(db, { ...key, track: 'VOLUME', userId })
  const name = (await listNames(db, window.track, [rankedId])).get(rankedId)
  const isCombined = window.track === 'COMBINED'
  const paid =
    place && (isCombined ? combinedPrize(file, place.score) : prizeOf({ board, window, file, unlocked }, place.rank))
  const parts = isCombined ? (await listScoreParts(db, key.activityId, [userId])).get(userId) : undefined
  const texts = localize(file, locale)
  const nextPrize =
    place === null || ranked?.isFinal === true
      ? null
      : await findNextPrize(db, { found, unlocked, locale, rank: place.rank, score: score ?? place.score })
  const proof = isProven ? await proofOf(gateway, rankedId, found, place) : null
  return {
    rank: place?.rank ?? null,
    ...(name ?? { maskedName: '' }),
    value: score ?? '0',
    gapToNext: place?.gapToNext ?? null,
    estimatedReward: paid && describeReward(paid, texts),
    change: place?.change ?? null,
    isProvisional,
    ...(removed !== null && { removed }),
    ...(volume !== null && { volume: { amount: volume.score, unit: boardUnit(file) } }),
    ...(nextPrize !== null && { nextPrize }),
    ...(proof !== null && { proof }),
    ...(parts && { parts }),
  }
}

/** The id that the board ranks for the caller: on the board of teams that of their team; null: they have none. */
const findRankedId = async (db: Db, userId: string, { key, window }: FoundBoard): Promise<string | null> =>
  window.track === 'TEAM' ? findTeamOf(db, { activityId: key.activityId, userId }) : userId

async function proofOf(
  { db }: GatewayContext,
  userId: string,
  { key }: FoundBoard,
  place: BoardPlace | null,
): Promise<PlaceProof | null> {
  if (place === null) return null
  const proof = await provePlace(db, { ...key, userId })
  return proof && { ...proof, rank: place.rank, userRef: place.userRef, value: place.score }
}
