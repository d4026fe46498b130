import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useState } from 'react'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { rewardGroups, type RewardGroup, type RewardTab } from '#lib/task/reward-list.ts'
import { List, Row, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './reward-list.module.css'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { endsSoon, isUnusedDraw } from '#lib/task/reward-steps.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { activityApi } from '#store/api/activity.ts'
import { useAnswer } from '#store/use-answer.ts'
import { AddressButton } from '../address/lazy-address.tsx'
import { holdNote } from '#components/ui/time/hold-note.ts'
import { RewardChip } from '../reward-chip.tsx'
import { RewardDetails } from '../timeline.tsx'

interface RewardListProps {
  tab: RewardTab
  items: readonly RewardItem[]
  onChange: () => void
}

/** A group shows fewer rows in the tab "all" than in its own tab. */
const FIRST_OF_ALL = 4
const FIRST = 20

export function RewardList({ tab, items, onChange }: RewardListProps) {
  const { t } = useMyWords()
  const groups = rewardGroups(items, tab)
  return (
    <Card aria-label={t('rewards.list')} className={styles.list}>
      {groups.length === 0 && (
        <Text tone="secondary" className={styles.none}>
          {t(`rewards.none_${tab}`)}
        </Text>
      )}
      {groups.map((group) => (
        <Group
          key={`${tab} ${group.key}`}
          group={group}
          first={tab !== 'all' ? FIRST : group.key === 'way' ? group.items.length : FIRST_OF_ALL}
          onChange={onChange}
        />
      ))}
    </Card>
  )
}

interface GroupProps extends Pick<RewardListProps, 'onChange'> {
  group: RewardGroup
  first: number
}

function Group({ group: { key, items }, first, onChange }: GroupProps) {
  const { t, number, counted } = useMyWords()
  const [shown, setShown] = useState(first)
  const most = Math.max(first, shown)
  // A button for one more row would be larger than the row.
  const limit = items.length - most === 1 ? items.length : most
  const more = Math.min(items.length - limit, FIRST)
  return (
    <>
      <Row as="h2" gap="12" justify="between" size="label" tone="secondary" className={styles.heading}>
        {t(key === 'over' ? 'rewards.group_over' : `rewards.tab_${key}`)}
        <Span numeric>{number(items.length)}</Span>
      </Row>
      <List>
        {items.slice(0, limit).map((item) => (
          <RewardRow key={item.rewardId} item={item} onChange={onChange} />
        ))}
      </List>
      {more > 0 && (
        <Row justify="center" className={styles.more}>
          <Button variant="text" onClick={() => setShown(limit + more)}>
            {t('rewards.show_more', counted(more))}
            <SmallIcon icon="caret-down" />
          </Button>
        </Row>
      )}
    </>
  )
}

/** One line that opens to the reward's steps, which are requested only then. */
export function RewardRow({ item, onChange }: { item: RewardItem; onChange: () => void }) {
  const now = useServerNow()
  const words = useMyWords()
  const { t, day, deadlineDay, isolated } = words
  const openTarget = useOpenTarget()
  const { rewardId, activityId, activityTitle, state, reasonCode, holdUntil, expiresAt, reward, address, payout } = item
  /** Outlined, because gold is for claims only. */
  const action = () => {
    const isThere = state === 'GRANTED' && !!address
    if (isThere || reasonCode === 'ADDRESS_NEEDED')
      return <AddressButton rewardId={rewardId} prize={reward.label} until={expiresAt} isThere={isThere} />
    if (isUnusedDraw(item)) return <DrawLink activityId={activityId} />
    const isCoupon = reward.rewardType === 'FUTURES_COUPON'
    if (state !== 'GRANTED' || !isCoupon || !endsSoon(expiresAt, now)) return null
    return <SmallButton onClick={() => openTarget('contract-btcusdt')}>{t('rewards.action_use')}</SmallButton>
  }
  /** One sentence for each state of a reward. */
  const note = () => {
    if (reasonCode === 'ADDRESS_NEEDED') return t('address.note')
    if (state === 'HOLD') return holdNote(words, holdUntil)
    if (state === 'REVIEW') return t('rewards.note_review')
    if (state === 'USED') return t('rewards.note_used')
    if (state === 'EXPIRED') return t('rewards.note_expired')
    if (state === 'CANCELLED') return [t('rewards.note_cancelled'), reasonText(t, reasonCode)].filter(Boolean).join(' ')
    if (address) return t('address.saved', { address })
    if (payout?.state === 'DELAYED') return t('rewards.note_delayed')
    if (payout?.state === 'ON_THE_WAY') return t('rewards.note_on_the_way')
    const granted =
      payout?.state === 'PAID'
        ? t('rewards.note_arrived', { date: day(payout.at) })
        : t(`rewards.note_granted_${rewardWord(reward)}`)
    return expiresAt ? `${granted} ${t('rewards.ends_on', { date: deadlineDay(expiresAt) })}` : granted
  }
  const source = (
    <Stack as="span">
      <span>{isolated(activityTitle ?? reward.label)}</span>
      <span>{note()}</span>
    </Stack>
  )
  return (
    <li className={styles.row}>
      <RewardDetails item={item} source={source} now={now}>
        <RewardChip item={item} now={now} onChange={onChange} />
      </RewardDetails>
      <div className={styles.action}>{action()}</div>
    </li>
  )
}

/** Reads the path from the activity's detail, because the list has none. */
function DrawLink({ activityId }: { activityId: string }) {
  const { t } = useMyWords()
  const { data } = useAnswer(activityApi.endpoints.activityDetail.useQuery(activityId))
  if (!data) return null
  return <SmallButton href={data.path}>{t('rewards.action_draw')}</SmallButton>
}
