import Big from 'big.js'
import {
  countSteps,
  countStepsOfDays,
  countVisits,
  STEPS,
  sumMovements,
  sumVolumes,
  sumVolumesOfDays,
  type StepBreakdown,
  type StepCounts,
  type VolumeBreakdown,
} from '#gateway/agents/db/agent-performance.ts'
import type { Db } from '#gateway/db/client.ts'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { performance, PerformanceDay } from '@fanfare/contract/agent/performance.ts'
import { moneyOf, toDecimal } from '../util/decimal.ts'
import { directIdsOf, type OpenedList } from './open-list.ts'

const NO_STEPS: StepCounts = { registered: 0, verified: 0, firstDeposit: 0, firstTrade: 0 }

/** The steps of a day or of a code. */
export function stepsAt<Key>(steps: ReadonlyMap<Key, StepCounts>, key: Key): StepCounts {
  const { registered, verified, firstDeposit, firstTrade } = steps.get(key) ?? NO_STEPS
  return { registered, verified, firstDeposit, firstTrade }
}

interface Days {
  sums: CallAnswer<typeof performance>['totals']
  /** Each day of the window, the earliest first. */
  days: PerformanceDay[]
  visits: ReadonlyMap<string, number>
}

export interface Period extends Days {
  steps: StepBreakdown
  volumes: VolumeBreakdown
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
  steps: StepBreakdown['days'],
  volumes: VolumeBreakdown['days'],
): Promise<Days> {
  const { referrals } = filtersOf(opened, undefined)
  const visits = await countVisits(db, codesOf(opened), referrals)
  const movements = await sumMovements(db, referrals)
  const sums = { ...NO_STEPS, volume: new Big(0), rebate: new Big(0) }
  const days = opened.window.days.map((day, index): PerformanceDay => {
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
export async function readPeriod(db: Db, opened: OpenedList, product?: AgentProduct): Promise<Period> {
  const { referrals, rebates } = filtersOf(opened, product)
  const volumes = await sumVolumes(db, rebates)
  const steps = await countSteps(db, referrals)
  return { steps, volumes, ...(await describeDays(db, opened, steps.days, volumes.days)) }
}

/** The days of the window, and their sums. */
export async function readPeriodDays(db: Db, opened: OpenedList, product?: AgentProduct) {
  const { referrals, rebates } = filtersOf(opened, product)
  const volumes = await sumVolumesOfDays(db, rebates)
  return describeDays(db, opened, await countStepsOfDays(db, referrals), volumes)
}
