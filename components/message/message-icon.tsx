import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Message } from '@fanfare/contract/message/message.ts'
import styles from './message-icon.module.css'
import { kindOf } from './use-message-text.ts'

const ICONS: Record<string, IconName<'duotone'>> = {
  REWARD: 'gift',
  ACTIVITY: 'trophy',
  ACCOUNT: 'shield-check',
  AGENT: 'handshake',
}

/** Kinds that ask for a claim; gold, as every claim. */
const CLAIMS: readonly (string | null)[] = ['reward_claimable', 'claim_expiring']

/** The icon of the type; a bell for a type of another platform. */
export function MessageIcon({ message, large }: { message: Message; large?: boolean }) {
  return (
    <span className={cx(styles.box, large && styles.large, CLAIMS.includes(kindOf(message)) && styles.claim)}>
      <Icon icon={ICONS[message.type] ?? 'bell'} weight="duotone" size="lg" />
    </span>
  )
}
