import type { Icon as IconType } from '@phosphor-icons/react'
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell'
import { GiftIcon } from '@phosphor-icons/react/dist/ssr/Gift'
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Message, MessageType } from '@fanfare/contract/message/message.ts'
import styles from './message-icon.module.css'
import { kindOf } from './use-message-text.ts'

const ICONS: Record<MessageType, IconType> = {
  REWARD: GiftIcon,
  ACTIVITY: TrophyIcon,
  ACCOUNT: ShieldCheckIcon,
  AGENT: HandshakeIcon,
}

/** The icon of the type; a bell for a type of another platform. */
const messageIcon = (type: Message['type']): IconType => (ICONS as Record<string, IconType>)[type] ?? BellIcon

/** Kinds that ask for a claim; gold, as every claim. */
const CLAIMS: readonly (string | null)[] = ['reward_claimable', 'claim_expiring']

const isAboutClaim = (message: Pick<Message, 'titleKey'>): boolean => CLAIMS.includes(kindOf(message))

export function MessageIcon({ message, large = false }: { message: Message; large?: boolean }) {
  return (
    <span className={cx(styles.box, large && styles.large, isAboutClaim(message) && styles.claim)}>
      <Icon icon={messageIcon(message.type)} weight="duotone" size="lg" />
    </span>
  )
}
