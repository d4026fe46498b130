import { assetOf, boardOf, type Activity, type RewardRules } from '../activity.ts'
import type { Snapshot } from '../database/snapshot.ts'
import { decimal, plain, type Amount, ZERO } from '../decimal.ts'
import type { Report } from '../report.ts'
import type { Competition } from './boards.ts'
import type { Budgets } from './budgets.ts'
import {
  limitedByPool,
  partOf,
  prizeOf,
  rankCombined,
  rankLeads,
  rankMembers,
  rankTeams,
  rankTraders,
  teamScores,
  tierOf,
  unlockedPool,
  type Place,
  type Team,
} from './ranking.ts'
import type { PlaceRow } from './snapshots.ts'

/** A prize that the result of a competition pays. */
interface Prize {
  userId: string
  source: string
  reward: RewardRules
  quantity: Amount
}

interface MemberRow {
  teamId: string
  userId: string
  joinedAt: number
  leftAt: number | null
}

/** The teams of a competition when its result was frozen. */
async function readTeams(snapshot: Snapshot, { activityId }: Activity, at: number): Promise<Team[]> {
  const teams = await snapshot.rows<{ teamId: string; captainId: string; userRef: string | null }>(
    `select team.team_id, team.captain_id, score.user_ref from audit_teams team
     left join audit_scores score on score.activity_id = team.activity_id and score.track = 'TEAM' and score.user_id = team.team_id
     where team.activity_id = $1 and team.created_at <= $2 and (team.closed_at is null or team.closed_at > $2)`,
    [activityId, at],
  )
  const members = await snapshot.rows<MemberRow>(
    'select team_id, user_id, joined_at, left_at from audit_team_members where activity_id = $1',
    [activityId],
  )
  return teams.map(({ teamId, captainId, userRef }) => ({
    teamId,
    captainId,
    userRef: userRef ?? '',
    memberIds: members
      .filter(
        (member) => member.teamId === teamId && member.joinedAt <= at && (member.leftAt === null || member.leftAt > at),
      )
      .map(({ userId }) => userId),
  }))
}

const classesOf = (activity: Activity): (string | undefined)[] =>
  boardOf(activity).weightClasses?.list.map(({ id }) => id) ?? [undefined]

/** The boards of the whole activity by name, with their places by the facts. */
function boardsOf(competition: Competition, teams: readonly Team[]): Map<string, Place[]> {
  const { activity } = competition
  if (activity.type === 'TeamTrading')
    return new Map([
      ['TEAM', rankTeams(competition, teams)],
      ['MEMBER', rankMembers(competition, teams)],
    ])
  if (activity.type === 'CompoundTrading')
    return new Map([
      ['COMBINED', rankCombined(competition)],
      ...['VOLUME', 'ROI', 'STREAK'].map((track): [string, Place[]] => [track, rankTraders(competition, track)]),
    ])
  return new Map(
    boardOf(activity).tracks.flatMap(({ track }) =>
      classesOf(activity).map((weightClass): [string, Place[]] => {
        const name = weightClass === undefined ? track : `${track}.${weightClass}`
        return [name, track === 'LEADS' ? rankLeads(competition) : rankTraders(competition, name)]
      }),
    ),
  )
}

/** The prizes of the board that pays. */
function prizesOf(competition: Competition, teams: readonly Team[], boards: ReadonlyMap<string, Place[]>): Prize[] {
  const { activity } = competition
  const { tiers } = activity.definition
  const { minimumTraders } = boardOf(activity)
  const unlocked = unlockedPool(competition, teams)
  if (activity.type === 'TeamTrading') return teamPrizes(competition, teams, boards.get('TEAM') ?? [], unlocked)
  if (activity.type === 'CompoundTrading') {
    const [first] = tiers
    return (boards.get('COMBINED') ?? []).flatMap(({ id, score }, index) =>
      first === undefined
        ? []
        : [{ userId: id, source: `rank:COMBINED:${index + 1}`, reward: first.reward, quantity: score }],
    )
  }
  const paid = boardOf(activity).tracks[0]?.track ?? 'VOLUME'
  return classesOf(activity).flatMap((weightClass) => {
    const name = weightClass === undefined ? paid : `${paid}.${weightClass}`
    const places = boards.get(name) ?? []
    if (places.length < minimumTraders) return []
    return places.flatMap(({ id }, index): Prize[] => {
      const tier = tierOf(tiers, index + 1, weightClass)
      if (tier === undefined) return []
      return [
        {
          userId: id,
          source: `rank:${name}:${index + 1}`,
          reward: tier.reward,
          quantity: prizeOf(activity, tier, unlocked),
        },
      ]
    })
  })
}

