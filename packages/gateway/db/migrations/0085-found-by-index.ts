import type { Expand } from './schema-step.ts'

/** Only indexes: rewards from before the payouts in the order of their hand-over, and the proposals about a subject and about a user. */
export const foundByIndex: Expand = {
  kind: 'expand',
  indexes: {
    rewards_earlier: `on rewards (granted_at, reward_id)
      where reward_type in ('GIFT_CASH', 'DROP', 'PLATFORM_TOKEN', 'FUTURES_COUPON') and state in ('GRANTED', 'HOLD')`,
    proposals_subject: 'on proposals (subject)',
    proposals_user: `on proposals ((input -> 'body' ->> 'userId')) where input -> 'body' ->> 'userId' is not null`,
  },
  up: () => Promise.resolve(),
}
