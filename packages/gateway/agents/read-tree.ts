import Big from 'big.js'
import type { BranchAgent } from '#gateway/agents/db/agent-branch.ts'
import type { Db } from '#gateway/db/client.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import { toDecimal } from '../util/decimal.ts'
import type { OpenedList } from './open-list.ts'
import type { Period } from './read-period.ts'
import { readRates } from './read-rates.ts'
import { usdt } from './usdt.ts'

type TreeRow = CallAnswer<typeof performance>['tree'] extends infer Tree | undefined
  ? Extract<Tree, readonly unknown[]>[number]
  : never

/**
 * The branch of an agent, each sub-agent below its own upline: referrals of the days by direct agent, alone and with everybody
 * below, and what they brought the agent at the top. `rate` is what its rate exceeds the highest rate on the way down.
 */
export async function readTree(
  db: Db,
  opened: OpenedList,
  { steps, volumes }: Pick<Period, 'steps' | 'volumes'>,
  now: number,
): Promise<TreeRow[]> {
  const userIds = opened.branch.map(({ userId }) => userId)
  const known = await readRates(db, opened.campaign, userIds, now)
  const rates = new Map([...known].map(([userId, { FUTURES }]) => [userId, new Big(FUTURES)]))
  const [top] = opened.branch
  if (top === undefined) return []
  const topRate = rates.get(top.userId) ?? new Big(0)
  const below = Map.groupBy(opened.branch, ({ uplineId }) => uplineId)
  const rebateOf = ({ codes }: BranchAgent): Big =>
    codes.reduce((sum, code) => sum.plus(volumes.codes.get(code)?.rebate ?? 0), new Big(0))

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
