import { skipToken } from '@reduxjs/toolkit/query/react'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { accountTask } from '#lib/task/order.ts'
import { shownKinds } from '#lib/task/shown-rewards.ts'
import { totalsByWord, type WordTotal } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { useMyActivity } from '#store/use-my-activity.ts'

interface HeroHeadlineLiveProps {
  activityId: string
  subject: HeroSubject
  /** The prize headline is a pool for the best. */
  isExtra: boolean
}

/** The prize headline with the user's own line and, after the end, the sum of the user's own rewards. */
export function HeroHeadlineLive({ activityId, subject, isExtra }: HeroHeadlineLiveProps) {
  const words = useWords()
  const { t, number, money, rewardText } = words
  const { isLoading, my, completions } = useMyActivity(activityId)
  const isMine = my?.applied === true
  const isOver = subject.status === 'ENDED'
  const won = taskApi.useRewardListQuery(
    isMine && isOver ? { activityId, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM } : skipToken,
  )
  if (isLoading || won.isLoading) return <HeroHeadline subject={subject} isServers />
  const account = isMine ? undefined : accountTask(completions)
  if (account) {
    // The line for visitors asks them to sign up.
    const canJoin = subject.status === 'ONGOING' && my?.eligible === true
    const promise = canJoin
      ? t('ready.join_claim', { reward: rewardText(account.reward) })
      : t('activity_proof.tasks_done', { done: number(0), count: number(completions.length) })
    return <HeroHeadline subject={subject} mine={{ won: null, promise }} />
  }
  if (!isMine) return <HeroHeadline subject={subject} />
  const promise = ownPromise({ completions, status: subject.status, isExtra }, words)
  const [first, ...others] = shownKinds(totalsByWord(won.data?.items ?? []))
  const ofKind = ({ word, money: sum }: WordTotal) =>
    t('task.amount_of_kind', { amount: money(sum), kind: t(`task.word.${word}`) })
  const label = first && others.length > 0 && [t(`task.word.${first.word}`), ...others.map(ofKind)].join(' + ')
  return <HeroHeadline subject={subject} mine={{ won: first?.money ?? null, promise, ...(label && { label }) }} />
}
