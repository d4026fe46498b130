import { factoredCents, scaleOf, teamPartCents } from '../../draws/testing/reference-prizes.ts'
import { DAY } from '../task-world.ts'
import { sumIn, type Model } from './model.ts'

/** Decimal strings of USDT, by rank. */
export const CUP = { prizes: ['100', '40'], minimum: 50_00 }
export const RELAY = { prizes: ['90.01', '60'], captainShare: '0.2', memberMaximum: '55.5', maxMembers: 2 }
export const VOICES = { prizes: ['80', '20.07'], pool: '105', perDay: '0.05' }

interface Ranked<Of> {
  of: Of
  /** In cents. */
  score: number
  reachedAt: number
  ref: string
}
export interface FinalReward {
  user: number
  activity: 'cup' | 'relay' | 'voices'
  source: string
  quantity: number
}
/** The public reference by which the gateway breaks the last tie, of a user or a team. */
export type RefOf = (activity: FinalReward['activity'], of: number | string) => string

const ranked = <Of>(rows: readonly Ranked<Of>[]): Ranked<Of>[] =>
  rows.toSorted((a, b) => b.score - a.score || a.reachedAt - b.reachedAt || (a.ref < b.ref ? -1 : 1))
const amount = (cents: number): string => (cents / 100).toFixed(2)

/** The traders of an activity with the volume from joining until the end, and when each reached it. */
function traders({ users, end }: Model, activity: FinalReward['activity'], refOf: RefOf): Ranked<number>[] {
  return users.flatMap(({ joinedAt, trades }, user) => {
    const counted = trades.filter(({ at }) => joinedAt !== null && at >= joinedAt && at < end)
    if (joinedAt === null || counted.length === 0) return []
    const reachedAt = Math.max(...counted.map(({ at }) => at))
    return [{ of: user, score: sumIn(trades, joinedAt, end), reachedAt, ref: refOf(activity, user) }]
  })
}

function cupRewards(model: Model, refOf: RefOf): FinalReward[] {
  const rows = ranked(traders(model, 'cup', refOf).filter(({ score }) => score >= CUP.minimum))
  return rows.slice(0, CUP.prizes.length).map(({ of }, index) => ({
    user: of,
    activity: 'cup',
    source: `rank:VOLUME:${index + 1}`,
    quantity: Number(CUP.prizes[index]) * 100,
  }))
}

function relayRewards(model: Model, refOf: RefOf): FinalReward[] {
  const volumes = new Map(traders(model, 'relay', () => '').map((row) => [row.of, row]))
  const rows = model.teams.flatMap((team) => {
    const active = team.members.flatMap((user) => volumes.get(user) ?? [])
    if (active.length === 0) return []
    const score = active.reduce((sum, row) => sum + row.score, 0)
    const reachedAt = Math.max(...active.map((row) => row.reachedAt))
    return [{ of: team, score, reachedAt, ref: refOf('relay', team.teamId) }]
  })
  return ranked(rows).flatMap(({ of: { teamId, captain, members }, score }, index) => {
    const prize = RELAY.prizes[index]
    if (prize === undefined) return []
    return members.flatMap((user): FinalReward[] => {
      const part = { ...RELAY, prize, teamVolume: amount(score), volume: amount(volumes.get(user)?.score ?? 0) }
      const quantity = Number(teamPartCents({ ...part, isCaptain: user === captain }))
      return quantity === 0 ? [] : [{ user, activity: 'relay', source: `team:${teamId}`, quantity }]
    })
  })
}

function voicesRewards(model: Model, refOf: RefOf): FinalReward[] {
  const rows = ranked(traders(model, 'voices', refOf)).slice(0, VOICES.prizes.length)
  const priced = rows.map((row, index) => {
    const { joinedAt, trades } = model.users[row.of] ?? { joinedAt: null, trades: [] }
    const counted = trades.filter(({ at }) => joinedAt !== null && at >= joinedAt && at < model.end)
    const days = new Set(counted.map(({ at }) => Math.floor(at / DAY))).size
    const streak = (1 + Number(VOICES.perDay) * days).toFixed(2)
    return { ...row, base: VOICES.prizes[index] ?? '0', roi: '1', streak }
  })
  const scale = scaleOf(priced, VOICES.pool)
  const combined = ranked(priced.map((row) => ({ ...row, score: Number(factoredCents(row, scale)) })))
  return combined.map(({ of, score }, index) => ({
    user: of,
    activity: 'voices',
    source: `rank:COMBINED:${index + 1}`,
    quantity: score,
  }))
}

/** The rewards after the end, with budgets that pay all of them. */
export const finalRewards = (model: Model, refOf: RefOf): FinalReward[] => [
  ...cupRewards(model, refOf),
  ...relayRewards(model, refOf),
  ...voicesRewards(model, refOf),
]