function teamPrizes(
  competition: Competition,
  teams: readonly Team[],
  places: readonly Place[],
  unlocked: Amount | null,
): Prize[] {
  const { activity, traders } = competition
  if (places.length < boardOf(activity).minimumTraders) return []
  const scores = teamScores(competition, teams)
  return places.flatMap(({ id }, index) => {
    const team = teams.find(({ teamId }) => teamId === id)
    const tier = tierOf(activity.definition.tiers, index + 1)
    if (team === undefined || tier === undefined) return []
    const source = `team:${id}`
    const prize = limitedByPool(activity, prizeOf(activity, tier, unlocked))
    if (!('amount' in tier.reward.amount))
      return [{ userId: team.captainId, source, reward: tier.reward, quantity: prize }]
    return team.memberIds.map((userId): Prize => {
      const member = traders.get(userId)
      const isOut = member === undefined || member.isRemoved || member.isMarketMaker
      const volume = isOut ? ZERO : (member.scores.get('VOLUME')?.score ?? ZERO)
      const teamVolume = scores.get(id)?.score ?? ZERO
      const quantity = partOf(activity, { prize, isCaptain: userId === team.captainId, volume, teamVolume })
      return { userId, source, reward: tier.reward, quantity }
    })
  })
}

const textOfPlace = (place: { id: string; value: string } | undefined): string =>
  place === undefined ? 'nobody' : `${place.id} with ${place.value}`

interface StoredPrize {
  userId: string
  source: string
  asset: string | null
  quantity: string | null
}

/** Compares the final places and prizes of every competition whose result is frozen. */
export async function comparePlaces(
  snapshot: Snapshot,
  competitions: ReadonlyMap<string, Competition>,
  finals: ReadonlyMap<string, PlaceRow[]>,
  budgets: Budgets,
  report: Report,
): Promise<void> {
  for (const competition of competitions.values()) {
    const { activity } = competition
    const { activityId, alias, frozenAt } = activity
    if (frozenAt === null) continue
    const teams = activity.type === 'TeamTrading' ? await readTeams(snapshot, activity, frozenAt) : []
    const boards = boardsOf(competition, teams)
    for (const [track, places] of boards) {
      const stored = finals.get(`${activityId} ${track}`)
      if (stored === undefined) {
        report.skip('final places', 'of a result that is not ranked yet', places.length)
        continue
      }
      for (let rank = 1; rank <= Math.max(places.length, stored.length); rank += 1) {
        const [place, row] = [places[rank - 1], stored[rank - 1]]
        report.compare(
          'final places',
          textOfPlace(place && { id: place.id, value: plain(place.score) }),
          textOfPlace(row && { id: row.userId, value: plain(decimal(row.score)) }),
          { activity: alias, user: place?.id ?? row?.userId ?? '', subject: `${track} ${rank}` },
        )
      }
    }
    const stored = await snapshot.rows<StoredPrize>(
      `select user_id, source, asset, quantity from audit_entitlements where activity_id = $1 and (source like 'rank:%' or source like 'team:%')`,
      [activityId],
    )
    const isPaying = await snapshot.rows<{ step: string }>(`select step from audit_results where activity_id = $1`, [
      activityId,
    ])
    if (['freeze', 'rank', 'entitlements'].includes(isPaying[0]?.step ?? '')) {
      report.skip('prizes', 'of a result that is not settled yet')
      continue
    }
    const prizes = prizesOf(competition, teams, boards).filter(({ quantity }) => quantity.gt(0))
    const keys = new Map(prizes.map((prize) => [`${prize.userId} ${prize.source}`, prize]))
    const storedByKey = new Map(stored.map((row) => [`${row.userId} ${row.source}`, row]))
    for (const key of new Set([...keys.keys(), ...storedByKey.keys()])) {
      const [prize, row] = [keys.get(key), storedByKey.get(key)]
      const [userId = '', source = ''] = key.split(' ')
      const product = row === undefined ? 'nothing' : `${plain(decimal(row.quantity ?? 0))} ${row.asset}`
      const due = prize === undefined ? 'nothing' : `${plain(prize.quantity)} ${assetOf(prize.reward)}`
      const isDeleted = competition.traders.get(userId)?.isDeleted === true
      const isSoldOut =
        row === undefined &&
        prize !== undefined &&
        budgets.wasExhausted(activityId, { type: prize.reward.type, amount: withQuantity(prize) }, frozenAt)
      report.compare('prizes', isSoldOut || (row === undefined && isDeleted) ? 'nothing' : due, product, {
        activity: alias,
        user: userId,
        subject: source,
      })
    }
  }
}

const withQuantity = ({ reward: { amount }, quantity }: Prize): RewardRules['amount'] =>
  'unit' in amount ? { ...amount, amount: plain(quantity) } : amount
