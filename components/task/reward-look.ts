import type { Icon } from '@phosphor-icons/react'
import { CoinIcon } from '@phosphor-icons/react/dist/ssr/Coin'
import { CoinsIcon } from '@phosphor-icons/react/dist/ssr/Coins'
import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package'
import { ParachuteIcon } from '@phosphor-icons/react/dist/ssr/Parachute'
import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent'
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket'
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet'
import { REWARD_KINDS } from '#lib/contract/enumerations.ts'
import type { Reward } from '#lib/contract/task/task.ts'

/** What a reward is called: cash, trial funds, coupon … (design, "Honest numbers"). */
export type RewardWord = 'cash' | 'trial' | 'airdrop' | 'token' | 'draws' | 'coupon' | 'item'

export const REWARD_WORDS = [
  'cash',
  'trial',
  'coupon',
  'token',
  'airdrop',
  'draws',
  'item',
] as const satisfies RewardWord[]

export function rewardWord({ rewardType, kind }: Pick<Reward, 'rewardType' | 'kind'>): RewardWord {
  switch (rewardType) {
    case 'GIFT_CASH':
      return kind === REWARD_KINDS.ExperienceUSDT ? 'trial' : 'cash'
    case 'DROP':
      return 'airdrop'
    case 'PLATFORM_TOKEN':
      return 'token'
    case 'LOTTERY_COUNT':
      return 'draws'
    case 'FUTURES_COUPON':
      return 'coupon'
    case 'PHYSICAL':
      return 'item'
  }
}

/** Duotone icons of the kinds (design §8). */
export const REWARD_ICONS: Record<RewardWord, Icon> = {
  cash: CoinsIcon,
  trial: WalletIcon,
  airdrop: ParachuteIcon,
  token: CoinIcon,
  draws: TicketIcon,
  coupon: SealPercentIcon,
  item: PackageIcon,
}
