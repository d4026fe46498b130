import { boardOf, type Activity, type TierRules } from '../activity.ts'
import { cut, decimal, larger, ONE, smaller, sumOf, ZERO, type Amount } from '../decimal.ts'
import { unrankedReason, wholeVolume, type Competition, type Trader } from './boards.ts'
import type { Score } from './scores.ts'

/** Who has a place on a board: a participant, or a team. */
export interface Place extends Score {
  id: string
  userRef: string
}

/** A team with its members as they were when it was ranked. */
export interface Team {
  teamId: string
  userRef: string
  captainId: string
  memberIds: string[]
}

const DECIMALS_OF_PRIZE = 2
const DECIMALS_OF_SCALE = 8

/** By score, the highest first, then by when it was reached, the earlier first, then by `userRef`. */
const better = (one: Place, other: Place): number =>
  other.score.cmp(one.score) || one.reachedAt - other.reachedAt || (one.userRef < other.userRef ? -1 : 1)

const inPlaces = (places: readonly Place[]): Place[] => places.toSorted(better)

/** The places of single traders on a board of the whole activity. */
export function rankTraders({ activity, traders }: Competition, track: string): Place[] {
  const places: Place[] = []
  for (const trader of traders.values()) {
    const score = trader.scores.get(track)
    if (score === undefined) continue
    if (unrankedReason(activity, trader, track, score, wholeVolume(trader.scores)) === null)
      places.push({ id: trader.userId, userRef: trader.userRef, ...score })
  }
  return inPlaces(places)
}

const isOut = ({ isRemoved, isMarketMaker }: Trader): boolean => isRemoved || isMarketMaker

/** Lead traders by what others made with copies of their orders; removed followers and copies of oneself add nothing. */
export function rankLeads({ traders, leads }: Competition): Place[] {
  const scores = new Map<string, Score>()
  for (const follower of traders.values()) {
    if (isOut(follower)) continue
    for (const [track, part] of follower.scores) {
      const leadId = track.startsWith('LEADS/') ? track.slice('LEADS/'.length) : follower.userId
      if (leadId === follower.userId) continue
      const before = scores.get(leadId)
      scores.set(leadId, {
        score: (before?.score ?? ZERO).plus(part.score),
        reachedAt: Math.max(before?.reachedAt ?? 0, part.reachedAt),
      })
    }
  }
  const places = [...scores].flatMap(([leadId, score]): Place[] => {
    const lead = traders.get(leadId)
    return lead === undefined || !leads.has(leadId) || isOut(lead)
      ? []
      : [{ id: leadId, userRef: lead.userRef, ...score }]
  })
  return inPlaces(places)
}

/** The scores of all teams; a removed account adds nothing. */
export const teamScores = ({ traders }: Competition, teams: readonly Team[]): Map<string, Score> =>
  new Map(
    teams.flatMap((team): [string, Score][] => {
      const volumes = team.memberIds.flatMap((userId) => {
        const member = traders.get(userId)
        const volume = member === undefined || isOut(member) ? undefined : member.scores.get('VOLUME')
        return volume !== undefined && volume.score.gt(0) ? [volume] : []
      })
      if (volumes.length === 0) return []
      return [
        [
          team.teamId,
          {
            score: sumOf(volumes.map(({ score }) => score)),
            reachedAt: Math.max(...volumes.map(({ reachedAt }) => reachedAt)),
          },
        ],
      ]
    }),
  )

/** Teams with enough members and volume. */
export function rankTeams(competition: Competition, teams: readonly Team[]): Place[] {
  const { activity } = competition
  const { minMembers = 2 } = activity.definition.teams ?? {}
  const { minimum } = boardOf(activity)
  const scores = teamScores(competition, teams)
  return inPlaces(
    teams.flatMap(({ teamId, userRef, memberIds }): Place[] => {
      const score = scores.get(teamId)
      if (score === undefined || score.score.lte(0) || memberIds.length < minMembers) return []
      if (minimum !== undefined && score.score.lt(minimum.amount)) return []
      return [{ id: teamId, userRef, ...score }]
    }),
  )
}

/** The members of teams with enough members, by their volume. */
export function rankMembers(competition: Competition, teams: readonly Team[]): Place[] {
  const { minMembers = 2 } = competition.activity.definition.teams ?? {}
  const ids = new Set(
    teams.filter(({ memberIds }) => memberIds.length >= minMembers).flatMap(({ memberIds }) => memberIds),
  )
  return inPlaces(
    [...competition.traders.values()].flatMap((trader): Place[] => {
      const volume = trader.scores.get('VOLUME')
      if (!ids.has(trader.userId) || isOut(trader) || volume === undefined || volume.score.lte(0)) return []
      return [{ id: trader.userId, userRef: trader.userRef, ...volume }]
    }),
  )
}

