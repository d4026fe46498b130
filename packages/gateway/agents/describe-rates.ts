import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { AGENT_PRODUCTS, type AgentProduct } from '@fanfare/contract/agent/agent.ts'
import { ratesOf } from './rates-of.ts'

/** The rates of an agent by product, now and at the next level; an agreed rate stays with every level. */
export function describeRates(
  programme: AgentProgramme,
  level: number,
  agreed: Partial<Record<AgentProduct, string>> | null,
): { product: AgentProduct; rate: string; nextRate: string | null }[] {
  const rates = ratesOf(programme, level, agreed)
  const next = level + 1 < programme.levels.length ? ratesOf(programme, level + 1, agreed) : null
  return AGENT_PRODUCTS.map((product) => ({ product, rate: rates[product], nextRate: next?.[product] ?? null }))
}
