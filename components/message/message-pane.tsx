import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Stack } from '#components/ui/layout/layout.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { isRefusedWith } from '#store/call-error.ts'
import { messageApi } from '#store/api/message.ts'
import { readMessagesApi } from '#store/api/read-messages.ts'
import { FailedToLoad } from './messages-frame.tsx'
import { MessageDetail } from './message-detail.tsx'
import styles from './messages.module.css'

/** The open message, which counts as read from then on. */
export function MessagePane({ id }: { id: string }) {
  const t = useTranslations('messages')
  const { currentData, error, refetch } = messageApi.useMessageQuery(id)
  const [read] = readMessagesApi.useReadMessagesMutation()
  const done = useRef<string | null>(null)
  const unread = currentData?.readAt === null ? currentData.id : null
  // Once per opening: after a failure it is unread again until it is opened the next time.
  useEffect(() => {
    if (unread === null || done.current === unread) return
    done.current = unread
    void read({ ids: [unread] })
  }, [unread, read])
  if (currentData) return <MessageDetail message={currentData} />
  if (isRefusedWith(error, 'NOT_FOUND'))
    return (
      <EmptyState bare level={2} scene="lost" title={t('missing_title')}>
        {t('missing_text')}
      </EmptyState>
    )
  if (error) return <FailedToLoad onRetry={refetch} />
  return (
    <Stack aria-busy="true" gap="16" className={styles.waiting}>
      <p className="visually-hidden">{t('loading')}</p>
      <Skeleton height="64px" radius="control" />
      <Skeleton height="160px" radius="control" />
    </Stack>
  )
}