/** What is unlocked of the pool by the volume of everybody but removed accounts; null without steps. */
export function unlockedPool(competition: Competition, teams: readonly Team[]): Amount | null {
  const { activity, traders } = competition
  const { poolSteps } = boardOf(activity)
  if (poolSteps.length === 0) return null
  const volume =
    activity.type === 'TeamTrading'
      ? sumOf([...teamScores(competition, teams).values()].map(({ score }) => score))
      : sumOf([...traders.values()].filter((trader) => !isOut(trader)).map(({ scores }) => wholeVolume(scores)))
  return decimal(poolSteps.findLast((step) => volume.gte(step.volume.amount))?.pool.amount ?? 0)
}

export const tierOf = (tiers: readonly TierRules[], rank: number, weightClass?: string): TierRules | undefined =>
  tiers.find((tier) => tier.weightClass === weightClass && (tier.rankFrom ?? 0) <= rank && rank <= (tier.rankTo ?? 0))

/** The prize of a rank with what is unlocked of the pool; 0 is none. */
export function prizeOf(
  { definition: { pool } }: Pick<Activity, 'definition'>,
  tier: TierRules,
  unlocked: Amount | null,
): Amount {
  const { amount } = tier.reward
  if (!('amount' in amount)) return 'count' in amount ? decimal(amount.count) : ONE
  if (unlocked === null || pool === null || pool.unit !== amount.unit) return decimal(amount.amount)
  return cut(decimal(amount.amount).times(unlocked).div(pool.amount), DECIMALS_OF_PRIZE)
}

/** The part of a team's prize that a member gets. */
export function partOf(
  { definition }: Activity,
  { prize, isCaptain, volume, teamVolume }: { prize: Amount; isCaptain: boolean; volume: Amount; teamVolume: Amount },
): Amount {
  const { captainShare = '0', memberMaximum } = definition.teams ?? {}
  const forCaptain = prize.times(captainShare)
  const shared = prize.minus(forCaptain).times(volume).div(teamVolume)
  const part = cut((isCaptain ? forCaptain : ZERO).plus(shared), DECIMALS_OF_PRIZE)
  return memberMaximum === undefined ? part : smaller(part, decimal(memberMaximum.amount))
}

/** The most that one team gets of the pool. */
export function limitedByPool({ definition }: Activity, prize: Amount): Amount {
  const { pool, teams } = definition
  if (pool === null || teams?.poolShareMaximum === undefined) return prize
  return smaller(prize, cut(decimal(pool.amount).times(teams.poolShareMaximum), DECIMALS_OF_PRIZE))
}

/** docs/outcomes.md, "Linked tracks": the prizes of the ranks by volume with the factors of the other tracks. */
export function rankCombined(competition: Competition): Place[] {
  const { activity } = competition
  const { tiers, factors = {}, pool } = activity.definition
  const byVolume = rankTraders(competition, 'VOLUME')
  if (byVolume.length < boardOf(activity).minimumTraders) return []
  const unlocked = unlockedPool(competition, [])
  const returns = rankTraders(competition, 'ROI')
  const streaks = rankTraders(competition, 'STREAK')
  const scoreOf = (places: readonly Place[], enough: number) =>
    new Map(places.length < enough ? [] : places.map(({ id, score }) => [id, score]))
  const returnOf = scoreOf(returns, factors.roi?.minimumEntries ?? 0)
  const streakOf = scoreOf(streaks, factors.streak?.minimumEntries ?? 0)
  const factorOf = (userId: string): Amount => {
    const gained = returnOf.get(userId)
    const days = streakOf.get(userId)
    const steps = factors.roi?.steps ?? []
    const step = gained === undefined ? undefined : (steps.findLast(({ from }) => gained.gte(from)) ?? steps[0])
    const streak =
      days === undefined || factors.streak === undefined ? ONE : ONE.plus(days.times(factors.streak.perDay))
    return decimal(step?.factor ?? 1).times(streak)
  }
  const prizes = byVolume.flatMap((place, index) => {
    const tier = tierOf(tiers, index + 1)
    if (tier === undefined) return []
    const base = prizeOf(activity, tier, unlocked)
    const factor = factorOf(place.id)
    return [{ place, certain: base.times(smaller(ONE, factor)), bonus: base.times(larger(ZERO, factor.minus(1))) }]
  })
  const limit = unlocked ?? (pool === null ? null : decimal(pool.amount))
  const bonuses = sumOf(prizes.map(({ bonus }) => bonus))
  const left = limit === null ? null : limit.minus(sumOf(prizes.map(({ certain }) => certain)))
  const scale =
    left === null || bonuses.eq(0) ? ONE : cut(larger(ZERO, smaller(ONE, left.div(bonuses))), DECIMALS_OF_SCALE)
  return inPlaces(
    prizes.flatMap(({ place, certain, bonus }): Place[] => {
      const prize = cut(certain.plus(bonus.times(scale)), DECIMALS_OF_PRIZE)
      return prize.gt(0) ? [{ ...place, score: prize }] : []
    }),
  )
}
