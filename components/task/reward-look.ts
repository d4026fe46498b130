import type { Icon } from '@phosphor-icons/react'
import { CoinIcon } from '@phosphor-icons/react/dist/ssr/Coin'
import { CoinsIcon } from '@phosphor-icons/react/dist/ssr/Coins'
import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package'
import { ParachuteIcon } from '@phosphor-icons/react/dist/ssr/Parachute'
import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent'
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket'
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet'
import type { RewardWord } from '#lib/task/reward-word.ts'

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
