import type { Handler } from '#gateway/route.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { labelCode, lockOwnCodes, orderCodes, pauseCode, resumeCode } from '#gateway/agents/db/change-code.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { orderAgentCodes, saveAgentCode } from '@fanfare/contract/agent/codes.ts'
import { DomainError } from '../../util/domain-error.ts'
import { listCodes } from '../list-codes.ts'
import { requireCampaign } from '../require-campaign.ts'


/**
 * Renames, pauses or resumes a code of the caller. The main code is the one of the account and of every share link, so it is
 * never paused. A paused code makes nobody a referral; the referrals it has stay and earn.
 * @throws DomainError 51001 (also for a code of another agent), 51030, 40000 (`paused` of the main code)
 */
export const changeMyCode: Handler<typeof saveAgentCode> = async ({ params, body }, { gateway, caller, locale }) => {
  const campaign = await requireCampaign(gateway, caller, params.id)
  const { campaignId, userId: agentId } = campaign
  const vipCode = body.vipCode.toUpperCase()
  await withTransaction(gateway.db, async (tx) => {
    const at = gateway.clock.now()
    const code = (await lockOwnCodes(tx, { campaignId, agentId })).find((own) => own.code === vipCode)
    if (code === undefined) throw new DomainError('NOT_FOUND')
    const before = { label: code.label, paused: code.isPaused }
    const after = { label: body.label ?? before.label, paused: body.paused ?? before.paused }
    if (code.isMain && after.paused)
      throw new DomainError('MALFORMED', { issues: [{ path: 'paused', message: 'the main code cannot be paused' }] })
    if (after.label !== before.label) await labelCode(tx, vipCode, after.label)
    if (after.paused && !before.paused) await pauseCode(tx, vipCode, at)
    if (!after.paused && before.paused) await resumeCode(tx, vipCode, at)
    const detail = { campaignId, paused: after.paused }
    const change = { before, after }
    await writeAudit(tx, { at, actor: agentId, action: 'agent.code_changed', subject: vipCode, detail, change })
  })
  const changed = (await listCodes(gateway, campaign, locale)).find((code) => code.vipCode === vipCode)
  if (changed === undefined) throw new Error('the changed code is not listed')
  return changed
}

/**
 * Puts the caller's codes into this order. The main code stays first, and codes that are not named follow in the order they had.
 * @throws DomainError 51001 (also for a code of another agent), 51030
 */
export const orderMyCodes: Handler<typeof orderAgentCodes> = async ({ params, body }, { gateway, caller, locale }) => {
  const campaign = await requireCampaign(gateway, caller, params.id)
  const { campaignId, userId: agentId } = campaign
  await withTransaction(gateway.db, async (tx) => {
    const own = await lockOwnCodes(tx, { campaignId, agentId })
    const asked = [...new Set(body.vipCodes.map((code) => code.toUpperCase()))]
    if (!asked.every((code) => own.some((known) => known.code === code))) throw new DomainError('NOT_FOUND')
    const present = (await listCodes({ ...gateway, db: tx }, campaign, locale)).filter(({ kind }) => kind === 'OWN')
    const rest = present.map(({ vipCode }) => vipCode).filter((code) => !asked.includes(code))
    const order = [...asked, ...rest]
    await orderCodes(tx, order)
    await writeAudit(tx, {
      at: gateway.clock.now(),
      actor: agentId,
      action: 'agent.codes_ordered',
      subject: agentId,
      detail: { campaignId, codes: order },
    })
  })
  return { items: await listCodes(gateway, campaign, locale) }
}
