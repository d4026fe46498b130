'use client'

import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Pager } from '#components/ui/controls/pager.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { messageApi } from '#store/api/message.ts'
import { FRESH } from './fresh.ts'
import { FailedToLoad } from './failed-to-load.tsx'
import { MessageRow } from './message-row.tsx'
import { messagesHref, type MessagesPlace } from './messages-href.ts'

interface MessageListProps {
  place: MessagesPlace
  onPlace: (place: MessagesPlace) => void
}

/** The tab as the keys of texts have it. */
const tabOf = ({ type }: MessagesPlace) => (type?.toLowerCase() ?? 'all') as 'all'

/** One page of the messages of a tab, newest first. */
export function MessageList({ place, onPlace }: MessageListProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { type, page } = place
  const { currentData, isError, refetch } = messageApi.endpoints.messages.useQuery(
    { pageIndex: page - 1, pageSize: PAGE_SIZE_DEFAULT, ...(type && { type }) },
    FRESH,
  )
  if (!currentData && isError) return <FailedToLoad onRetry={() => void refetch()} />
  if (!currentData) return <Skeleton height="560px" radius="card" />
  const { items, total } = currentData
  if (items.length === 0) return <NoMessages place={place} hasOthers={total > 0} />
  const number = (value: number) => formatNumber(locale, String(value))
  const before = (page - 1) * PAGE_SIZE_DEFAULT
  return (
    <>
      <ul aria-label={t('messages.list')}>
        {items.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            href={messagesHref({ ...place, id: message.id })}
            isOpen={message.id === place.id}
          />
        ))}
      </ul>
      <Pager
        texts={{
          label: t('messages.pages'),
          previous: t('activity.previous_page'),
          next: t('activity.next_page'),
          position: t('activity.page_range', {
            first: number(before + 1),
            last: number(before + items.length),
            total: number(total),
          }),
        }}
        page={page}
        pages={Math.ceil(total / PAGE_SIZE_DEFAULT)}
        onPage={(next) => onPlace({ ...place, id: null, page: next })}
      />
    </>
  )
}

/** `hasOthers`: the tab has messages, on earlier pages. */
function NoMessages({ place, hasOthers }: { place: MessagesPlace; hasOthers: boolean }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <EmptyState
      bare
      level={2}
      title={t('messages.none_title')}
      action={
        hasOthers && (
          <Link look="text" href={messagesHref({ ...place, id: null, page: 1 })} locale={locale}>
            {t('activity.first_page')}
          </Link>
        )
      }
    >
      {t(`messages.none_${tabOf(place)}`)}
    </EmptyState>
  )
}
