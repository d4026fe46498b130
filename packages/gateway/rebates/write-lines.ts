import Big from 'big.js'
import {
  listCampaignTerms,
  listReferralChains,
  lockAgentHistories,
  type CampaignTerms,
  type ReferralChain,
  type AgentHistory,
} from '#gateway/rebates/db/referral-chains.ts'
import { updateReferralSums, writeProgress, type SumRange } from '#gateway/agents/db/referral-sums.ts'
import { BUCKET_MS, bucketOf } from '#gateway/facts/tallies/tally-line.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { Db } from '#gateway/db/client.ts'
import {
  capKey,
  insertRebateLines,
  listFlaggedLines,
  listFlags,
  listMisjudgedLines,
  listRebatesOfMonths,
  listReversedLines,
  listReversedUsers,
  listTradesWithoutLines,
  type CapKey,
  type FlagRange,
  type LineToCorrect,
  type NewRebateLine,
} from '#gateway/rebates/db/rebate-lines.ts'
import { toDecimal } from '../util/decimal.ts'
import { listClassified, type MarketMaking } from '#gateway/facts/db/market-makers.ts'
import { marketMakingOfAll } from '../facts/tallies/market-making.ts'
import { dayKey } from '../util/time/zoned-day.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { createReferralsOf } from '#gateway/agents/db/agent-referrals.ts'
import { dequeueReferrals, lockReferrals, type QueuedReferral } from '#gateway/rebates/db/rebate-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { linesOfTrades, settleDayOf, type Trade } from './rebate-lines-of.ts'
import { monthBounds, monthOf } from './month.ts'
import { readProgress } from './read-progress.ts'
import { tellFirstTrades } from './tell-first-trades.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** The sums of a referral that facts from `earliestAt` (ms) on change, of each agent of its chain. */
export const sumRangesOf = (
  chain: ReferralChain,
  { startTime, endTime }: CampaignTerms,
  earliestAt: number,
): SumRange[] =>
  chain.agentIds.map((agentId) => ({
    campaignId: chain.campaignId,
    agentId,
    userId: chain.userId,
    from: bucketOf(earliestAt) * BUCKET_MS,
    movesFrom: Math.max(chain.boundAt, startTime),
    movesUntil: endTime,
  }))

const keyOf = ({ eventId, agentId }: Pick<LineToCorrect, 'eventId' | 'agentId'>) => `${eventId} ${agentId}`

interface CorrectionTerms {
  /** Users whose account was ever classified, and when they were market makers. */
  classified: readonly string[]
  marketMaking: readonly MarketMaking[]
  campaigns: ReadonlyMap<string, CampaignTerms>
  agents: ReadonlyMap<string, AgentHistory>
}

/**
 * The corrections of these referrals. A line is taken back when its trade was reversed, when it is of the days before a flag with a listed reason,
 * also if the trade arrives after the flag, or when the account turns out to be a market maker's. It is given back when the account turns out to be
 * none. The friend's share of a market maker is corrected as long as its day is not paid; in the other cases it stays.
 */
async function listCorrections(
  tx: Db,
  referrals: ReadonlyMap<string, ReferralChain>,
  terms: CorrectionTerms,
): Promise<NewRebateLine[]> {
  const userIds = [...referrals.keys()]
  const ranges = (await listFlags(tx, userIds)).flatMap(({ userId, occurredAt, reason }): FlagRange[] => {
    const rule = terms.campaigns.get(referrals.get(userId)?.campaignId ?? '')?.definition.clawBack
    if (!rule?.reasons.includes(reason)) return []
    return [{ userId, from: occurredAt - rule.days * DAY_MS, until: occurredAt + 1, at: occurredAt }]
  })
  const classified = [...new Set(terms.classified)].filter((userId) => referrals.has(userId))
  const misjudged = await listMisjudgedLines(tx, classified, { flagged: ranges, marketMaking: terms.marketMaking })
  const corrections = new Map<string, NewRebateLine>()
  for (const { isPaying, ...line } of misjudged)
    corrections.set(keyOf(line), isPaying ? takenBack(line, 'MARKET_MAKER', terms) : restored(line, terms))
  for (const line of await listFlaggedLines(tx, ranges))
    corrections.set(keyOf(line), takenBack(line, 'CLAW_BACK', terms))
  for (const line of await listReversedLines(tx, userIds))
    corrections.set(keyOf(line), takenBack(line, 'CLAW_BACK', terms))
  return [...corrections.values()]
}

