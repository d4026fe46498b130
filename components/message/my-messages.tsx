'use client'

import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { messageCountApi } from '#store/api/message-count.ts'
import { FRESH } from './fresh.ts'
import { MessageList } from './message-list.tsx'
import { MessagePane } from './message-pane.tsx'
import { MessageTabs } from './message-tabs.tsx'
import { messagesHref } from './messages-href.ts'
import { MessagesHead } from './messages-head.tsx'
import styles from './messages.module.css'
import { ReadAllButton } from './read-all-button.tsx'
import { MessageSettings } from './settings/message-settings.tsx'
import { useFocusOnOpen } from './use-focus-on-open.ts'
import { useMessagesPlace } from './use-messages-place.ts'

/** The user's messages (SCR-11): the list, and the open message beside it, on phones in its place. */
export function MyMessages() {
  const t = useTranslations('messages')
  const locale = useLocale()
  const { place, open, follow } = useMessagesPlace()
  const count = messageCountApi.endpoints.messageCount.useQuery(undefined, FRESH).data
  const center = useRef<HTMLDivElement>(null)
  useFocusOnOpen(center, place.id)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside have focus, keys and role
    <div ref={center} className={styles.center} data-open={place.id === null ? undefined : ''} onClick={follow}>
      <Link href={messagesHref({ ...place, id: null })} locale={locale} className={styles.back}>
        <Icon icon={CaretLeftIcon} size="sm" />
        {t('title')}
      </Link>
      <MessagesHead action={(count?.total ?? 0) > 0 && <ReadAllButton />} />
      <MessageTabs current={place.type} count={count} />
      <div className={styles.box}>
        <div className={styles.list} data-message-list>
          <MessageList place={place} onPlace={open} />
        </div>
        <div className={styles.pane} data-message-pane>
          {place.id === null ? (
            <EmptyState bare level={2} title={t('choose_title')} className={styles.choose}>
              {t('choose_text')}
            </EmptyState>
          ) : (
            <MessagePane key={place.id} id={place.id} />
          )}
        </div>
      </div>
      <div className={styles.settings}>
        <MessageSettings />
      </div>
    </div>
  )
}
