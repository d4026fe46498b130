import Big from 'big.js'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { readBoardPage, type BoardPlace, findPlace } from '#gateway/boards/db/board-places.ts'
import { findLastCheck } from '#gateway/boards/db/boards.ts'
import { listScoreParts, listRemoved, type RemovedScore, findScore } from '#gateway/boards/db/scores.ts'
import type { RankRow } from '@fanfare/contract/competition/rank.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { describeReward } from '../activities/definition/describe-task.ts'
import { localize } from '../activities/definition/localize.ts'
import { combinedPrize } from '../engines/factors/combined-prize.ts'
import { unitOfTrack, unlockedNow } from '../engines/places/read-competition.ts'
import {
  listNames,
  findBoard,
  prizeOf,
  type RowName,
  type BoardQuery,
  type FoundBoard,
  findRankedId,
} from './find-board.ts'
import { findMyRankedId, readMyRank } from './read-my-rank.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'
import { listSnapshots } from '#gateway/boards/db/board-snapshots.ts'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import { scheduleOf, statusOf } from '../activities/activity-status.ts'
import { findActivity } from '../activities/find-activity.ts'
import { boardOf } from '../engines/places/board-of.ts'

/** Removed participants on one page. @assumed */
const REMOVED_MAXIMUM = 10
const MINUTE_SECONDS = 60

export interface RankQuery extends BoardQuery {
  proof?: '0' | '1' | undefined
  pageIndex: number
  pageSize: number
}

/**
 * A page of a leaderboard as its last snapshot ranked it, with the participants who were removed, and the caller's own row
 * (contract §5, §10).
 * @throws DomainError 51001
 */
export async function readRank(gateway: GatewayContext, caller: Caller | null, query: RankQuery, locale: string) {
  const found = await findBoard(gateway, query, caller?.userId ?? null)
  const { key, board, file, window, myClass } = found
  const { db, clock } = gateway
  // A round trip takes as long as several reads, so independent reads run at the same time.
  const [page, unlocked, lastCheck, rankedId] = await Promise.all([
    readBoardPage(db, { ...key, pageIndex: query.pageIndex, pageSize: query.pageSize }),
    unlockedNow(gateway, key.activityId, board),
    findLastCheck(db, key, clock.now()),
    caller && findMyRankedId(gateway, caller.userId, found),
  ])
  const [items, mine] = await Promise.all([
    page === null ? [] : rowsOf(gateway, found, page, { ...query, unlocked, locale }),
    caller &&
      rankedId &&
      readMyRank(gateway, rankedId, { userId: caller.userId, found, unlocked, locale, isProven: query.proof === '1' }),
  ])
  const updatedAt = page?.at ?? clock.now()
  return {
    items,
    total: page?.rows ?? 0,
    mine: mine || null,
    updatedAt,
    checkedAt: Math.max(updatedAt, lastCheck ?? 0),
    cadence: board.cadenceMinutes * MINUTE_SECONDS,
    snapshotHash: page?.hash ?? null,
    snapshotSeq: page?.seq ?? null,
    unit: unitOfTrack(window.track, file),
    weightClass: window.weightClass,
    myClass,
    final: page?.isFinal ?? false,
  }
}

async function rowsOf(
  { db }: GatewayContext,
  found: FoundBoard,
  { places, rows }: { places: readonly BoardPlace[]; rows: number },
  {
    unlocked,
    locale,
    pageIndex,
    pageSize,
  }: { unlocked: Money | null; locale: string } & Pick<RankQuery, 'pageIndex' | 'pageSize'>,
) {
  const { key, file, window } = found
  const isLast = (pageIndex + 1) * pageSize >= rows
  const [removed, placeNames, parts] = await Promise.all([
    listRemoved(db, {
      ...key,
      from: isLast ? null : (places.at(-1)?.score ?? null),
      below: pageIndex === 0 ? null : (places[0]?.score ?? null),
      limit: REMOVED_MAXIMUM,
    }),
    listNames(db, window.track, userIdsOf(places)),
    window.track === 'COMBINED' ? listScoreParts(db, key.activityId, userIdsOf(places)) : null,
  ])
  const names = new Map([...placeNames, ...(await listNames(db, window.track, userIdsOf(removed)))])
  const nameOf = (id: string): RowName => names.get(id) ?? { maskedName: '' }
  const texts = localize(file, locale)
  const rowOf = ({ rank, userId, score, gapToNext, change }: BoardPlace): RankRow => {
    const paid = parts === null ? prizeOf(found, unlocked, rank) : combinedPrize(file, score)
    const own = parts?.get(userId)
    return {
      rank,
      ...nameOf(userId),
      value: score,
      gapToNext,
      estimatedReward: paid && describeReward(paid, texts),
      change,
      ...(own && { parts: own }),
    }
  }
  return [...places.map(rowOf), ...removed.map((one) => removedRow(one, nameOf(one.userId), places))].sort(
    (a, b) => a.rank - b.rank || Number(b.removed !== undefined) - Number(a.removed !== undefined),
  )
}

/** A removed participant comes before the first place with a lower score. */
function removedRow({ score, unranked }: RemovedScore, name: RowName, places: readonly BoardPlace[]): RankRow {
  const next = places.find((place) => new Big(place.score).lte(score))
  return {
    rank: next?.rank ?? (places.at(-1)?.rank ?? 0) + 1,
    ...name,
    value: score,
    gapToNext: null,
    estimatedReward: null,
    change: null,
    removed: unranked,
  }
}

/** The chain of a leaderboard's snapshots, newest first (contract §9). @throws DomainError 51001 */
export async function listBoardSnapshots(
  gateway: GatewayContext,
  { pageIndex, pageSize, ...query }: BoardQuery & { pageIndex: number; pageSize: number },
) {
  const { key } = await findBoard(gateway, query, null)
  return listSnapshots(gateway.db, { ...key, pageIndex, pageSize })
}

/** The user's places in the ongoing competitions among these activities, by their last rankings. */
export async function listMyPlaces(
  gateway: GatewayContext,
  userId: string,
  activityIds: readonly string[],
  locale: string,
) {
  const places = await Promise.all(
    activityIds.map((activityId) => findMyPlace(gateway, { userId, activityId, locale })),
  )
  return places.filter((place) => place !== null)
}

async function findMyPlace(
  gateway: GatewayContext,
  { userId, activityId, locale }: { userId: string; activityId: string; locale: string },
) {
  const { db, clock } = gateway
  const activity = await findActivity(gateway, activityId)
  const { definition } = activity
  const isOngoing = statusOf(scheduleOf(activity), clock.now()) === 'ONGOING'
  if (!isOngoing || !hasEngine(definition, 'places') || boardOf(definition) === null) return null
  const found = await findBoard(gateway, { activityId }, userId)
  const rankedId = await findRankedId(db, userId, found)
  if (rankedId === null) return null
  const user = { ...found.key, userId: rankedId }
  const [ranked, score] = await Promise.all([findPlace(db, user), findScore(db, user)])
  const place = ranked?.place
  if (!place || (score?.unranked ?? null) !== null) return null
  const { file, board, window } = found
  // A team's prize is shared by rules of its own.
  const paid =
    window.track === 'TEAM'
      ? null
      : window.track === 'COMBINED'
        ? combinedPrize(file, place.score)
        : prizeOf(found, await unlockedNow(gateway, activityId, board), place.rank)
  return {
    activityId,
    rank: place.rank,
    estimatedReward: paid && describeReward(paid, localize(file, locale)),
  }
}
