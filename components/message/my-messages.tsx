import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, type MouseEvent, useId, useState } from 'react'
import { useNotifyError } from '#components/notification/use-notify-error.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { NoUser } from '#components/shell/no-user.tsx'
import { travelTarget } from '#components/shell/client-navigation.tsx'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Facts, Grid, Hint, Row, Stack } from '#components/ui/layout/layout.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { withoutLocale } from '#lib/i18n/without-locale.ts'
import { messageCountApi } from '#store/api/message-count.ts'
import { readMessagesApi } from '#store/api/read-messages.ts'
import { MESSAGE_TYPES, type MessageType } from '@fanfare/contract/message/message.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { FRESH } from '#store/fresh.ts'
import { useAnswer } from '#store/use-answer.ts'
import { MessageIcon, MessageList } from './message-list.tsx'
import { isMessagesPath, messagesHref, readMessagesPlace } from './messages-href.ts'
import { MessagesHead, MessagesVisitor, MessagesWaiting, FailedToLoad } from './messages-frame.tsx'
import styles from './messages.module.css'
import { lazyOpened } from '#components/providers/lazy-opened.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { isRefusedWith } from '#store/call-error.ts'
import { messageApi } from '#store/api/message.ts'
import { skipToken } from '@reduxjs/toolkit/query'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { webHref } from '#lib/native/web-href.ts'
import { activityApi } from '#store/api/activity.ts'
import { useBridge } from '#store/hooks.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { pushDetail } from '@fanfare/contract/message/push.ts'
import { useMessageText } from './use-message-text.ts'

export function MessagesLive() {
  const auth = useAuth()
  if (auth.isLogin) return <MyMessages />
  return (
    <>
      <MessagesHead />
      <NoUser waiting={<MessagesWaiting />} visitor={<MessagesVisitor />} />
    </>
  )
}

/** The user's messages (SCR-11): the list, and the open message beside it, on phones in its place. */
export function MyMessages() {
  const { t, locale, number } = useWords()
  // The list stays while a message opens, so neither is loaded again.
  const place = readMessagesPlace(withoutLocale(usePathname()), useSearchParams())
  const unread = useAnswer(messageCountApi.useMessageCountQuery(undefined, FRESH))
  /** 0 where it is not known: the page shows no count then. */
  const unreadOf = (type?: MessageType) => (type ? unread.data?.byType?.[type] : unread.data?.total) ?? 0
  const { user } = useAuth()
  /** Only agents have a tab for messages of agents. */
  const hasTab = (type: MessageType) =>
    type !== 'AGENT' || user?.agent || place.type === 'AGENT' || unreadOf('AGENT') > 0
  const notifyError = useNotifyError()
  const [read, { isLoading }] = readMessagesApi.useReadMessagesMutation()
  useFocusOnOpen(place.id)
  /** For links inside the message center; all others are left to the router. */
  const follow = (event: MouseEvent) => {
    const target = travelTarget(event.nativeEvent)
    if (!target || !isMessagesPath(withoutLocale(target).split('?', 1)[0] ?? '')) return
    event.preventDefault()
    goTo(target)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside have focus, keys and role
    <div className={styles.center} data-open={place.id && ''} onClick={follow}>
      <Link href={messagesHref({ ...place, id: undefined })} look="back" className={styles.back}>
        <SmallIcon icon="caret-left" />
        {t('messages.title')}
      </Link>
      <MessagesHead
        action={
          (!unread.isKnown || unreadOf() > 0) && (
            <SmallButton
              variant="text"
              busy={isLoading}
              onClick={() => void read({ all: true }).unwrap().catch(notifyError)}
            >
              <SmallIcon icon="checks" />
              {t('messages.read_all')}
            </SmallButton>
          )
        }
      />
      <Tabs
        label={t('messages.tabs')}
        className={styles.tabs}
        items={[undefined, ...MESSAGE_TYPES.filter(hasTab)].map((type) => ({
          key: type ?? 'all',
          label: t(`messages.tab_${(type?.toLowerCase() ?? 'all') as 'all'}`),
          count: unreadOf(type) > 0 ? number(unreadOf(type)) : undefined,
          href: localeHref(locale, messagesHref({ type })),
          current: type === place.type,
        }))}
      />
      <Grid className={styles.box}>
        <div className={styles.list} data-message-list>
          <MessageList
            place={place}
            onPage={(page) => goTo(localeHref(locale, messagesHref({ type: place.type, page })))}
          />
        </div>
        <div className={styles.pane} data-message-pane>
          {place.id ? (
            <MessagePane key={place.id} id={place.id} />
          ) : (
            <EmptyState bare level={2} title={t('messages.choose_title')} className={styles.choose}>
              {t('messages.choose_text')}
            </EmptyState>
          )}
        </div>
      </Grid>
      <MessageSettings />
    </div>
  )
}

/**
 * Focuses an opened message, so that a screen reader reads it; on phones, where it replaces the list, also scrolls to the top.
 * Closing it returns the focus to its row.
 */
function useFocusOnOpen(id?: string) {
  const shown = useRef(id)
  useEffect(() => {
    const before = shown.current
    shown.current = id
    if (before === id) return
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    if (!id) return find(`[data-message="${before}"]`)?.focus()
    const pane = find('[data-message-pane]')
    if (pane) focusElement(pane)
    if (find('[data-message-list]')?.getClientRects().length === 0) window.scrollTo(0, 0)
  }, [id])
}

