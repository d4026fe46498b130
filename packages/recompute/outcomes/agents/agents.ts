import { zonedDays, type ZonedDays } from '../../time/zoned-days.ts'
import { decimal, smaller, ZERO, type Amount } from '../../decimal.ts'
import type { Snapshot } from '../../database/snapshot.ts'

export type Product = 'SPOT' | 'FUTURES' | 'COPY'
type Rates = Partial<Record<Product, string>>

interface CampaignRow {
  campaignId: string
  alias: string
  startTime: number
  endTime: number
  definition: {
    timeZone: string
    levels: { id: string; activeTraders: number; rates: Record<Product, string> }[]
    activeVolume: { amount: string }
    deduct: ('BONUS' | 'COUPON' | 'DISCOUNT' | 'MAKER')[]
    monthlyCap?: { amount: string }
    settleHours: number
    clawBack?: { reasons: string[]; days: number }
  }
}
export interface Campaign extends CampaignRow {
  days: ZonedDays
}
interface AgentRow {
  campaignId: string
  userId: string
  uplineId: string | null
  joinedAt: number
}
interface TermsRow {
  agentId: string
  since: number
  rates: Rates | null
  withinUpline: boolean
  isSuspended: boolean
}
interface LevelRow {
  agentId: string
  month: string
  level: number
  activeTraders: number
  decidedAt: number
}
export interface CodeRow {
  code: string
  campaignId: string
  agentId: string
  givesBack: string
  createdAt: number
}

export interface Agent extends AgentRow {
  campaign: Campaign
  /** The newest last. */
  terms: TermsRow[]
  levels: LevelRow[]
}

/** All agents with their terms and codes: they are few, so they are kept in memory. */
export interface Agents {
  campaigns: Campaign[]
  byId: Map<string, Agent>
  codes: Map<string, CodeRow>
  isPaused: (code: string, at: number) => boolean
}

export async function readAgents(snapshot: Snapshot): Promise<Agents> {
  const campaigns = (await snapshot.rows<CampaignRow>('select * from audit_campaigns')).map((row) => ({
    ...row,
    days: zonedDays(row.definition.timeZone),
  }))
  const campaignOf = new Map(campaigns.map((campaign) => [campaign.campaignId, campaign]))
  const terms = Map.groupBy(
    await snapshot.rows<TermsRow>('select * from audit_agent_terms order by since'),
    ({ agentId }) => agentId,
  )
  const levels = Map.groupBy(
    await snapshot.rows<LevelRow>('select * from audit_agent_levels order by month'),
    ({ agentId }) => agentId,
  )
  const rows = await snapshot.rows<AgentRow>('select * from audit_agents')
  const codes = await snapshot.rows<CodeRow>('select * from audit_agent_codes')
  const pauses = Map.groupBy(
    await snapshot.rows<{ code: string; pausedAt: number; resumedAt: number | null }>(
      'select * from audit_code_pauses',
    ),
    ({ code }) => code,
  )
  const byId = new Map<string, Agent>()
  for (const row of rows) {
    const campaign = campaignOf.get(row.campaignId)
    if (campaign !== undefined)
      byId.set(row.userId, {
        ...row,
        campaign,
        terms: terms.get(row.userId) ?? [],
        levels: levels.get(row.userId) ?? [],
      })
  }
  return {
    campaigns,
    byId,
    codes: new Map(codes.map((code) => [code.code, code])),
    isPaused: (code, at) =>
      (pauses.get(code) ?? []).some(
        ({ pausedAt, resumedAt }) => pausedAt <= at && (resumedAt === null || resumedAt > at),
      ),
  }
}

export const monthOf = ({ days }: Campaign, at: number): string => days.dayOf(at).slice(0, 7)

const termsAt = ({ terms }: Agent, at: number): TermsRow | undefined => terms.findLast(({ since }) => since <= at)

/** The agents above this one, the nearest first. */
export function uplinesOf(agent: Agent, agents: Agents): Agent[] {
  const found: Agent[] = []
  for (
    let upline = agents.byId.get(agent.uplineId ?? '');
    upline !== undefined;
    upline = agents.byId.get(upline.uplineId ?? '')
  )
    found.push(upline)
  return found
}

/** The level of an agent in the month of a trade; the first one in the month of joining. */
const levelAt = (agent: Agent, at: number): number =>
  agent.levels.find(({ month }) => month === monthOf(agent.campaign, at))?.level ?? 0

/** docs/outcomes.md, "Lines": the rate of an agent for a product at the time of a trade. */
export function rateAt(agent: Agent, product: Product, at: number, agents: Agents): Amount {
  const { campaign, uplineId } = agent
  const ofLevel = campaign.definition.levels[levelAt(agent, at)]?.rates[product] ?? '0'
  const terms = termsAt(agent, at)
  const agreed = terms?.rates?.[product]
  if (agreed === undefined) return decimal(ofLevel)
  const upline = agents.byId.get(uplineId ?? '')
  return terms?.withinUpline === true && upline !== undefined
    ? smaller(decimal(agreed), rateAt(upline, product, at, agents))
    : decimal(agreed)
}

export const isSuspendedAt = (agent: Agent, at: number): boolean => termsAt(agent, at)?.isSuspended ?? false

/** The part of the fee that is paid, after the deductions that the campaign lists, in this order. */
export function deductionsOf(
  { definition: { deduct } }: Pick<Campaign, 'definition'>,
  fee: Amount,
  { bonus, coupon, discount, isMaker }: { bonus: string | true; coupon: string; discount: string; isMaker: boolean },
): { kind: string; amount: Amount }[] {
  let left = fee
  const found: { kind: string; amount: Amount }[] = []
  const take = (kind: 'BONUS' | 'COUPON' | 'DISCOUNT' | 'MAKER', asked: Amount) => {
    const amount = deduct.includes(kind) ? smaller(asked, left) : ZERO
    if (amount.lte(0)) return
    left = left.minus(amount)
    found.push({ kind, amount })
  }
  take('BONUS', bonus === true ? fee : decimal(bonus))
  take('COUPON', decimal(coupon))
  take('DISCOUNT', decimal(discount))
  if (isMaker) take('MAKER', left)
  return found
}
