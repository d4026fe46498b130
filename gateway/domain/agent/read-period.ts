import {
  countSteps,
  countVisits,
  sumMovements,
  sumVolumes,
  type StepBreakdown,
  type StepCounts,
  type VolumeBreakdown,
} from '#gateway/db/agent-performance.ts'
import type { Db } from '#gateway/db/client.ts'
import type { AgentProduct } from '#lib/contract/agent/agent.ts'
import type { CallAnswer } from '#lib/contract/define-call.ts'
import type { performance } from '#lib/contract/agent/performance.ts'
import { directIdsOf, type OpenedList } from './open-list.ts'
import { usdt } from './usdt.ts'

export const NO_STEPS: StepCounts = { registered: 0, verified: 0, firstDeposit: 0, firstTrade: 0 }

export interface Period {
  steps: StepBreakdown
  volumes: VolumeBreakdown
  visits: ReadonlyMap<string, number>
  sums: CallAnswer<typeof performance>['totals']
}

/** The codes of the branch that a filter leaves; the visits of a code belong to no single referral. */
function codesOf({ branch, filter: { source, code, found } }: OpenedList): string[] {
  const ids = new Set(directIdsOf(branch, source))
  const codes = branch.flatMap((agent) => (ids.has(agent.userId) ? agent.codes : []))
  return codes.filter((one) => (code === undefined || one === code) && (found?.codes.includes(one) ?? true))
}

/** Everything that happened within the days of the window. A product limits volume and rebate alone. */
export async function readPeriod(db: Db, opened: OpenedList, product: AgentProduct | undefined): Promise<Period> {
  const { window, branch, campaign } = opened
  const filter = { ...opened.filter, bounds: window.bounds }
  const referrals = { ...filter, directIds: directIdsOf(branch, filter.source), inWindow: false }
  const volumes = await sumVolumes(db, { ...filter, product, settledThrough: campaign.settledThrough })
  const steps = await countSteps(db, referrals)
  const visits = await countVisits(db, codesOf(opened), filter)
  const { deposits, withdrawals, netDeposit } = await sumMovements(db, referrals)
  return {
    steps,
    volumes,
    visits,
    sums: {
      visits: [...visits.values()].reduce((sum, count) => sum + count, 0),
      ...steps.all,
      volume: usdt(volumes.all.volume),
      rebate: usdt(volumes.all.rebate),
      deposits: usdt(deposits),
      withdrawals: usdt(withdrawals),
      netDeposit: usdt(netDeposit),
    },
  }
}
