import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { chanceOf } from './chance.ts'
import type { Wire } from './wire.ts'

/**
 * The wallet takes payouts and pays most of them; some fail, and some come back. Payouts are opened by a job of their own, so what is taken depends on
 * the machine: the wallet has chances of its own, and its answers arrive at once.
 */
export function createWallet(wire: Wire, seed: number): { pay: (now: number) => Promise<void> } {
  const chance = chanceOf(seed + 1)
  let answered = 0

  function answersTo(payoutId: string, userId: string, now: number): PlatformEventInput[] {
    const answer = (fields: object) =>
      ({
        eventId: `pay-${seed}-${(answered += 1)}`,
        userId,
        occurredAt: now,
        payoutId,
        ...fields,
      }) as PlatformEventInput
    const paid = answer({ type: 'reward.paid', reference: `tx-${payoutId}` })
    const choice = chance.whole(10)
    if (choice < 7) return [paid]
    if (choice < 8) return [answer({ type: 'reward.payout_failed', code: 'LIMIT', final: chance.happens(0.5) })]
    if (choice < 9)
      return [paid, answer({ type: 'reward.payout_returned', reference: `tx-${payoutId}`, code: 'ACCOUNT_CLOSED' })]
    return []
  }

  return {
    pay: async (now) => {
      const { items } = await wire.staff('POST', 'payouts/take', { maximum: 50 })
      const payouts = items as { payoutId: string; person: { userId: string } }[]
      const answers = payouts.flatMap(({ payoutId, person }) => answersTo(payoutId, person.userId, now))
      if (answers.length > 0) await wire.send(chance.shuffled(answers))
    },
  }
}
