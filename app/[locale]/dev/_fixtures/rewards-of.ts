import { REWARD_KINDS } from '@fanfare/contract/enumerations.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { usdt, type Translate } from './fixture.ts'

/** One reward of each kind. */
export const rewardsOf = (translate: Translate) =>
  ({
    cash: {
      rewardType: 'GIFT_CASH',
      kind: REWARD_KINDS.Token,
      amount: usdt('10'),
      label: translate('task.word.cash'),
    },
    trial: {
      rewardType: 'GIFT_CASH',
      kind: REWARD_KINDS.ExperienceUSDT,
      amount: usdt('30'),
      label: translate('task.word.trial'),
    },
    coupon: {
      rewardType: 'FUTURES_COUPON',
      kind: REWARD_KINDS.Token,
      amount: usdt('25'),
      label: translate('task.word.coupon'),
    },
    token: {
      rewardType: 'PLATFORM_TOKEN',
      kind: REWARD_KINDS.Token,
      amount: { amount: '1250.5', unit: 'FNF' },
      label: translate('task.word.token'),
    },
    airdrop: {
      rewardType: 'DROP',
      kind: REWARD_KINDS.Token,
      amount: { amount: '40', unit: 'FNF' },
      label: translate('task.word.airdrop'),
    },
    draws: {
      rewardType: 'LOTTERY_COUNT',
      kind: REWARD_KINDS.InKind,
      amount: { count: 2 },
      label: translate('task.word.draws'),
    },
    item: {
      rewardType: 'PHYSICAL',
      kind: REWARD_KINDS.InKind,
      amount: { item: 'mug' },
      label: translate('task.word.item'),
    },
  }) as const satisfies Record<string, Reward>