function takenBack(line: LineToCorrect, reason: 'CLAW_BACK' | 'MARKET_MAKER', terms: CorrectionTerms): NewRebateLine {
  const isPaid = line.settleDay <= (terms.agents.get(line.agentId)?.settledThrough ?? '')
  const friendRebate = isPaid ? '0' : toDecimal(new Big(line.friendRebate).times(-1))
  return { ...correctionOf(line, 'CLAW_BACK', terms), rebate: `-${line.rebate}`, friendRebate, reason }
}

const restored = (line: LineToCorrect, terms: CorrectionTerms): NewRebateLine => ({
  ...correctionOf(line, 'RESTORE', terms),
  rebate: line.rebate,
  friendRebate: line.friendRebate,
  reason: null,
})

/** A correction without its amounts. It belongs to the day of its cause, or to the first one that is still open. */
function correctionOf(line: LineToCorrect, kind: 'CLAW_BACK' | 'RESTORE', { campaigns, agents }: CorrectionTerms) {
  const { correctedAt, corrections, rebate: _, friendRebate: __, settleDay: ___, ...trade } = line
  const day = dayKey(correctedAt, campaigns.get(trade.campaignId)?.definition.timeZone ?? 'UTC')
  const turn = Math.floor(corrections / 2) + 1
  return {
    ...trade,
    kind: turn === 1 ? kind : (`${kind}-${turn}` as const),
    at: correctedAt,
    volume: '0',
    fee: '0',
    deductions: [],
    deducted: '0',
    settleDay: settleDayOf(day, agents.get(trade.agentId)?.settledThrough ?? null),
  }
}

/** Users whose lines are written in one transaction. */
const USERS = 64
/** Trades of one transaction; the rest follow in the next one. */
const TRADES = 2_000
/** After this long, ms, trades whose level is not decided are tried again. */
const LEVEL_RETRY_MS = 30_000

export class RebateError extends Error {
  readonly userIds: readonly string[]

  constructor(userIds: readonly string[], cause: unknown) {
    super('writing rebates failed', { cause })
    this.userIds = userIds
  }
}

/**
 * Writes the lines, sums and progress of the referrals that wait longest, in one transaction. Trades, flags and other facts may come
 * in any order, late and repeatedly. @returns the number of users
 * @throws RebateError with the users of the batch
 */
export async function writeDueLines(
  { db, clock }: GatewayContext,
  {
    skipped = [],
    limit = USERS,
    trades = TRADES,
  }: { skipped?: readonly string[]; limit?: number; trades?: number } = {},
) {
  let userIds: readonly string[] = []
  try {
    return await withTransaction(db, async (tx) => {
      const now = clock.now()
      const queued = await lockReferrals(tx, now, { skipped, limit })
      userIds = userIdsOf(queued)
      if (queued.length > 0) await writeLocked(tx, queued, { now, limit: trades })
      return queued.length
    })
  } catch (error) {
    throw userIds.length === 0 ? error : new RebateError(userIds, error)
  }
}

