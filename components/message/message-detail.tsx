import { skipToken } from '@reduxjs/toolkit/query'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { webHref } from '#lib/native/web-href.ts'
import { activityApi } from '#store/api/activity.ts'
import { useBridge } from '#store/hooks.ts'
import { Facts, Hint, Row, Stack } from '#components/ui/layout/layout.tsx'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import { MESSAGE_TYPES } from '@fanfare/contract/message/message.ts'
import type { pushDetail } from '@fanfare/contract/message/push.ts'
import styles from './message-detail.module.css'
import { MessageIcon } from './message-list.tsx'
import { useMessageText } from './use-message-text.ts'

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
  const { data } = activityApi.endpoints.claimable.useQuery(taskId ? undefined : skipToken)
  const claimable = data?.items.find((item) => item.activityId === activityId && item.task.taskId === taskId)
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
