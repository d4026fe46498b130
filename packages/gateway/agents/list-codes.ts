import Big from 'big.js'
import type { GatewayContext } from '#gateway/context.ts'
import {
  listCodeFigures,
  type CodeFigures,
  createCode,
  labelCode,
  lockOwnCodes,
  orderCodes,
  pauseCode,
  resumeCode,
  insertVisit,
} from '#gateway/agents/db/agent-codes.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { agentCodes, createAgentCode, orderAgentCodes, saveAgentCode } from '@fanfare/contract/agent/codes.ts'
import { toDecimal, usdt } from '../util/decimal.ts'
import { dayBounds, dayKey } from '../util/time/zoned-day.ts'
import { readRates } from './describe-level.ts'
import { addDays } from './agent-window.ts'
import type { Handler } from '#gateway/route.ts'
import { newVipCode } from '../util/vip-code.ts'
import { DomainError, Malformed, present } from '../util/domain-error.ts'
import { requireCampaign } from './open-list.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { createHmac } from 'node:crypto'
import { secretOfDay } from '#gateway/accounts/db/secrets.ts'

const DAYS = 30
/** The last 30 days up to today, in the zone of the campaign. */
function lastDays(now: number, zone: string) {
  const today = dayKey(now, zone)
  return { from: dayBounds(addDays(today, 1 - DAYS), zone).start, until: dayBounds(today, zone).end }
}

const atLeastZero = (rate: Big) => toDecimal(rate.lt(0) ? new Big(0) : rate)

/**
 * The codes of an agent with their figures of the last 30 days, the main one first, then those of the agents below, whose labels are
 * private and replaced by the masked name. `rate` of a code is the agent's rate of futures less the share for friends; of a code
 * below, the difference to the agent right below in its branch.
 */
export async function listCodes(
  { db, clock, config }: GatewayContext,
  { campaignId, userId, definition }: MyCampaign,
  locale: string,
) {
  const now = clock.now()
  const filter = { campaignId, agentId: userId, ...lastDays(now, definition.timeZone) }
  const codes = await listCodeFigures(db, filter)
  const userIds = [...new Set([userId, ...codes.flatMap(({ branchId }) => branchId ?? [])])]
  const rates = await readRates(db, { campaignId, definition }, userIds, now)
  const futures = (agentId: string) => rates.get(agentId)?.FUTURES ?? '0'
  const rateOf = ({ branchId, givesBack }: CodeFigures) =>
    atLeastZero(new Big(futures(userId)).minus(branchId === null ? givesBack : futures(branchId)))
  return codes.map((code) => {
    const { visits, registered, firstDeposit, firstTrade, branchId } = code
    const isOwn = branchId === null
    return {
      vipCode: code.code,
      label: isOwn ? code.label : maskName(code.loginName),
      url: `${config.siteOrigin}/${locale}/register?vipCode=${encodeURIComponent(code.code)}`,
      isMain: isOwn && code.isMain,
      paused: code.isPaused,
      kind: isOwn ? ('OWN' as const) : ('SUB' as const),
      rate: rateOf(code),
      givesBack: toDecimal(code.givesBack),
      visits,
      registered,
      firstDeposit,
      firstTrade,
      rebate: usdt(toDecimal(code.rebate)),
    }
  })
}

/** @throws DomainError 51001 */
export const listMyCodes: Handler<typeof agentCodes> = async (
  { params: { id: campaignId } },
  { gateway, caller, locale },
) => {
  const campaign = await requireCampaign(gateway, caller, campaignId)
  return { items: await listCodes(gateway, campaign, locale) }
}

const listedCode = (codes: Awaited<ReturnType<typeof listCodes>>, vipCode: string) =>
  present(codes.find((code) => code.vipCode === vipCode))

const ATTEMPTS = 5

/** A share above the lowest rate would make a line of some product cost the agent money. */
async function refuseLargeShare(gateway: GatewayContext, campaign: MyCampaign, givesBack: string) {
  const { userId } = campaign
  const known = present((await readRates(gateway.db, campaign, [userId], gateway.clock.now())).get(userId))
  const rates = Object.values(known).map((rate) => new Big(rate))
  if (rates.every((rate) => rate.gte(givesBack))) return
  throw new Malformed('givesBack', 'must be at most your lowest rate')
}

async function addCode(
  { db, clock, randomBytes }: GatewayContext,
  { campaignId, userId, definition }: MyCampaign,
  { label, givesBack, vipCode }: CallRequest<typeof createAgentCode>['body'],
) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const code = vipCode?.toUpperCase() ?? newVipCode(randomBytes)
    const row = { code, campaignId, agentId: userId, label, givesBack, isMain: false, createdAt: clock.now() }
    const refusal = await createCode(db, row, definition.codes)
    if (refusal === null) return code
    if (refusal === 'FULL') throw new DomainError('LIMIT', { tipKey: 'agent.code.error_limit' })
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
  const code = await addCode(gateway, campaign, { ...body, givesBack: toDecimal(body.givesBack) })
  return listedCode(await listCodes(gateway, campaign, locale), code)
}

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
    const code = present((await lockOwnCodes(tx, { campaignId, agentId })).find((own) => own.code === vipCode))
    const before = { label: code.label, paused: code.isPaused }
    const after = { label: body.label ?? before.label, paused: body.paused ?? before.paused }
    if (code.isMain && after.paused) throw new Malformed('paused', 'the main code cannot be paused')
    if (after.label !== before.label) await labelCode(tx, vipCode, after.label)
    if (after.paused && !before.paused) await pauseCode(tx, vipCode, at)
    if (!after.paused && before.paused) await resumeCode(tx, vipCode, at)
    const detail = { campaignId, paused: after.paused }
    const change = { before, after }
    await writeAudit(tx, { at, actor: agentId, action: 'agent.code_changed', subject: vipCode, detail, change })
  })
  return listedCode(await listCodes(gateway, campaign, locale), vipCode)
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

const SALT_BYTES = 32
const CLIENT_LENGTH = 22

/**
 * Counts a visit of an invite link once per code, day (UTC) and client. The client is a hash of address and browser with a salt of the day,
 * so that stored rows neither name a client nor link its visits of different days.
 */
export async function countVisit(
  { db, clock, randomBytes }: GatewayContext,
  vipCode: string,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<Record<string, never>> {
  const at = clock.now()
  const day = new Date(at).toISOString().slice(0, 10)
  const salt = await secretOfDay(db, 'visit-salt', day, () => randomBytes(SALT_BYTES).toString('base64url'))
  const client = createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('base64url')
  await insertVisit(db, { code: vipCode.toUpperCase(), day, client: client.slice(0, CLIENT_LENGTH), at })
  return {}
}
