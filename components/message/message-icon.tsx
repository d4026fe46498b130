import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Message, MessageType } from '@fanfare/contract/message/message.ts'
import styles from './message-icon.module.css'
import { kindOf } from './use-message-text.ts'

const ICONS: Record<MessageType, IconName<'duotone'>> = {
  REWARD: 'gift',
  ACTIVITY: 'trophy',
  ACCOUNT: 'shield-check',
  AGENT: 'handshake',
}

/** The icon of the type; a bell for a type of another platform. */
const messageIcon = (type: Message['type']) => (ICONS as Record<string, IconName<'duotone'>>)[type] ?? 'bell'

/** Kinds that ask for a claim; gold, as every claim. */
const CLAIMS: readonly (string | null)[] = ['reward_claimable', 'claim_expiring']

const isAboutClaim = (message: Pick<Message, 'titleKey'>) => CLAIMS.includes(kindOf(message))

export function MessageIcon({ message, large }: { message: Message; large?: boolean }) {
  return (
    <span className={cx(styles.box, large && styles.large, isAboutClaim(message) && styles.claim)}>
      <Icon icon={messageIcon(message.type)} weight="duotone" size="lg" />
    </span>
  )
}
