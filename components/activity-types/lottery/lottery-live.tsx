'use client'

import { TextLink } from '#components/ui/text/link.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { partOf } from '#components/activity/part-of.tsx'
import { useState, type ComponentProps } from 'react'
import type { DrawRecord } from '@fanfare/contract/lottery/draws.ts'
import { activityApi } from '#store/api/activity.ts'
import { lotteryApi } from '#store/api/lottery.ts'
import { useAnswer } from '#store/use-answer.ts'
import { wonOf, wonText } from '#lib/lottery/won-of.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { useTaskHandlers } from '#components/task/task-card/use-task-handlers.ts'
import { AddressButton } from '#components/task/address/lazy-address.tsx'
import { RewardChip } from '#components/task/reward-chip.tsx'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import { Accent, Ends, List, Note, Remark, Row } from '#components/ui/layout/layout.tsx'
import {
  lotteryLine,
  EndedFacts,
  PrizeList,
  WaitingDraws,
  type EndedFactsProps,
  type PrizeListProps,
} from './lottery-cards.tsx'
import { useRefreshDraws } from './use-draw.ts'
import { DrawWays } from './draw-ways.tsx'
import { WheelLive } from './wheel-live.tsx'
import styles from './lottery.module.css'

/** The prizes won and left, with the same figures as the user's prize table. */
function LotteryLineLive({ activityId, line }: { activityId: string; line: string }) {
  const words = useMyWords()
  const { data } = activityApi.useActivityDetailQuery(activityId)
  return data?.lottery ? lotteryLine(data.lottery, data.status, words) : line
}

/** A member's prizes, or the draws that expired unused. */
function EndedFactsLive(props: Pick<EndedFactsProps, 'activityId' | 'lottery'>) {
  const { t, locale, rewardText, counted } = useMyWords()
  const { my, isMember } = useMyActivity(props.activityId)
  const records = useAnswer(lotteryApi.useRecordsQuery(props.activityId, { skip: !isMember }))
  const { items, total } = records.data ?? { items: [], total: 0 }
  const unused = (isMember && my?.draws) || 0
  const mine = () => {
    const expired = unused > 0 && t('lottery.mine_unused', counted(unused))
    if (total > 0) {
      const won = wonText(wonOf(items, { locale, rewardText }), locale)
      const line = [t('lottery.in_draws', counted(total)), expired].filter(Boolean).join(' · ')
      return { label: t('lottery.won_lead'), value: won || t('lottery.no_prize'), line }
    }
    return expired ? { label: t('lottery.mine'), value: expired } : undefined
  }
  // Without the records the page cannot say that the draws expired unused.
  return <EndedFacts {...props} mine={records.isKnown ? mine() : undefined} myDraws={total} />
}

/** The list with the newest stock: the page polls the activity. */
function PrizeListLive({ activityId, lottery }: Pick<PrizeListProps, 'lottery'> & { activityId: string }) {
  const { data, fulfilledTimeStamp } = activityApi.useActivityDetailQuery(activityId)
  const now = useServerNow()
  return <PrizeList lottery={data?.lottery ?? lottery} stockAt={fulfilledTimeStamp ?? now} />
}

/** The ways to draws with the user's states; the server's list until they are known. */
function DrawWaysLive({
  activityId,
  path,
  ...ways
}: ComponentProps<typeof DrawWays> & { activityId: string; path: string }) {
  const mine = useMyActivity(activityId)
  const handlers = useTaskHandlers({ activityId, path }, mine)
  if (!mine.isMember || !mine.completions.length) return <DrawWays {...ways} />
  return <DrawWays {...ways} tasks={mine.completions} handlers={handlers} />
}

const SHOWN = 4

/** A member's draws, the newest first. */
export function MyDrawsLive({ activityId, endTime, isOver }: { activityId: string; endTime: number; isOver: boolean }) {
  const { t, locale, rewardText, counted, deadlineDay } = useMyWords()
  const { my, isMember, isLoading } = useMyActivity(activityId)
  const query = lotteryApi.useRecordsQuery(activityId, { skip: !isMember })
  const { data, hasFailed } = useAnswer(query)
  const [showsAll, setShowsAll] = useState(false)
  if (isLoading) return <WaitingDraws />
  if (!isMember) return null
  const { items = [], total = 0 } = data ?? {}
  const unused = my?.draws ?? 0
  // No sum when the user has more draws than one page of the list.
  const won = items.length === total && wonText(wonOf(items, { locale, rewardText }), locale)
  const shown = showsAll ? items : items.slice(0, SHOWN)
  const none = data && !total && t(isOver ? 'lottery.mine_none_over' : 'lottery.mine_none')
  const note = isOver && unused > 0 ? t('lottery.mine_unused', counted(unused)) : none
  return (
    <Section
      title={t('lottery.mine')}
      aside={won && <Remark numeric>{t('lottery.won_sum', { prizes: won })}</Remark>}
      align="baseline"
      aria-busy={!data && !hasFailed}
    >
      {hasFailed && (
        <RetryNotice className={styles.text} onRetry={() => void query.refetch()}>
          {t('lottery.mine_failed')}
        </RetryNotice>
      )}
      {note && (
        <Note top="12" numeric>
          {note}
        </Note>
      )}
      {total > 0 && (
        <List top="4" className={styles.records}>
          {shown.map((record) => (
            <DrawRow key={record.drawId} activityId={activityId} record={record} isOver={isOver} />
          ))}
        </List>
      )}
      {items.length > shown.length && (
        <SmallButton variant="text" onClick={() => setShowsAll(true)}>
          {t('lottery.mine_all', counted(total))}
        </SmallButton>
      )}
      {total > 0 && !isOver && (
        <Note top="12" numeric>
          {t('lottery.verify_later', { date: deadlineDay(endTime) })}
        </Note>
      )}
    </Section>
  )
}

/** One draw: what it won, its number, the state of its reward, and the way to verify it. */
export function DrawRow({
  activityId,
  record: { prize, drawNo, at },
  isOver,
}: {
  activityId: string
  record: DrawRecord
  isOver: boolean
}) {
  const { t, locale, isolated, deadline } = useMyWords()
  const now = useServerNow()
  const refresh = useRefreshDraws()
  const number = drawNumber(locale, drawNo)
  const time = deadline(at)
  return (
    <Ends as="li" gap="4 12">
      <div>
        <Accent>{prize ? isolated(prize.reward.label) : t('lottery.no_prize')}</Accent>
        <Note numeric>{isOver ? t('lottery.mine_line', { number, time }) : time}</Note>
      </div>
      <Row gap="8 12" align="center" wrap>
        {prize?.state && (
          <RewardChip
            item={{ ...prize, state: prize.state, expiresAt: prize.expiresAt ?? null }}
            now={now}
            onChange={refresh}
          />
        )}
        {prize?.rewardId && prize.reasonCode === 'ADDRESS_NEEDED' && (
          <AddressButton rewardId={prize.rewardId} prize={prize.reward.label} until={prize.expiresAt ?? null} />
        )}
        {isOver ? (
          <TextLink href={fairnessHref(activityId, drawNo)}>{t('lottery.verify')}</TextLink>
        ) : (
          <Remark numeric>{t('lottery.sealed_proof', { number })}</Remark>
        )}
      </Row>
    </Ends>
  )
}

export const LotteryPart = partOf({
  wheel: WheelLive,
  line: LotteryLineLive,
  ended: EndedFactsLive,
  ways: DrawWaysLive,
  mine: MyDrawsLive,
  prizes: PrizeListLive,
})
