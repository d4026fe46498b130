import Big from 'big.js'
import type { TaskType } from '@fanfare/contract/enumerations.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { PlatformEventType } from '@fanfare/contract/ops/platform-event.ts'
import type { OTHER } from '@fanfare/contract/other.ts'
import { deposit, futuresTrade, spotTrade, type Fact } from './facts.ts'

/** A task as in its activity file; answers to clients lack the last three fields. */
export interface OpenTask {
  type: TaskType | typeof OTHER
  target: Money | { count: number }
  /** TRANSFER_AND_TRADING: the sum of transfers, in the target's unit. */
  transferTarget?: string | undefined
  /** INVITE_FRIEND: what a friend has to do, in USDT. */
  friend?: { kyc: boolean; deposit?: string | undefined; trade?: string | undefined } | undefined
  /** SPOT_HOLDS */
  asset?: string | undefined
  markets?: readonly ('spot' | 'futures' | 'copy')[] | undefined
}

/** The fields of a fact that decide what is still possible. */
export interface EarlierFact {
  type: PlatformEventType
  market?: string
}

interface NextEventsInput {
  task: OpenTask
  activityId: string
  /** The progress so far, a decimal string in the target's unit. */
  current: string
  user: { userId: string; vipCode: string }
  /** The user's facts so far: a first deposit is possible only once. */
  facts: readonly EarlierFact[]
  at: number
  newId: (prefix: string) => string
}

export type NextEvents = ReturnType<typeof friendEvents>

/** The platform's facts that complete a task from its present progress; null if it needs a code, or a first time that has passed. */
export function nextEvents(input: NextEventsInput): NextEvents | null {
  const { task, at, newId, user } = input
  if (task.type === 'INVITE_FRIEND') return friendEvents(input)
  const planned = plan(input)
  if (planned === null) return null
  const [drafts, said] = planned
  return {
    events: drafts.map((draft) => ({ ...draft, eventId: newId('demo'), userId: user.userId, occurredAt: at })),
    said,
  }
}

/** The remaining quantity, at least one unit: a trade of 0 would not count. */
function missing({ task: { target }, current }: NextEventsInput) {
  const whole = 'count' in target ? String(target.count) : target.amount
  const left = Big(whole).minus(current)
  return left.gt(0) ? left.toFixed() : '1'
}

function plan(input: NextEventsInput): [Fact[], string] | null {
  const { task, facts, activityId } = input
  const left = missing(input)
  const whole = 'amount' in task.target ? task.target.amount : String(task.target.count)
  const times = (draft: Fact) => Array.from({ length: Number(left) }, () => draft)
  switch (task.type) {
    case 'REGISTER_PASS':
      return [[{ type: 'user.registered' }], 'the registration']
    case 'KYC_PASS':
      return [[{ type: 'kyc.passed' }], 'a passed identity check']
    case 'TRADING_VOLUME':
      return [[futuresTrade(left)], `a futures trade of ${left} USDT`]
    case 'SPOT_TRADING_VOLUME':
    case 'TOTAL_TRADING_VOLUME':
      return [[spotTrade(left)], `a spot trade of ${left} USDT`]
    case 'ANY_TRADING_VOLUME':
    case 'SPOT_ANY_TRADING_VOLUME':
      return [times(spotTrade('25')), `${left} spot trade(s) of 25 USDT`]
    case 'SPOT_FIRST_TRADING':
      if (facts.some((fact) => fact.type === 'trade.filled' && fact.market === 'spot')) return null
      return [[spotTrade(whole)], `a first spot trade of ${whole} USDT`]
    case 'RECHARGE':
      return [[deposit(left, !hasDeposited(facts))], `a deposit of ${left} USDT`]
    case 'SPOT_FIRST_RECHARGE':
      if (hasDeposited(facts)) return null
      return [[deposit(whole, true)], `a first deposit of ${whole} USDT`]
    case 'TRANSFER_AND_TRADING': {
      const usdtValue = task.transferTarget ?? whole
      const transfer: Fact = { type: 'transfer.completed', from: 'spot', to: 'futures', usdtValue }
      return [[transfer, futuresTrade(left)], `a transfer of ${usdtValue} USDT to futures and a trade of ${left} USDT`]
    }
    case 'EARNINGS': {
      const market = task.markets?.[0] ?? 'futures'
      return [[{ type: 'position.closed', market, pnl: left }], `a position closed ${left} USDT in profit`]
    }
    case 'SPOT_HOLDS': {
      const asset = task.asset ?? 'BTC'
      return [[{ type: 'holding.snapshot', asset, usdtValue: whole }], `a snapshot of ${asset} worth ${whole} USDT`]
    }
    case 'SHARE_LINK':
      return [times({ type: 'link.shared', activityId }), 'a shared link']
    default:
      return null
  }
}

const hasDeposited = (facts: readonly EarlierFact[]) => facts.some(({ type }) => type === 'deposit.confirmed')

/** The missing friends, each with the facts that the task requires of a friend. */
function friendEvents(input: NextEventsInput) {
  const { task, user, at, newId } = input
  const { kyc = false, deposit: paid, trade } = task.friend ?? {}
  const deeds: Fact[] = [
    { type: 'user.registered', inviteCode: user.vipCode },
    ...(kyc ? [{ type: 'kyc.passed' } as const] : []),
    ...(paid === undefined ? [] : [deposit(paid, true)]),
    ...(trade === undefined ? [] : [spotTrade(trade)]),
  ]
  const friends = Array.from({ length: Number(missing(input)) }, () => newId('friend'))
  return {
    events: friends.flatMap((userId) =>
      deeds.map((draft) => ({ ...draft, eventId: newId('demo'), userId, occurredAt: at })),
    ),
    /** In words, for the developer. */
    said: `${friends.length} friend(s) who registered with ${user.vipCode} and did what the task asks`,
  }
}
