import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'

type Rates = Record<AgentProduct, string>

/** The rates of a level, each replaced by the agreed one where there is one. A level that the file has no longer is its last. */
export function ratesOf(
  { levels }: Pick<AgentProgramme, 'levels'>,
  level: number,
  agreed: Partial<Rates> | null,
): Rates {
  const own = levels[Math.min(level, levels.length - 1)]
  if (own === undefined) throw new Error('a campaign has at least one level')
  return { ...own.rates, ...agreed }
}
