import Big from 'big.js'
import type { performance, PerformanceDay } from '@fanfare/contract/agent/performance.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import {
  type VolumeSums,
  countSteps,
  countStepsOfDays,
  countVisits,
  STEPS,
  sumMovements,
  sumVolumes,
  sumVolumesOfDays,
  type StepCounts,
} from '#gateway/agents/db/agent-performance.ts'
import type { BranchAgent } from '#gateway/agents/db/agents.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import type { Handler } from '#gateway/route.ts'
import type { Db } from '#gateway/db/client.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { moneyOf, sumOf, toDecimal, usdt } from '../util/decimal.ts'
import { windowBefore } from './agent-window.ts'
import { openList, partOf, type OpenedList, directIdsOf } from './open-list.ts'
import { readRates } from './describe-level.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'

const NO_STEPS: StepCounts = { registered: 0, verified: 0, firstDeposit: 0, firstTrade: 0 }

/** The steps of a day or of a code. */
function stepsAt<Key>(steps: ReadonlyMap<Key, StepCounts>, key: Key): StepCounts {
  const { registered, verified, firstDeposit, firstTrade } = steps.get(key) ?? NO_STEPS
  return { registered, verified, firstDeposit, firstTrade }
}

/** The codes of the branch that a filter leaves; visits cannot be filtered by referral. */
function codesOf({ branch, filter: { source, code, found } }: OpenedList) {
  const ids = new Set(directIdsOf(branch, source))
  const codes = branch.flatMap((agent) => (ids.has(agent.userId) ? agent.codes : []))
  return codes.filter((one) => (code === undefined || one === code) && (found?.codes.includes(one) ?? true))
}

/** The filters of a window. A product limits volume and rebate alone. */
function filtersOf({ window, branch, campaign, filter: asked }: OpenedList, product: AgentProduct | undefined) {
  const filter = { ...asked, bounds: window.bounds }
  return {
    referrals: { ...filter, directIds: directIdsOf(branch, filter.source), inWindow: false },
    rebates: { ...filter, product, settledThrough: campaign.settledThrough },
  }
}

async function describeDays(
  db: Db,
  opened: OpenedList,
  steps: ReadonlyMap<number, StepCounts>,
  volumes: ReadonlyMap<number, VolumeSums>,
) {
  const { referrals } = filtersOf(opened, undefined)
  const visits = await countVisits(db, codesOf(opened), referrals)
  const movements = await sumMovements(db, referrals)
  const sums = { ...NO_STEPS, volume: new Big(0), rebate: new Big(0) }
  const days = opened.window.days.map((day, index) => {
    const { volume, rebate } = volumes.get(index + 1) ?? { volume: '0', rebate: '0' }
    const counts = stepsAt(steps, index + 1)
    for (const step of STEPS) sums[step] += counts[step]
    sums.volume = sums.volume.plus(volume)
    sums.rebate = sums.rebate.plus(rebate)
    return { day, ...counts, ...moneyOf({ volume, rebate }), complete: day < opened.window.today }
  })
  return {
    days,
    visits,
    sums: {
      visits: [...visits.values()].reduce((sum, count) => sum + count, 0),
      ...sums,
      ...moneyOf({ ...movements, volume: toDecimal(sums.volume), rebate: toDecimal(sums.rebate) }),
    },
  }
}

/** Everything that happened within the days of the window. */
export async function readPeriod(db: Db, opened: OpenedList, product?: AgentProduct) {
  const { referrals, rebates } = filtersOf(opened, product)
  const volumes = await sumVolumes(db, rebates)
  const steps = await countSteps(db, referrals)
  return { steps, volumes, ...(await describeDays(db, opened, steps.days, volumes.days)) }
}

export type Period = Awaited<ReturnType<typeof readPeriod>>

/** The days of the window, the earliest first, and their sums. */
export async function readPeriodDays(db: Db, opened: OpenedList, product?: AgentProduct) {
  const { referrals, rebates } = filtersOf(opened, product)
  const volumes = await sumVolumesOfDays(db, rebates)
  return describeDays(db, opened, await countStepsOfDays(db, referrals), volumes)
}

type TreeRow = NonNullable<CallAnswer<typeof performance>['tree']>[number]

/**
 * The branch of an agent, each sub-agent below its own upline: referrals of the days by direct agent, alone and with everybody below, and
 * what they brought the agent at the top. `rate` is the top agent's rate less the highest rate on the way down.
 */
