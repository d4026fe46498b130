'use client'

import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Link } from '#components/ui/text/link.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { Text } from '#components/ui/layout/layout.tsx'
import type { Message } from '@fanfare/contract/message/message.ts'
import { formatRelative } from '@fanfare/languages/format-relative.ts'
import { MessageIcon } from './message-icon.tsx'
import styles from './message-row.module.css'
import { useMessageText } from './use-message-text.ts'

interface MessageRowProps {
  message: Message
  href: string
  isOpen: boolean
}

/** A message in the list: unread ones have a dot and more weight. */
export function MessageRow({ message, href, isOpen }: MessageRowProps) {
  const t = useTranslations('messages')
  const locale = useLocale()
  const { title, text } = useMessageText()(message)
  const isUnread = message.readAt === null
  return (
    <li>
      <Link
        href={href}
        locale={locale}
        className={cx(styles.row, isUnread && styles.unread)}
        aria-current={isOpen ? 'true' : undefined}
        data-message={message.id}
      >
        <span className={styles.dot} />
        <MessageIcon message={message} />
        <span className={styles.words}>
          <span className={styles.title}>
            {title}
            {isUnread && <VisuallyHidden>, {t('unread')}</VisuallyHidden>}
          </span>
          <Text as="span" size="hint" tone="secondary" className={styles.preview} data-clamp>
            {text}
          </Text>
        </span>
        <MessageAge at={message.createdAt} className={styles.age} />
      </Link>
    </li>
  )
}

interface MessageAgeProps {
  /** ms since the epoch. */
  at: number
  className?: string | undefined
}

/** `3 hours ago` (LOC-7). A message from the future, by a clock that is off, is as old as one second. */
function MessageAge({ at, className }: MessageAgeProps) {
  const locale = useLocale()
  const now = useNow() ?? serverNow()
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {formatRelative(locale, Math.min(at, now - 1000), now)}
    </time>
  )
}
