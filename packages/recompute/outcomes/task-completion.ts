import { DAY, type TaskRules } from '../activity.ts'
import { decimal, ZERO, type Amount } from '../decimal.ts'
import { within, type Known } from '../facts/exclusions.ts'
import type { Fact, Market } from '../facts/fact.ts'
import type { Window } from './windows.ts'

/** What is known about one user at one moment, in order of time. */
export interface KnownUser {
  /** null without an account. */
  createdAt: number | null
  /** The code with which the account signed up, in capitals. */
  signUpCode: string | null
  known: Known
  /** Codes of creators that the user entered. */
  bindings: readonly { code: string; boundAt: number }[]
}

/** A user whom another one invited. */
export interface KnownFriend {
  registeredAt: number
  known: Known
}

interface Measured {
  task: TaskRules
  window: Window
  joinedAt: number
  activityId: string
  user: KnownUser
  friends: readonly KnownFriend[]
}

const NEVER = null

/** When the sum of what the facts add first reached the target; null if it never did. */
function reached(
  facts: readonly Fact[],
  window: Pick<Window, 'from' | 'until'>,
  target: Amount,
  added: (fact: Fact) => Amount | null,
): number | null {
  let sum = ZERO
  for (const fact of within(facts, window.from, window.until)) {
    const amount = added(fact)
    if (amount === null) continue
    sum = sum.plus(amount)
    if (sum.gte(target)) return fact.at
  }
  return NEVER
}

const volumeIn = (markets: readonly Market[]) => (fact: Fact) =>
  fact.type === 'trade.filled' && markets.includes(fact.market) ? decimal(fact.volume) : null

const tradesIn = (markets: readonly Market[]) => (fact: Fact) =>
  fact.type === 'trade.filled' && markets.includes(fact.market) ? decimal(1) : null

const deposited = (fact: Fact) => (fact.type === 'deposit.confirmed' ? decimal(fact.value) : null)

const transferred = (fact: Fact) =>
  fact.type === 'transfer.completed' && fact.from.toLowerCase() === 'spot' && fact.to.toLowerCase() === 'futures'
    ? decimal(fact.value)
    : null

const earnedIn = (markets: readonly Market[]) => (fact: Fact) =>
  fact.type === 'position.closed' && markets.includes(fact.market) ? decimal(fact.pnl) : null

const ALL_MARKETS: readonly Market[] = ['spot', 'futures', 'copy']

const targetOf = ({ target }: TaskRules): Amount => decimal('amount' in target ? target.amount : target.count)

const latest = (...times: (number | null)[]): number | null =>
  times.some((time) => time === null) ? null : Math.max(...times.map((time) => time ?? 0))

