import Big from 'big.js'
import {
  countAllSteps,
  countSteps,
  countStepsOfDays,
  countVisits,
  sumMovements,
  sumAllVolumes,
  sumVolumes,
  sumVolumesOfDays,
  type Movements,
  type StepBreakdown,
  type StepCounts,
  type VolumeBreakdown,
  type VolumeSums,
} from '#gateway/agents/db/agent-performance.ts'
import type { Db } from '#gateway/db/client.ts'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { performance, PerformanceDay } from '@fanfare/contract/agent/performance.ts'
import { toDecimal, usdt } from '../util/decimal.ts'
import { directIdsOf, type OpenedList } from './open-list.ts'

export const NO_STEPS: StepCounts = { registered: 0, verified: 0, firstDeposit: 0, firstTrade: 0 }
const NOTHING: VolumeSums = { volume: '0', rebate: '0' }

type Sums = CallAnswer<typeof performance>['totals']

export interface Period {
  steps: StepBreakdown
  volumes: VolumeBreakdown
  visits: ReadonlyMap<string, number>
  sums: Sums
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
    filter,
    referrals: { ...filter, directIds: directIdsOf(branch, filter.source), inWindow: false },
    rebates: { ...filter, product, settledThrough: campaign.settledThrough },
  }
}

const describeSums = (
  steps: StepCounts,
  { volume, rebate }: VolumeSums,
  visits: ReadonlyMap<string, number>,
  { deposits, withdrawals, netDeposit }: Movements,
): Sums => ({
  visits: [...visits.values()].reduce((sum, count) => sum + count, 0),
  ...steps,
  volume: usdt(volume),
  rebate: usdt(rebate),
  deposits: usdt(deposits),
  withdrawals: usdt(withdrawals),
  netDeposit: usdt(netDeposit),
})

/** Everything that happened within the days of the window. */
export async function readPeriod(db: Db, opened: OpenedList, product: AgentProduct | undefined): Promise<Period> {
  const { filter, referrals, rebates } = filtersOf(opened, product)
  const volumes = await sumVolumes(db, rebates)
  const steps = await countSteps(db, referrals)
  const visits = await countVisits(db, codesOf(opened), filter)
  const movements = await sumMovements(db, referrals)
  return { steps, volumes, visits, sums: describeSums(steps.all, volumes.all, visits, movements) }
}

/** Each day of the window, the earliest first. */
export const describeDays = (
  { window }: Pick<OpenedList, 'window'>,
  steps: StepBreakdown['days'],
  volumes: VolumeBreakdown['days'],
): PerformanceDay[] =>
  window.days.map((day, index) => {
    const { volume, rebate } = volumes.get(index + 1) ?? NOTHING
    const counts = steps.get(index + 1) ?? NO_STEPS
    return { day, ...counts, volume: usdt(volume), rebate: usdt(rebate), complete: day < window.today }
  })

/** The days of the window, and their sums. */
export async function readPeriodDays(
  db: Db,
  opened: OpenedList,
  product: AgentProduct | undefined,
): Promise<{ sums: Sums; days: PerformanceDay[] }> {
  const { filter, referrals, rebates } = filtersOf(opened, product)
  const volumes = await sumVolumesOfDays(db, rebates)
  const steps = await countStepsOfDays(db, referrals)
  const visits = await countVisits(db, codesOf(opened), filter)
  const movements = await sumMovements(db, referrals)
  return {
    sums: describeSums(addSteps(steps.values()), addVolumes(volumes.values()), visits, movements),
    days: describeDays(opened, steps, volumes),
  }
}

const addVolumes = (days: Iterable<VolumeSums>): VolumeSums => {
  let [volume, rebate] = [new Big(0), new Big(0)]
  for (const day of days) {
    volume = volume.plus(day.volume)
    rebate = rebate.plus(day.rebate)
  }
  return { volume: toDecimal(volume), rebate: toDecimal(rebate) }
}

function addSteps(days: Iterable<StepCounts>): StepCounts {
  const sum = { ...NO_STEPS }
  for (const day of days) for (const step of Object.keys(sum) as (keyof StepCounts)[]) sum[step] += day[step]
  return sum
}

/** The sums alone of the days of the window. */
export async function readPeriodSums(db: Db, opened: OpenedList, product: AgentProduct | undefined): Promise<Sums> {
  const { filter, referrals, rebates } = filtersOf(opened, product)
  const volumes = await sumAllVolumes(db, rebates)
  const steps = await countAllSteps(db, referrals)
  const visits = await countVisits(db, codesOf(opened), filter)
  return describeSums(steps, volumes, visits, await sumMovements(db, referrals))
}
