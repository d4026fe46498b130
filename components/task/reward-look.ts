import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { RewardWord } from '#lib/task/reward-word.ts'

/** Duotone icons of the kinds (design §8). */
export const REWARD_ICONS: Record<RewardWord, IconName<'duotone'>> = {
  cash: 'coins',
  trial: 'wallet',
  airdrop: 'parachute',
  token: 'coin',
  draws: 'ticket',
  coupon: 'seal-percent',
  item: 'package',
}
