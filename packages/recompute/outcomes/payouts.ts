import type { Activity } from '../activity.ts'
import type { Snapshot } from '../database/snapshot.ts'
import { decimal, plain } from '../decimal.ts'
import type { Report } from '../report.ts'

/** What the wallet said about a payout. */
export interface WalletWord {
  type: 'reward.paid' | 'reward.payout_failed' | 'reward.payout_returned'
  final: boolean | null
  amount: string | null
}

export interface PayoutRow {
  payoutId: string
  rewardId: string
  userId: string
  activityId: string
  asset: string
  amount: string
  state: 'WAITING' | 'READY' | 'SENT' | 'PAID' | 'FAILED' | 'RETURNED' | 'CANCELLED'
  sentAt: number | null
  /** Of the reward. */
  rewardAsset: string | null
  rewardQuantity: string | null
  rewardCancelled: string | null
  rewardState: string | null
  rewardCancelledAt: number | null
  words: WalletWord[] | null
}

/** Words about somebody else's payout change nothing. */
const PAYOUTS = `
  select payout.payout_id, payout.reward_id, payout.user_id, payout.activity_id, payout.asset, payout.amount, payout.state, payout.sent_at,
    reward.asset as reward_asset, reward.quantity as reward_quantity, reward.cancelled as reward_cancelled, reward.state as reward_state,
    reward.cancelled_at as reward_cancelled_at,
    words.list as words
  from audit_payouts payout
  left join audit_rewards reward on reward.reward_id = payout.reward_id and reward.user_id = payout.user_id
  left join (
    select payload ->> 'payoutId' as payout_id, user_id, jsonb_agg(jsonb_build_object(
      'type', type, 'final', (payload ->> 'final')::boolean, 'amount', payload ->> 'amount'
    )) as list
    from audit_events where type in ('reward.paid', 'reward.payout_failed', 'reward.payout_returned') group by 1, 2
  ) as words on words.payout_id = payout.payout_id and words.user_id = payout.user_id
  order by payout.payout_id collate "C"`

/** A failure that is not final is followed by this many attempts. */
const RETRIES = 4

/** docs/operators/payouts-and-webhooks.md: the state by the wallet's words, in whatever order; the product's own where they leave it open. */
export function stateByWords({ state, words, ...payout }: PayoutRow): string {
  const said = words ?? []
  const isPaid = said.some(({ type }) => type === 'reward.paid')
  if (isPaid) return said.some(({ type }) => type === 'reward.payout_returned') ? 'RETURNED' : 'PAID'
  if (state === 'PAID' || state === 'RETURNED') return 'SENT'
  const failures = said.filter(({ type }) => type === 'reward.payout_failed')
  if (state === 'FAILED' && !failures.some(({ final }) => final) && failures.length <= RETRIES) return 'SENT'
  const isHere = decimal(payout.rewardCancelled ?? 0).lt(payout.rewardQuantity ?? 0) && payout.rewardState === 'GRANTED'
  return state === 'CANCELLED' && isHere ? 'READY' : state
}

/** The amount is the reward minus what was taken back before the hand-over; what came back from the wallet can be taken back later. */
export function amountByReward(row: PayoutRow): string {
  if (row.rewardAsset === null || row.rewardQuantity === null) return 'a reward that it pays'
  if (row.state === 'CANCELLED') return `${plain(decimal(row.amount))} ${row.asset}`
  const quantity = decimal(row.rewardQuantity)
  const least = quantity.minus(row.rewardCancelled ?? 0)
  const isTakenLater = row.sentAt !== null && (row.rewardCancelledAt ?? 0) > row.sentAt
  const isBetween = isTakenLater && least.lte(row.amount) && quantity.gte(row.amount)
  return `${plain(isBetween ? decimal(row.amount) : least)} ${row.rewardAsset}`
}

/** An amount of the wallet's own, or two payments, are differences that staff clear with the wallet. */
const isOdd = ({ amount, words }: PayoutRow): boolean => {
  const payments = (words ?? []).filter(({ type }) => type === 'reward.paid')
  return (
    payments.length > 1 || payments.some((payment) => payment.amount !== null && !decimal(payment.amount).eq(amount))
  )
}

/** Compares what each payout asks for, and its state, with the reward and the wallet's words. */
export async function comparePayouts(
  snapshot: Snapshot,
  activities: ReadonlyMap<string, Activity>,
  report: Report,
): Promise<void> {
  for await (const rows of snapshot.parts<PayoutRow>(PAYOUTS))
    for (const row of rows) {
      const activity = activities.get(row.activityId)
      if (activity === undefined) continue
      if (isOdd(row)) {
        report.skip('payouts', 'with words of the wallet that contradict it')
        continue
      }
      report.compare(
        'payouts',
        `${amountByReward(row)} ${stateByWords(row)}`,
        `${plain(decimal(row.amount))} ${row.asset} ${row.state}`,
        { activity: activity.alias, user: row.userId, subject: `${row.payoutId} of ${row.rewardId}` },
      )
    }
}