async function readTree(db: Db, opened: OpenedList, { steps, volumes }: Period, now: number): Promise<TreeRow[]> {
  const userIds = userIdsOf(opened.branch)
  const known = await readRates(db, opened.campaign, userIds, now)
  const rates = new Map([...known].map(([userId, { FUTURES }]) => [userId, new Big(FUTURES)]))
  const [top] = opened.branch
  if (top === undefined) return []
  const topRate = rates.get(top.userId) ?? new Big(0)
  const below = Map.groupBy(opened.branch, ({ uplineId }) => uplineId)
  const rebateOf = ({ codes }: BranchAgent) => sumOf(codes.map((code) => volumes.codes.get(code)?.rebate ?? '0'))

  const rowsOf = (agent: BranchAgent, highest: Big): TreeRow[] => {
    const own = agent.codes.reduce((sum, code) => sum + (steps.codes.get(code)?.registered ?? 0), 0)
    const rows = (below.get(agent.userId) ?? []).flatMap((sub) => {
      const rate = rates.get(sub.userId) ?? new Big(0)
      return rowsOf(sub, rate.gt(highest) ? rate : highest)
    })
    const left = topRate.minus(highest)
    return [
      {
        maskedName: maskName(agent.loginName),
        vipCode: agent.mainCode ?? undefined,
        depth: agent.depth,
        own,
        withBranch: rows.reduce((sum, row) => sum + row.own, own),
        rate: toDecimal(left.gt(0) ? left : new Big(0)),
        rebate: usdt(toDecimal(rebateOf(agent))),
      },
      ...rows,
    ]
  }
  return rowsOf(top, new Big(0))
}

type DaySort = 'day' | 'registered' | 'volume' | 'rebate'

const COMPARE: Record<DaySort, (a: PerformanceDay, b: PerformanceDay) => number> = {
  day: (a, b) => (a.day < b.day ? -1 : 1),
  registered: (a, b) => a.registered - b.registered,
  volume: (a, b) => new Big(a.volume.amount).cmp(b.volume.amount),
  rebate: (a, b) => new Big(a.rebate.amount).cmp(b.rebate.amount),
}

const SHOWN = 5
/** The name of all other symbols together. */
const OTHER = 'OTHER'

/** The symbols with the most volume, and the rest as one. @param symbols the largest first */
export function topSymbols(symbols: ReadonlyMap<string, VolumeSums>) {
  const traded = [...symbols].filter(([, { volume }]) => volume !== '0')
  const rest = sumOf(traded.slice(SHOWN).map(([, { volume }]) => volume))
  return [
    ...traded.slice(0, SHOWN).map(([symbol, { volume }]) => ({ symbol, volume: usdt(volume) })),
    ...(rest.gt(0) ? [{ symbol: OTHER, volume: usdt(toDecimal(rest)) }] : []),
  ]
}

/**
 * How the campaign goes for the caller, within the days of the query and over the same number of days before.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const readPerformance: Handler<typeof performance> = async (
  { params, query },
  { gateway: { db, clock }, caller },
) => {
  const now = clock.now()
  return readAgentList(db, async (tx) => {
    const opened = await openList(tx, caller, params.id, query, now)
    const { window, branch } = opened
    const period = await readPeriod(tx, opened, query.product)
    const { steps, volumes, visits, sums, days } = period
    const before = windowBefore(window, now)
    const previous = await readPeriodDays(tx, { ...opened, window: before }, query.product)
    const { offset = 0, limit, sort, isDescending } = partOf<DaySort>(query, 'day')
    const sign = isDescending ? -1 : 1
    const codes = new Set([...visits.keys(), ...steps.codes.keys(), ...volumes.codes.keys()])
    return {
      // Equal days stay in the order of the calendar.
      items: days.toSorted((a, b) => sign * COMPARE[sort](a, b)).slice(offset, offset + limit),
      total: days.length,
      totals: sums,
      previous: previous.sums,
      previousDays: previous.days,
      byCode: branch
        .flatMap((agent) => agent.codes.filter((code) => codes.has(code)))
        .map((code) => ({
          vipCode: code,
          visits: visits.get(code) ?? 0,
          ...stepsAt(steps.codes, code),
          rebate: usdt(volumes.codes.get(code)?.rebate ?? '0'),
        })),
      byProduct: [...volumes.products].map(([product, { volume, rebate }]) => ({
        product,
        ...moneyOf({ volume, rebate }),
      })),
      bySymbol: topSymbols(volumes.symbols),
      tree: await readTree(tx, opened, period, now),
      asOf: now,
    }
  })
}
