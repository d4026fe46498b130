import Big from 'big.js'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'

/**
 * How far the traded volume is on the way through the steps of a pool: the `reached` ones, the `next` one, null when all are
 * reached, and the `ratio`, 0 to 1, of a bar on which all steps are equally long. `unlocked` and `volume` are decimal strings.
 */
export function poolProgress(steps: CompetitionSection['poolSteps'], unlocked: string, volume: string) {
  const reached = steps.filter(({ pool }) => new Big(pool.amount).lte(unlocked)).length
  const next = steps[reached] ?? null
  if (!next) return { reached, next, ratio: 1 }
  const from = new Big(steps[reached - 1]?.volume ?? '0')
  const way = new Big(next.volume).minus(from)
  const part = way.gt(0) ? Number(new Big(volume).minus(from).div(way).toFixed(4)) : 0
  return { reached, next, ratio: (reached + Math.min(1, Math.max(0, part))) / steps.length }
}
