import Big from 'big.js'
import { quantityOf } from './file/reward.ts'
import { fault, type FieldIssue } from './issue.ts'
import { lengthOf } from './check-schedule.ts'
import { rewardsOf } from './engine-files.ts'
import type { ActivityFile } from './schema.ts'

/** Factors multiply the prizes of places within the pool, so the pool has more than these prizes, and the budget covers it. */
function checkFactorsPool(file: ActivityFile) {
  if (!('factors' in file) || !('tiers' in file)) return []
  const { pool, factors, budget } = file
  const [first] = file.tiers
  const raises = factors.streak !== undefined || factors.roi?.steps.some(({ factor }) => new Big(factor).gt(1)) === true
  if (first === undefined || !raises) return []
  if (pool === null) return [fault('is missing: prizes with factors are paid up to the pool', 'pool')]
  const places = rewardsOf(file).filter(({ path }) => path[0] === 'tiers')
  const foreign = places.find(({ reward }) => !('unit' in reward.amount) || reward.amount.unit !== pool.unit)
  if (foreign !== undefined) return [fault(`must be in ${pool.unit}, as the pool is`, ...foreign.path, 'amount')]
  const sum = places.reduce((total, { reward, times }) => total.plus(Big(quantityOf(reward)).times(times ?? 1)), Big(0))
  if (sum.gte(pool.amount))
    return [fault(`must be above its places, ${sum.toFixed()}: the rest pays factors above 1`, 'pool')]
  const line = budget.findIndex(({ rewardType, unit }) => rewardType === first.reward.type && unit === pool.unit)
  return line >= 0 && new Big(budget[line]?.limit ?? 0).lt(pool.amount)
    ? [fault(`must cover the pool, ${pool.amount}`, 'budget', line, 'limit')]
    : []
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A plan for a time after the end never happens. */
function checkLength(file: ActivityFile) {
  const length = lengthOf(file) ?? 0
  if (length <= 0) return []
  const issues: FieldIssue[] = []
  const late = (file.airdrop?.snapshotHours ?? []).findIndex((hours) => hours * HOUR_MS >= length)
  if (late >= 0) issues.push(fault('must be before the end', 'airdrop', 'snapshotHours', late))
  if ('teams' in file && file.teams.competeAfterDays * DAY_MS >= length)
    issues.push(fault('must be before the end: no volume would count', 'teams', 'competeAfterDays'))
  return issues
}

/** Only the settlement pays places. */
const checkSettlement = (file: ActivityFile) =>
  !file.cancelled && file.settleDays === undefined && 'tiers' in file && file.tiers.some((tier) => 'rankFrom' in tier)
    ? [fault('is missing: the places of tiers are paid so many days after the end', 'settleDays')]
    : []

/** Parts of the pool need the pool, and never pay more than it. */
function checkPool(file: ActivityFile) {
  const { pool } = file
  const steps = 'board' in file ? (file.board?.poolSteps ?? []) : []
  const isShared = 'teams' in file && file.teams.poolShareMaximum !== undefined
  if (pool === null) {
    const path = steps.length > 0 ? ['board', 'poolSteps'] : ['teams', 'poolShareMaximum']
    return steps.length > 0 || isShared ? [fault('need a pool', ...path)] : []
  }
  return steps.flatMap((step, index) => {
    const path = ['board', 'poolSteps', index, 'pool']
    if (step.pool.unit !== pool.unit) return [fault(`must be ${pool.unit}, as in pool`, ...path, 'unit')]
    return new Big(step.pool.amount).gt(pool.amount) ? [fault(`must not be above pool, ${pool.amount}`, ...path)] : []
  })
}

/** Draws come from tasks, and only prizes can be drawn. */
function checkDraws(file: ActivityFile) {
  const draws = rewardsOf(file).filter(({ reward }) => reward.type === 'LOTTERY_COUNT')
  if (!('prizes' in file))
    return draws.map(({ path }) => fault('needs prizes: there is nothing to draw', ...path, 'type'))
  return draws.length > 0 ? [] : [fault('cannot be drawn: a task with a reward LOTTERY_COUNT is needed', 'prizes')]
}

/** Each check with the fields that it compares. */
const CHECKS: readonly [fields: readonly string[], check: (file: ActivityFile) => FieldIssue[]][] = [
  [['startTime', 'endTime', 'airdrop', 'teams'], checkLength],
  [['settleDays', 'cancelled', 'tiers'], checkSettlement],
  [['pool', 'board', 'teams'], checkPool],
  [['pool', 'tiers', 'factors', 'budget'], checkFactorsPool],
  [['tasks', 'tiers', 'prizes'], checkDraws],
]

/** The checks between fields of engines and those that every file has; `isComplete`: a field has no fault of its own. */
export const checkAgainstBase = (file: ActivityFile, isComplete: (field: string) => boolean) =>
  CHECKS.flatMap(([fields, check]) => (fields.every(isComplete) ? check(file) : []))
