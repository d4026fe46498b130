import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Link, TextLink } from '#components/ui/text/link.tsx'
import { ListPager } from '#components/ui/controls/list-pager.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { messageApi } from '#store/api/message.ts'
import { FRESH } from '#store/fresh.ts'
import { useAnswer } from '#store/use-answer.ts'
import { FailedToLoad } from './messages-frame.tsx'
import { cx } from '#components/ui/cx.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { List, Remark } from '#components/ui/layout/layout.tsx'
import type { Message } from '@fanfare/contract/message/message.ts'
import { formatRelative } from '@fanfare/languages/format-relative.ts'
import styles from './message-row.module.css'
import { useMessageText, kindOf } from './use-message-text.ts'
import { messagesHref, type MessagesPlace } from './messages-href.ts'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'

/** One page of the messages of a tab, newest first. */
export function MessageList({ place, onPage }: { place: MessagesPlace; onPage: (page: number) => void }) {
  const { t } = useWords()
  const { type, page } = place
  const query = messageApi.useMessagesQuery(
    { pageIndex: page - 1, pageSize: PAGE_SIZE_DEFAULT, ...(type && { type }) },
    FRESH,
  )
  const answer = useAnswer(query)
  if (answer.hasFailed) return <FailedToLoad onRetry={query.refetch} />
  if (!answer.isKnown) return <Skeleton height="560px" radius="card" />
  const { items, total } = answer.data
  if (items.length === 0)
    return (
      <EmptyState
        bare
        level={2}
        title={t('messages.none_title')}
        action={
          // The tab has messages, on earlier pages.
          total > 0 && <TextLink href={messagesHref({ type })}>{t('activity.first_page')}</TextLink>
        }
      >
        {t(`messages.none_${(type?.toLowerCase() ?? 'all') as 'all'}`)}
      </EmptyState>
    )
  return (
    <>
      <List aria-label={t('messages.list')}>
        {items.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            href={messagesHref({ ...place, id: message.id })}
            isOpen={message.id === place.id}
          />
        ))}
      </List>
      <ListPager label={t('messages.pages')} page={page} count={items.length} total={total} onPage={onPage} />
    </>
  )
}

/** A message in the list: unread ones have a dot and more weight. */
function MessageRow({ message, href, isOpen }: { message: Message; href: string; isOpen: boolean }) {
  const { t } = useWords()
  const { title, text } = useMessageText(message)
  const isUnread = !message.readAt
  return (
    <li>
      <Link
        href={href}
        className={cx(styles.row, isUnread && styles.unread)}
        aria-current={isOpen ? 'true' : undefined}
        data-message={message.id}
      >
        <span className={styles.dot} />
        <MessageIcon message={message} />
        <span>
          <span className={styles.title}>
            {title}
            {isUnread && <VisuallyHidden>, {t('messages.unread')}</VisuallyHidden>}
          </span>
          <Remark size="hint" className={styles.preview} data-clamp>
            {text}
          </Remark>
        </span>
        <MessageAge at={message.createdAt} />
      </Link>
    </li>
  )
}

/** `3 hours ago` (LOC-7). A message that a wrong clock puts into the future counts as one second old. */
function MessageAge({ at }: { at: number }) {
  const { locale } = useWords()
  const now = useServerNow()
  return (
    <time dateTime={new Date(at).toISOString()} className={styles.age}>
      {formatRelative(locale, Math.min(at, now - 1000), now)}
    </time>
  )
}

const ICONS: Record<string, IconName<'duotone'>> = {
  REWARD: 'gift',
  ACTIVITY: 'trophy',
  ACCOUNT: 'shield-check',
  AGENT: 'handshake',
}

/** Kinds that ask for a claim; gold, as every claim. */
const CLAIMS: readonly (string | undefined)[] = ['reward_claimable', 'claim_expiring']

/** The icon of the type; a bell for a type of another platform. */
export function MessageIcon({ message, large }: { message: Message; large?: boolean }) {
  return (
    <span className={cx(styles.icon, large && styles.large, CLAIMS.includes(kindOf(message)) && styles.claim)}>
      <Icon icon={ICONS[message.type] ?? 'bell'} weight="duotone" size="lg" />
    </span>
  )
}
