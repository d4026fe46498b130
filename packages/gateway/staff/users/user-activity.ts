import Big from 'big.js'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import { findPlace } from '#gateway/boards/db/board-places.ts'
import { findScore } from '#gateway/boards/db/scores.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { partsOfSource } from '#gateway/db/tables/source.ts'
import { drawsLeft } from '#gateway/draws/db/draws.ts'
import { listRewardsOf } from '#gateway/rewards/db/rewards.ts'
import { findTeamOf } from '#gateway/teams/db/team-members.ts'
import { listTeams } from '#gateway/teams/db/teams.ts'
import { summaryOf } from '../../activities/describe-activity.ts'
import { checkEligibility, judgeSegments } from '../../activities/eligibility.ts'
import { viewOf } from '../../activities/find-activity.ts'
import { findBoard, findRankedId } from '../../boards/find-board.ts'
import { boardOf } from '../../engines/places/board-of.ts'
import { listCompletions } from '../../evaluation/completions/list-completions.ts'
import { describeTeam } from '../../teams/read-teams.ts'
import { present } from '../../util/domain-error.ts'
import { countDraws, listEntitlementsOf } from '../db/users.ts'
import { localeOf } from './describe-user.ts'

/** An activity by its id or alias. @throws DomainError 51001 */
export async function findByIdOrAlias({ activities, db }: GatewayContext, idOrAlias: string) {
  return present((await activities.findById(db, idOrAlias)) ?? (await activities.findByAlias(db, idOrAlias)))
}

/** A user’s own part of an activity; the tasks are those that the user’s own call answers. @throws DomainError 51001 */
export async function readUserActivity(gateway: GatewayContext, userId: string, idOrAlias: string) {
  const { db, clock } = gateway
  const locale = localeOf(present(await findUser(db, userId)))
  const row = await findByIdOrAlias(gateway, idOrAlias)
  const { activityId, version, definition } = row
  const { tasks } = await listCompletions(gateway, { userId }, { activityId }, locale)
  const appliedAt = await findAppliedAt(db, userId, activityId)
  const { eligible, reasonCode } =
    appliedAt === null ? await checkEligibility(gateway, row, userId, null) : { eligible: true, reasonCode: null }
  const entitlements = await listEntitlementsOf(db, userId, activityId)
  return {
    activity: { ...summaryOf(row, await viewOf(gateway, locale)), version, paused: null },
    appliedAt,
    eligible,
    reasonCode,
    audience: await judgeSegments(gateway, row, userId),
    tasks,
    draws: hasEngine(definition, 'prizes') ? await readDraws(gateway, userId, activityId, clock.now()) : null,
    places: await readPlaces(gateway, userId, row),
    team: await readTeam(gateway, userId, row),
    entitlements: entitlements.map((row) => ({ ...row, source: partsOfSource(row.source) })),
  }
}

async function readDraws({ db }: GatewayContext, userId: string, activityId: string, now: number) {
  const rewards = await listRewardsOf(db, userId, activityId)
  const earned = rewards
    .filter(({ rewardType }) => rewardType === 'LOTTERY_COUNT')
    .reduce((sum, { quantity }) => sum.plus(quantity), new Big(0))
  return {
    earned: Number(earned),
    used: await countDraws(db, userId, activityId),
    left: await drawsLeft(db, userId, activityId, now),
  }
}

/** Of each track over the whole activity, with the live value. */
export async function readPlaces(gateway: GatewayContext, userId: string, { activityId, definition }: ActivityRow) {
  if (!hasEngine(definition, 'places')) return []
  const tracks = boardOf(definition)?.tracks ?? []
  const places = await Promise.all(
    tracks.map(async ({ track }) => {
      const found = await findBoard(gateway, { activityId, track }, userId)
      const rankedId = await findRankedId(gateway.db, userId, found)
      if (rankedId === null) return []
      const key = { ...found.key, userId: rankedId }
      const [ranked, score] = [await findPlace(gateway.db, key), await findScore(gateway.db, key)]
      const place = ranked?.place ?? null
      if (place === null && score === null) return []
      return [
        {
          track,
          rank: place?.rank ?? null,
          value: score?.score ?? place?.score ?? null,
          unranked: score?.unranked ?? null,
        },
      ]
    }),
  )
  return places.flat()
}

async function readTeam({ db }: GatewayContext, userId: string, { activityId, definition }: ActivityRow) {
  if (!hasEngine(definition, 'teams')) return null
  const teamId = await findTeamOf(db, { activityId, userId })
  if (teamId === null) return null
  const { maxMembers } = definition.teams
  const { teams } = await listTeams(db, { activityId, teamId, maxMembers, pageIndex: 0, pageSize: 1 })
  return teams[0] === undefined ? null : describeTeam(teams[0], maxMembers)
}