const earliest = (...times: (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** Only the earliest fact of its kind is looked at; if it does not count, no later one replaces it. */
function firstEver(first: Fact | undefined, value: string, { window, task, user }: Measured): number | null {
  if (first === undefined || !user.known.counts(first) || first.at < window.from || first.at >= window.until)
    return NEVER
  return decimal(value).gte(targetOf(task)) ? first.at : NEVER
}

/** The first proof of identity at which the account was no market maker. */
const verifiedAt = ({ counted }: Known): number | null => counted.find((fact) => fact.type === 'kyc.passed')?.at ?? null

/** When an invited user has done all that the task asks of a friend; null if not in time. */
export function friendQualifiedAt(
  { registeredAt, known }: KnownFriend,
  { kyc, deposit, trade, days = 30 }: NonNullable<TaskRules['friend']>,
  window: Pick<Window, 'from' | 'until'>,
): number | null {
  if (registeredAt < window.from || registeredAt >= window.until) return null
  const until = Math.min(registeredAt + days * DAY, window.until)
  const inTime = { from: -Infinity, until }
  const parts: (number | null)[] = [registeredAt]
  if (kyc === true) {
    const at = verifiedAt(known)
    parts.push(at !== null && at < until ? at : null)
  }
  if (deposit !== undefined) parts.push(reached(known.counted, inTime, decimal(deposit), deposited))
  if (trade !== undefined) parts.push(reached(known.counted, inTime, decimal(trade), volumeIn(ALL_MARKETS)))
  return latest(...parts)
}

function enoughFriends({ task, window, friends }: Measured): number | null {
  const qualified = friends
    .map((friend) => friendQualifiedAt(friend, task.friend ?? {}, window))
    .filter((at) => at !== null)
    .toSorted((one, other) => one - other)
  return qualified[Number(targetOf(task).toFixed(0)) - 1] ?? null
}

/** A state counts from any time before the end of the window. */
const state = (at: number | null, { until }: Window): number | null => (at !== null && at < until ? at : null)

function measuredAt(measured: Measured): number | null {
  const { task, window, user, activityId } = measured
  const { known, bindings, createdAt, signUpCode } = user
  const { facts, counted } = known
  const sum = (added: (fact: Fact) => Amount | null, target = targetOf(task)) => reached(counted, window, target, added)
  switch (task.type) {
    case 'REGISTER_PASS':
      return state(createdAt, window)
    case 'KYC_PASS':
      return state(verifiedAt(known), window)
    case 'KOL_BIND':
      return state(earliest(...bindings.map(({ boundAt }) => boundAt)), window)
    case 'APPOINT_CODE': {
      const codes = (task.codes ?? []).map((code) => code.toUpperCase())
      const signedUp = signUpCode !== null && codes.includes(signUpCode) ? createdAt : null
      const bound = bindings.filter(({ code }) => codes.includes(code)).map(({ boundAt }) => boundAt)
      return state(earliest(signedUp, ...bound), window)
    }
    case 'TRADING_VOLUME':
      return sum(volumeIn(['futures']))
    case 'SPOT_TRADING_VOLUME':
      return sum(volumeIn(['spot']))
    case 'TOTAL_TRADING_VOLUME':
      return sum(volumeIn(ALL_MARKETS))
    case 'ANY_TRADING_VOLUME':
      return sum(tradesIn(ALL_MARKETS))
    case 'SPOT_ANY_TRADING_VOLUME':
      return sum(tradesIn(['spot']))
    case 'RECHARGE':
      return sum(deposited)
    case 'SPOT_FIRST_RECHARGE': {
      const first = facts.find((fact) => fact.type === 'deposit.confirmed' && fact.isFirstEver)
      return firstEver(first, first?.type === 'deposit.confirmed' ? first.value : '0', measured)
    }
    case 'SPOT_FIRST_TRADING': {
      const first = facts.find((fact) => fact.type === 'trade.filled' && fact.market === 'spot')
      return firstEver(first, first?.type === 'trade.filled' ? first.volume : '0', measured)
    }
    case 'TRANSFER_AND_TRADING':
      return latest(sum(transferred, decimal(task.transferTarget ?? '0')), sum(volumeIn(['futures'])))
    case 'EARNINGS':
      return sum(earnedIn(task.markets ?? ALL_MARKETS))
    case 'SPOT_HOLDS':
      return (
        within(counted, window.from, window.until).find(
          (fact) =>
            fact.type === 'holding.snapshot' &&
            (task.asset === undefined || fact.asset === task.asset) &&
            decimal(fact.value).gte(targetOf(task)),
        )?.at ?? null
      )
    case 'SHARE_LINK':
      return sum((fact) => (fact.type === 'link.shared' && fact.activityId === activityId ? decimal(1) : null))
    case 'INVITE_FRIEND':
      return enoughFriends(measured)
    default:
      throw new Error(`There is no rule for tasks of the type ${task.type}.`)
  }
}

/** docs/outcomes.md, "Completion and deadline": when a task is completed by what is known; null when it is not. */
export function completedAt(measured: Measured): number | null {
  const { window, joinedAt } = measured
  if (window.until <= window.from || window.until <= joinedAt) return null
  const at = measuredAt(measured)
  return at === null ? null : Math.max(at, window.from, joinedAt)
}