async function writeLocked(tx: Db, queued: readonly QueuedReferral[], { now, limit }: { now: number; limit: number }) {
  const chains = await loadChains(tx, queued, now)
  const campaigns = await listCampaignTerms(tx, [...new Set([...chains.values()].map(({ campaignId }) => campaignId))])
  const agents = await lockAgentHistories(
    tx,
    [...chains.values()].flatMap(({ agentIds }) => agentIds),
  )
  const campaignOf = ({ campaignId }: ReferralChain) => campaigns.get(campaignId) as CampaignTerms
  const ranges = queued.flatMap(({ userId, earliestAt }) => {
    const chain = chains.get(userId)
    if (chain === undefined) return []
    const { startTime, endTime } = campaignOf(chain)
    return [{ userId, from: Math.max(earliestAt, chain.boundAt, startTime), until: endTime }]
  })
  const classified = await listClassified(tx, [...chains.keys()])
  const marketMaking = marketMakingOfAll(classified)
  const found = await listTradesWithoutLines(tx, ranges, { limit, marketMaking })
  // The last user may have more trades, and the users after it may have some.
  const cut = found.length === limit ? (found.at(-1) as Trade) : null
  const done = cut === null ? queued : queued.filter(({ userId }) => userId <= cut.userId)
  const tradesOf = Map.groupBy(found, ({ userId }) => userId)
  const used = await listRebatesOfMonths(tx, capKeysOf(found, chains, campaigns))
  const again = cut === null ? [] : [{ userId: cut.userId, earliestAt: cut.occurredAt, since: now }]
  const lines = done.flatMap(({ userId }) => {
    const chain = chains.get(userId)
    if (chain === undefined) return []
    const written = linesOfTrades(chain, tradesOf.get(userId) ?? [], { campaign: campaignOf(chain), agents, used })
    if (written.waiting !== null)
      again.push({ userId, earliestAt: written.waiting.occurredAt, since: now + LEVEL_RETRY_MS })
    return written.lines
  })
  await insertRebateLines(tx, lines, now)
  const doneIds = new Set(userIdsOf(done))
  const doneChains = new Map([...chains].filter(([userId]) => doneIds.has(userId)))
  const corrections = await listCorrections(tx, doneChains, {
    campaigns,
    agents,
    marketMaking,
    classified: userIdsOf(classified),
  })
  await insertRebateLines(tx, corrections, now)
  const earliest = new Map(done.map(({ userId, earliestAt }) => [userId, earliestAt]))
  for (const { userId, at } of corrections) earliest.set(userId, Math.min(at, earliest.get(userId) ?? at))
  // Facts of these users may have been taken away.
  const anew = new Set([...(await listReversedUsers(tx, [...doneIds])), ...userIdsOf(classified)])
  const changed = done.map(({ userId, earliestAt }) => ({ userId, earliestAt, isAnew: anew.has(userId) }))
  const progress = await readProgress(tx, changed, now)
  await tellFirstTrades(tx, await writeProgress(tx, progress, marketMaking), campaigns, now)
  await updateReferralSums(
    tx,
    [...doneChains.values()].flatMap((chain) => sumRangesOf(chain, campaignOf(chain), earliest.get(chain.userId) ?? 0)),
    marketMaking,
  )
  await dequeueReferrals(tx, done, again)
}

/** The chains of these users by id; users who registered with a code become referrals now. */
async function loadChains(tx: Db, queued: readonly QueuedReferral[], now: number) {
  const userIds = userIdsOf(queued)
  const known = await listReferralChains(tx, userIds)
  const found = new Set(userIdsOf(known))
  const missing = userIds.filter((userId) => !found.has(userId))
  if (missing.length > 0) {
    await createReferralsOf(tx, missing, now)
    known.push(...(await listReferralChains(tx, missing)))
  }
  return new Map(known.map((chain) => [chain.userId, chain]))
}

function capKeysOf(
  trades: readonly Trade[],
  chains: ReadonlyMap<string, ReferralChain>,
  campaigns: ReadonlyMap<string, CampaignTerms>,
) {
  const keys = new Map<string, CapKey>()
  for (const { userId, occurredAt } of trades) {
    const chain = chains.get(userId)
    const definition = campaigns.get(chain?.campaignId ?? '')?.definition
    if (chain === undefined || definition?.monthlyCap === undefined) continue
    const month = monthOf(occurredAt, definition.timeZone)
    const { start, end } = monthBounds(month, definition.timeZone)
    for (const agentId of chain.agentIds)
      keys.set(capKey({ userId, agentId, month }), { userId, agentId, month, from: start, until: end })
  }
  return [...keys.values()]
}