/** Changes the address without a request; the router follows, and Back undoes it. */
const goTo = (href: string) => window.history.pushState(null, '', href)

const SettingsPanel = lazyOpened(async () => (await import('./settings/settings-panel.tsx')).SettingsPanel)

/** Opens the settings below the list; their code and the call load when they are first opened (decision 0014). */
export function MessageSettings() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  return (
    <div className={styles.settings}>
      <SmallButton variant="text" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
        <SmallIcon icon="gear" />
        {t('messages.settings')}
      </SmallButton>
      <div id={panelId}>{isOpen && <SettingsPanel.Opened />}</div>
    </div>
  )
}

/** The open message, which counts as read from then on. */
export function MessagePane({ id }: { id: string }) {
  const { t } = useWords()
  const query = messageApi.useMessageQuery(id)
  const { currentData, error, refetch } = query
  useAnswer(query)
  const [read] = readMessagesApi.useReadMessagesMutation()
  const done = useRef<string | null>(null)
  const unread = currentData?.readAt === null ? currentData.id : null
  // Once per opening: after a failure it is unread again until it is opened the next time.
  useEffect(() => {
    if (!unread || done.current === unread) return
    done.current = unread
    void read({ ids: [unread] })
  }, [unread, read])
  if (currentData) return <MessageDetail message={currentData} />
  if (isRefusedWith(error, 'NOT_FOUND'))
    return (
      <EmptyState bare level={2} scene="lost" title={t('messages.missing_title')}>
        {t('messages.missing_text')}
      </EmptyState>
    )
  if (error) return <FailedToLoad onRetry={refetch} />
  return (
    <Stack aria-busy="true" gap="16" className={styles.waiting}>
      <p className="visually-hidden">{t('messages.loading')}</p>
      <Skeleton height="64px" radius="control" />
      <Skeleton height="160px" radius="control" />
    </Stack>
  )
}

export type OpenMessage = CallData<typeof pushDetail>

/** The meaning of a date that the user must not miss. */
const DATES: Partial<Record<MessageKind, 'rewards.step_claim_by' | 'rewards.step_hold'>> = {
  reward_claimable: 'rewards.step_claim_by',
  claim_expiring: 'rewards.step_claim_by',
  reward_held: 'rewards.step_hold',
}

/** Title, both clocks, text, facts, action, and why the user gets it (design, "Messages"). */
export function MessageDetail({ message }: { message: OpenMessage }) {
  const { t, locale, rewardText } = useWords()
  const { title, text, read, paramText } = useMessageText(message)
  const { activityId, taskId, link } = message
  const answer = useAnswer(activityApi.endpoints.claimable.useQuery(taskId ? undefined : skipToken))
  const claimable = answer.data?.items.find((item) => item.activityId === activityId && item.task.taskId === taskId)
  const type = MESSAGE_TYPES.find((known) => known === message.type)
  // For a known message the body repeats the text, in the language at the time of sending.
  const hasBody = !read && message.body.length > 0
  /** The values of a message as a list, where its text has several. */
  const factsOf = ({ kind, params }: NonNullable<typeof read>) => {
    const labels = {
      reward: t('messages.fact_reward'),
      rank: t('competition.col_rank'),
      team: t('team.col_team'),
      date: DATES[kind] && t(DATES[kind]),
      activity: t('messages.fact_activity'),
    }
    const facts = Object.entries(labels).flatMap(([name, label]) => {
      const param = params[name]
      return label === undefined || param === undefined ? [] : [[label, paramText(kind, name, param)] as const]
    })
    return facts.length > 0 && <Facts look="lined" facts={facts} className={styles.facts} />
  }
  return (
    <article aria-labelledby="message-title" className={styles.detail}>
      <Stack gap="16" align="center" className={styles.top}>
        <MessageIcon message={message} large />
        <div>
          <h2 id="message-title">{title}</h2>
          <Hint>
            <TwoClocks at={message.createdAt} />
          </Hint>
        </div>
      </Stack>
      <Stack gap="12" top="16" className={styles.body}>
        {hasBody ? <RichText nodes={message.body} locale={locale} /> : text && <p>{text}</p>}
        {read && factsOf(read)}
      </Stack>
      {/* The way to claim the reward while it can be claimed, else to the page that the message is about. */}
      {(claimable || link) && (
        <Row gap="12" top="24" wrap className={styles.actions}>
          {claimable ? (
            <Button variant="celebrate" size="lg" href={claimable.path}>
              <Icon icon="gift" weight="fill" />
              {t('task.claim_reward', { reward: rewardText(claimable.task.reward) })}
            </Button>
          ) : (
            link && <OpenLink link={link} />
          )}
        </Row>
      )}
      {type && (
        <Hint top="24" className={styles.why}>
          {t(`messages.why_${type.toLowerCase() as 'reward'}`)}
        </Hint>
      )}
    </article>
  )
}

/** Spec §3: in the app by its route, elsewhere by its address. */
function OpenLink({ link }: { link: NonNullable<OpenMessage['link']> }) {
  const { t, locale } = useWords()
  const openTarget = useOpenTarget()
  const { inApp } = useBridge()
  const href = inApp && link.appRoute ? null : webHref(link, locale)
  if (!href && !link.appRoute) return null
  return (
    <Button variant="outlined" size="lg" {...(href ? { href, locale } : { onClick: () => openTarget(link) })}>
      {t(href === '/rewards' ? 'task.see_rewards' : 'messages.see_details')}
    </Button>
  )
}
