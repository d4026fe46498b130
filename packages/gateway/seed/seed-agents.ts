import { languageOf } from '@fanfare/languages/languages.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { listCampaigns, type AgentCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { insertAgentCode, insertCodeVisits } from '#gateway/agents/db/agent-codes.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { createReferralsOf, insertInvitedUsers } from '#gateway/agents/db/agent-referrals.ts'
import { findAgent } from '#gateway/agents/db/agents.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findUserByVipCode } from '#gateway/accounts/db/users.ts'
import { saveAgent } from '#gateway/agents/operate/save-agent.ts'
import { decideLevels } from '#gateway/rebates/decide-levels.ts'
import { monthBounds, monthOf } from '#gateway/rebates/month.ts'
import { settleRebates } from '#gateway/rebates/settle-rebates.ts'
import { writeAllLines } from '#gateway/rebates/start-rebates.ts'
import { dayBounds, dayKey, nextDay } from '#gateway/util/time/zoned-day.ts'
import { chanceOf } from '#gateway/util/chance.ts'
import { codeVisits, referralPeople, type ReferralGroup, referralFacts } from './referral-people.ts'
import { DEMO_AGENT_CODE } from './demo-accounts.ts'
import type { Journey } from './journey.ts'
import { gatewayAt, ingestAll, openAccount, type Walk } from './walk-journey.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

const ALIAS = 'global-partners'
/** Days of the demonstration in which referrals came, and the first of which the agent joined. */
const JOINED_AGO = 61
const SUB_CODE = 'KITE'
const SUB_SUB_CODE = 'WREN42'
const SECOND_SUB_CODE = 'HERON8'
const LAUNCH_CODE = 'LAUNCH'
export const LAUNCH_LABEL = 'Launch stream'
const LAUNCHED_AGO = 40
const SEED = 69

/** Agents below the demonstration's agent, and when each joined, days ago. */
const AGENTS_BELOW = [
  { code: SUB_CODE, above: DEMO_AGENT_CODE, name: 'kestrel', daysAgo: 54 },
  { code: SUB_SUB_CODE, above: SUB_CODE, name: 'wrenna', daysAgo: 45 },
  { code: SECOND_SUB_CODE, above: DEMO_AGENT_CODE, name: 'heronim', daysAgo: 36 },
]

/** Rates that the demonstration's agent has set for its second sub-agent, within its own rates. */
const SUB_RATES = { SPOT: '0.15', FUTURES: '0.28', COPY: '0.1' }
const RATED_AGO = 33

/** 200 people; three of four came to the demonstration's agent directly. */
const GROUPS: readonly ReferralGroup[] = [
  { code: DEMO_AGENT_CODE, agentCode: DEMO_AGENT_CODE, people: 106, daysAgo: 60 },
  { code: LAUNCH_CODE, agentCode: DEMO_AGENT_CODE, people: 44, daysAgo: LAUNCHED_AGO },
  { code: SUB_CODE, agentCode: SUB_CODE, people: 35, daysAgo: 53 },
  { code: SUB_SUB_CODE, agentCode: SUB_SUB_CODE, people: 15, daysAgo: 44 },
]

/** Another 20, of a sub-agent who came later. Their facts are separate, so that those of the others stay as they are. */
const LATER_GROUPS: readonly ReferralGroup[] = [
  { code: SECOND_SUB_CODE, agentCode: SECOND_SUB_CODE, people: 20, daysAgo: 34 },
]

const journeyOf = (name: string, vipCode: string, above: string, daysAgo: number): Journey => ({
  loginName: `${name}@members.fanfare.example`,
  createdAgo: (daysAgo + 3) * 24,
  vipCode,
  invitedByCode: above,
  steps: [],
})

const findDemoCampaign = async ({ gateway }: Walk) =>
  (await listCampaigns(gateway.db)).find(({ alias }) => alias === ALIAS) ?? null

/** Makes the owner of an invite code an agent, as of some days before the seeding; an agent stays as it is. */
async function makeAgent(walk: Walk, campaignId: string, one: { code: string; above?: string; daysAgo: number }) {
  const { db } = walk.gateway
  const user = await findUserByVipCode(db, one.code)
  if (user === undefined || (await findAgent(db, user.userId)) !== undefined) return
  const upline = one.above === undefined ? undefined : await findUserByVipCode(db, one.above)
  const then = gatewayAt(walk.gateway, walk.seededAt - one.daysAgo * DAY_MS)
  await saveAgent(then, { userId: user.userId, campaign: { campaignId }, uplineUserId: upline?.userId, actor: 'seed' })
}

