import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findMembership, listMembers } from '#gateway/teams/db/team-members.ts'
import { findRequest, listRequests, type TeamKey } from '#gateway/teams/db/team-requests.ts'
import { listTeams, type ListedTeam } from '#gateway/teams/db/teams.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { competitionTeam } from '@fanfare/contract/competition/team.ts'
import { findTeamActivity, type TeamActivity } from './find-team-activity.ts'
import { nameKeyOf } from './team-name.ts'
import Big from 'big.js'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { boardOf } from '../engines/places/board-of.ts'
import { prizeAt } from '../engines/places/prize-at.ts'
import { unlockedNow } from '../engines/places/read-competition.ts'
import { memberPart } from '../engines/teams/teams-engine.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-due.ts'
import { loadCountedTrades } from '../facts/measures/countable-facts.ts'
import { currentOf } from '../facts/measures/tally.ts'
import { BUCKET_MS, bucketOf } from '../facts/tallies/tally-line.ts'
import { sumOf, toDecimal } from '../util/decimal.ts'
import { present } from '../util/domain-error.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** A team as everybody sees it. */
export const describeTeam = (team: ListedTeam, maxMembers: number) => ({
  teamId: team.teamId,
  name: team.name,
  captain: maskName(team.captainName),
  members: team.members,
  capacity: maxMembers,
  access: team.access,
  minVolume: team.minVolume,
  rank: team.rank,
  volume: team.score ?? '0',
})

const PERIOD_DAYS = 30

/** The volume of each user in all markets that counts within the last 30 days, USDT, by user id; cut to whole quarters of an hour. */
export async function readRecentVolumes({ db, clock }: GatewayContext, userIds: readonly string[]) {
  const start = bucketOf(clock.now() - PERIOD_DAYS * DAY_MS) * BUCKET_MS
  const trades = await loadCountedTrades(
    db,
    userIds.map((userId) => ({ userId, start, end: Number.MAX_SAFE_INTEGER })),
  )
  return new Map([...trades].map(([userId, tally]) => [userId, toDecimal(currentOf(tally))]))
}

const SHARE_DECIMALS = 6
/** Requests that a captain sees at once. */
const REQUESTS_MAXIMUM = 50

/** The caller's team with its members and their parts of its prize; its captain also gets the key and the open requests. */
export async function readMyTeam(
  gateway: GatewayContext,
  { activityId, file }: TeamActivity,
  { userId, teamId }: { userId: string; teamId: string },
) {
  const { db } = gateway
  await evaluateIfQueued(gateway, userId)
  const { maxMembers } = file.teams
  const { teams } = await listTeams(db, { activityId, teamId, maxMembers, pageIndex: 0, pageSize: 1 })
  const team = present(teams[0])
  const members = await listMembers(db, { activityId, teamId })
  const teamVolume = sumOf(members.map(({ volume }) => volume ?? '0'))
  const isCaptain = team.captainId === userId
  const prize = await prizeOf(gateway, { activityId, file }, team)
  return {
    ...describeTeam(team, maxMembers),
    captainIsMe: isCaptain,
    key: isCaptain ? team.joinKey : null,
    liveVolume: teamVolume.toFixed(),
    estimatedPrize: prize,
    memberList: members.map((member) => {
      const volume = member.volume ?? '0'
      const isTeamCaptain = member.userId === team.captainId
      const part = { teamVolume: teamVolume.toFixed(), volume, isCaptain: isTeamCaptain }
      return {
        userRef: member.userRef,
        maskedName: maskName(member.loginName),
        isMe: member.userId === userId,
        isCaptain: isTeamCaptain,
        volume,
        share: teamVolume.eq(0) ? '0' : new Big(volume).div(teamVolume).round(SHARE_DECIMALS).toFixed(),
        estimatedReward: prize && memberPart(prize, file.teams, part),
      }
    }),
    requests: isCaptain ? await describeRequests(gateway, { activityId, teamId }) : [],
  }
}

/** The prize of the team's place in the last ranking; null when there is none, or one that is no amount. */
async function prizeOf(
  gateway: GatewayContext,
  { activityId, file }: Pick<TeamActivity, 'activityId' | 'file'>,
  { rank }: ListedTeam,
) {
  const board = boardOf(file)
  if (board === null || rank === null) return null
  const amount = prizeAt(file, rank, await unlockedNow(gateway, activityId, board))?.reward.amount
  return amount !== undefined && 'unit' in amount ? amount : null
}

async function describeRequests(gateway: GatewayContext, team: TeamKey) {
  const requests = await listRequests(gateway.db, team, REQUESTS_MAXIMUM)
  const volumes = await readRecentVolumes(gateway, userIdsOf(requests))
  return requests.map(({ userId, userRef, loginName, at }) => ({
    userRef,
    maskedName: maskName(loginName),
    at,
    recentVolume: volumes.get(userId) ?? '0',
  }))
}

/** Looks teams up; a caller also gets the own team or request. @throws DomainError 51001 */
export async function readTeams(
  gateway: GatewayContext,
  caller: Caller | null,
  {
    activityId,
    teamId,
    search = '',
    access,
    freePlaces,
    pageIndex,
    pageSize,
  }: CallRequest<typeof competitionTeam>['query'],
) {
  const activity = await findTeamActivity(gateway, activityId)
  const { maxMembers } = activity.file.teams
  const { teams, total } = await listTeams(gateway.db, {
    activityId,
    maxMembers,
    teamId,
    nameKey: nameKeyOf(search),
    access,
    hasFreePlaces: freePlaces === '1',
    pageIndex,
    pageSize,
  })
  const items = teams.map((team) => describeTeam(team, maxMembers))
  const none = { mine: null, request: null, hasLeft: false, items, total }
  if (caller === null) return none
  const key = { activityId, userId: caller.userId }
  const membership = await findMembership(gateway.db, key)
  if (membership?.leftAt === null)
    return { ...none, mine: await readMyTeam(gateway, activity, { userId: caller.userId, teamId: membership.teamId }) }
  const request = await findRequest(gateway.db, key)
  return {
    ...none,
    hasLeft: membership !== undefined,
    request: request?.declinedAt === null ? { teamId: request.teamId, name: request.name, at: request.at } : null,
  }
}
