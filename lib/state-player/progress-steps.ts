import Big from 'big.js'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { competitionTeam, competitionTeamCreate, competitionTeamJoin } from '@fanfare/contract/competition/team.ts'
import { copyTradingTraders } from '@fanfare/contract/copy-trading/traders.ts'
import { deposit, futuresTrade, spotTrade, type Fact } from '@fanfare/kernel/ops/facts.ts'
import { callAs, type PlayedUser } from './played-user.ts'

/** How far a user gets: about half of what the activity asks for, or all of it. */
export type Share = 'half' | 'all'

interface ProgressStep {
  applies: (activity: ActivityDetail) => boolean
  /** Runs before the first fact. */
  prepare?: (user: PlayedUser) => Promise<void>
  /** The next facts of the user. */
  facts?: (user: PlayedUser, share: Share) => Promise<readonly Fact[]> | readonly Fact[]
}

/** USDT; enough for a rank where the leaderboard has no minimum. */
const SMALL_VOLUME = '1000'
const CAPITAL = '10000'

const tradeIn = (markets: readonly string[], volume: string) =>
  markets.length === 0 || markets.includes('spot') ? spotTrade(volume) : futuresTrade(volume)

const isFirstDeposit = ({ facts }: PlayedUser) => !facts.some(({ type }) => type === 'deposit.confirmed')

/** Joins a team that takes everybody, else opens one. */
async function enterTeam(user: PlayedUser) {
  const { mine, items } = await callAs(user, competitionTeam, (query) => ({
    query: { ...query, access: 'OPEN' as const, freePlaces: '1' as const },
  }))
  if (mine !== null) return
  const open = items.find(({ minVolume }) => minVolume === null)
  const name = `Player ${user.account.userId.slice(-6)}`
  if (open) await callAs(user, competitionTeamJoin, (query) => ({ query, body: { teamId: open.teamId } }))
  else await callAs(user, competitionTeamCreate, (query) => ({ query, body: { name } }))
}

/** Copied orders decide the first leaderboard. */
const isByOrders = ({ competition }: ActivityDetail) => {
  const [first] = competition?.tracks ?? []
  return first?.track === 'FOLLOWERS' || first?.track === 'LEADS'
}

function compete(user: PlayedUser, share: Share): Fact[] {
  const { tracks = [], markets = [], minimum = null } = user.activity.competition ?? {}
  if (isByOrders(user.activity) && minimum === null) return []
  const whole = new Big(minimum?.amount ?? SMALL_VOLUME)
  if (share === 'half') return [tradeIn(markets, whole.div(2).round(2).toFixed())]
  const isByResult = tracks.some(({ track }) => track === 'PNL' || track === 'ROI' || track === 'COMBINED')
  return [
    ...(isByResult ? [deposit(CAPITAL, isFirstDeposit(user))] : []),
    tradeIn(markets, whole.times(5).toFixed()),
    ...(isByResult ? [{ type: 'position.closed', market: 'futures', pnl: '900' } as const] : []),
  ]
}

/** The first tier's deposit without its volume, or everything that the last tier needs. */
function reachTier(user: PlayedUser, share: Share) {
  const { tiers, depositBonus } = user.activity
  const tier = share === 'half' ? tiers[0] : tiers.at(-1)
  if (!tier?.netDeposit || !tier.volume) return []
  const volume = new Big(tier.volume.amount).div(share === 'half' ? 2 : 1)
  return [
    deposit(tier.netDeposit.amount, isFirstDeposit(user)),
    tradeIn(depositBonus?.markets ?? [], volume.round(2).toFixed()),
  ]
}

/** Copies the first lead trader; the order then closes automatically at a loss, which the cover pays. */
async function copyTrader(user: PlayedUser, share: Share): Promise<Fact[]> {
  const [trader] = (await callAs(user, copyTradingTraders, (query) => ({ query }))).items
  if (trader === undefined) return []
  const { traderId } = trader
  const followed = user.facts.some(({ type }) => type === 'copy.followed')
  const follow: Fact[] = followed ? [] : [{ type: 'copy.followed', traderId, usdtValue: '200' }]
  if (share === 'half') return follow
  const orderId = `player-${user.account.userId}`
  return [...follow, { type: 'copy.closed', traderId, orderId, pnl: '-12.40', automatic: true }]
}

/** Steps of a user besides tasks, by the fields that the activity's data has. */
export const PROGRESS_STEPS: readonly ProgressStep[] = [
  { applies: ({ competition }) => (competition?.team ?? null) !== null, prepare: enterTeam },
  { applies: ({ competition }) => competition !== undefined, facts: compete },
  { applies: ({ depositBonus }) => depositBonus !== undefined, facts: reachTier },
  { applies: (activity) => activity.cover !== undefined || isByOrders(activity), facts: copyTrader },
]