/** Makes the demonstration's agent an agent of its campaign, which its pages need at once. */
export async function seedFirstAgent(walk: Walk) {
  const campaign = await findDemoCampaign(walk)
  if (campaign !== null) await makeAgent(walk, campaign.campaignId, { code: DEMO_AGENT_CODE, daysAgo: JOINED_AGO })
}

/** Adds the agents below, their referrals with two months of facts, and all that followed from them up to yesterday's payment. */
export async function seedAgents(walk: Walk) {
  const campaign = await findDemoCampaign(walk)
  if (campaign === null) return
  for (const { code, above, name, daysAgo } of AGENTS_BELOW) {
    await openAccount(walk, journeyOf(name, code, above, daysAgo))
    await makeAgent(walk, campaign.campaignId, { code, above, daysAgo })
  }
  await rateSubAgent(walk, campaign.campaignId)
  const facts = await seedReferrals(walk, campaign)
  await liveDays(walk, campaign, facts)
}

/** As the agent above sets it on its page. */
async function rateSubAgent({ gateway, seededAt }: Walk, campaignId: string) {
  const [sub, above] = [
    await findUserByVipCode(gateway.db, SECOND_SUB_CODE),
    await findUserByVipCode(gateway.db, DEMO_AGENT_CODE),
  ]
  if (sub === undefined || above === undefined) return
  const then = gatewayAt(gateway, seededAt - RATED_AGO * DAY_MS)
  const rated = { rates: SUB_RATES, withinUpline: true, actor: above.userId }
  await saveAgent(then, { userId: sub.userId, campaign: { campaignId }, ...rated })
}

/** @returns the facts of the referrals */
async function seedReferrals(
  { gateway, seededAt }: Walk,
  { campaignId }: AgentCampaign,
): Promise<PlatformEventInput[]> {
  const { db } = gateway
  const chance = chanceOf(SEED)
  const first = referralPeople(chance, GROUPS, seededAt)
  const laterChance = chanceOf(SEED + 1)
  const later = referralPeople(laterChance, LATER_GROUPS, seededAt, first.length)
  const people = [...first, ...later]
  const facts = [
    ...first.flatMap((person) => referralFacts(chance, person, seededAt)),
    ...later.flatMap((person) => referralFacts(laterChance, person, seededAt)),
  ]
  const agents = new Map<string, string>()
  for (const code of new Set([...GROUPS, ...LATER_GROUPS].map(({ agentCode }) => agentCode)))
    agents.set(code, (await findUserByVipCode(db, code))?.userId ?? '')
  const users = people.map(({ userId, loginName, vipCode, code, agentCode, registeredAt }) => ({
    userId,
    loginName,
    vipCode,
    invitedByCode: code,
    inviterId: agents.get(agentCode) ?? '',
    createdAt: registeredAt,
  }))
  await withTransaction(db, async (tx) => {
    await insertAgentCode(tx, {
      code: LAUNCH_CODE,
      campaignId,
      agentId: agents.get(DEMO_AGENT_CODE) ?? '',
      label: LAUNCH_LABEL,
      givesBack: '0.05',
      isMain: false,
      createdAt: seededAt - LAUNCHED_AGO * DAY_MS,
    })
    await insertInvitedUsers(tx, users, languageOf('en').langCode)
    await insertCodeVisits(tx, codeVisits(chance, GROUPS, first, seededAt))
    await insertCodeVisits(tx, codeVisits(laterChance, LATER_GROUPS, later, seededAt))
    await createReferralsOf(tx, userIdsOf(users), seededAt - JOINED_AGO * DAY_MS)
  })
  return facts
}

/** Each day's facts arrive, get lines and are paid at their own times, with the messages of those days. */
async function liveDays(
  walk: Walk,
  { definition: { timeZone, settleHours } }: AgentCampaign,
  facts: readonly PlatformEventInput[],
): Promise<void> {
  const { gateway, seededAt } = walk
  const factsOf = Map.groupBy(facts, ({ occurredAt }) => dayKey(occurredAt, timeZone))
  const joinedAt = seededAt - JOINED_AGO * DAY_MS
  const today = dayKey(seededAt, timeZone)
  for (let day = dayKey(joinedAt, timeZone); day <= today; day = nextDay(day)) {
    const { start, end } = dayBounds(day, timeZone)
    if (monthBounds(monthOf(start, timeZone), timeZone).start === start && start > joinedAt)
      await decideLevels(gatewayAt(gateway, start + HOUR_MS))
    await ingestAll(gatewayAt(gateway, Math.min(end, seededAt)), factsOf.get(day) ?? [])
    await writeAllLines(gatewayAt(gateway, Math.min(end, seededAt)))
    const paidAt = end + settleHours * HOUR_MS + 60_000
    if (paidAt <= seededAt) await settleRebates(gatewayAt(gateway, paidAt))
  }
}
