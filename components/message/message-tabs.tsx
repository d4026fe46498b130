'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useAuth } from '#components/providers/auth-context.ts'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { MESSAGE_TYPES, type MessageType } from '@fanfare/contract/message/message.ts'
import type { pushCount } from '@fanfare/contract/message/push-count.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { messagesHref } from './messages-href.ts'
import styles from './messages.module.css'

interface MessageTabsProps {
  current: MessageType | null
  /** The unread messages; absent until they are known. */
  count: CallData<typeof pushCount> | undefined
}

const keyOf = (type: MessageType | null) => `tab_${type === null ? 'all' : (type.toLowerCase() as 'reward')}` as const

/** Tabs by type, with the number of unread messages. Only agents have a tab for messages of agents. */
export function MessageTabs({ current, count }: MessageTabsProps) {
  const t = useTranslations('messages')
  const locale = useLocale()
  const { user } = useAuth()
  const unreadOf = (type: MessageType | null) => (type === null ? count?.total : count?.byType?.[type]) ?? 0
  const isShown = (type: MessageType) =>
    type !== 'AGENT' || user?.agent === true || current === 'AGENT' || unreadOf('AGENT') > 0
  return (
    <Tabs
      label={t('tabs')}
      locale={locale}
      className={styles.tabs}
      items={[null, ...MESSAGE_TYPES.filter(isShown)].map((type) => ({
        key: type ?? 'all',
        label: t(keyOf(type)),
        count: unreadOf(type) === 0 ? undefined : formatNumber(locale, String(unreadOf(type))),
        href: messagesHref({ id: null, type, page: 1 }),
        current: type === current,
      }))}
    />
  )
}
