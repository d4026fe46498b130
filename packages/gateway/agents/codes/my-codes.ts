import type { Handler } from '#gateway/route.ts'
import type { agentCodes, createAgentCode } from '@fanfare/contract/agent/codes.ts'
import Big from 'big.js'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import { createCode } from '#gateway/agents/db/agent-codes.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { newVipCode } from '../../accounts/vip-code.ts'
import { toDecimal } from '../../util/decimal.ts'
import { DomainError } from '../../util/domain-error.ts'
import { listCodes } from '../list-codes.ts'
import { readRates } from '../read-rates.ts'
import { requireCampaign } from '../require-campaign.ts'

/** @throws DomainError 51001 */
export const listMyCodes: Handler<typeof agentCodes> = async (
  { params: { id: campaignId } },
  { gateway, caller, locale },
) => {
  const campaign = await requireCampaign(gateway, caller, campaignId)
  return { items: await listCodes(gateway, campaign, locale) }
}

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'config' | 'randomBytes'>

const ATTEMPTS = 5

/** A share above the lowest rate would make a line of some product cost the agent money. */
async function refuseLargeShare(gateway: Gateway, campaign: MyCampaign, givesBack: string) {
  const { userId } = campaign
  const known = (await readRates(gateway.db, campaign, [userId], gateway.clock.now())).get(userId)
  if (known === undefined) throw new DomainError('NOT_FOUND')
  const rates = Object.values(known).map((rate) => new Big(rate))
  if (rates.every((rate) => rate.gte(givesBack))) return
  throw new DomainError('MALFORMED', { issues: [{ path: 'givesBack', message: 'must be at most your lowest rate' }] })
}

async function addCode(
  { db, clock, randomBytes }: Gateway,
  { campaignId, userId, definition }: MyCampaign,
  { label, givesBack, vipCode }: CallRequest<typeof createAgentCode>['body'],
): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const code = vipCode?.toUpperCase() ?? newVipCode(randomBytes)
    const row = { code, campaignId, agentId: userId, label, givesBack, isMain: false, createdAt: clock.now() }
    const refusal = await createCode(db, row, definition.codes)
    if (refusal === null) return code
    if (refusal === 'FULL') throw new DomainError('LIMIT')
    if (vipCode !== undefined) throw new DomainError('ACCOUNT_EXISTS', { field: 'vipCode' })
  }
  throw new Error('no free invite code was found')
}

/**
 * Makes another code of the caller in a campaign (AGT-4); a suspended agent makes none.
 * @throws DomainError 51001, 51030, 51051 (taken, `field` vipCode), 51071 (as many as the campaign allows), 40000 (`givesBack`)
 */
export const createMyCode: Handler<typeof createAgentCode> = async ({ params, body }, { gateway, caller, locale }) => {
  const campaign = await requireCampaign(gateway, caller, params.id)
  await refuseLargeShare(gateway, campaign, body.givesBack)
  const code = await addCode(gateway, campaign, { ...body, givesBack: toDecimal(new Big(body.givesBack)) })
  const created = (await listCodes(gateway, campaign, locale)).find(({ vipCode }) => vipCode === code)
  if (created === undefined) throw new Error('the new code is not listed')
  return created
}
