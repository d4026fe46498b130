import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { holdNote } from '#components/ui/time/hold-note.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import type { ClaimedReward } from '#store/slices/good-news.ts'

type Noted = Omit<ClaimedReward, 'activityId' | 'taskId' | 'periodKey' | 'title'>

/** One sentence on when and where the claimed rewards arrive. */
export function useClaimedNote() {
  const words = useMyWords()
  const { t, deadlineDay } = words

  const received = ({ reward, expiresAt }: Noted) => {
    const word = rewardWord(reward)
    const date = expiresAt && deadlineDay(expiresAt)
    if (word === 'trial' || word === 'coupon') return date ? t(`moment.${word}_until`, { date }) : t(`moment.${word}`)
    if (word === 'draws' || word === 'item') return t(`rewards.note_granted_${word}`)
    return t('moment.cash')
  }
  const noteOf = (reward: Noted) => {
    if (reward.reasonCode === 'ADDRESS_NEEDED') return t('address.note')
    if (reward.state === 'REVIEW') return t('rewards.note_review')
    if (reward.state === 'HOLD') return holdNote(words, reward.holdUntil)
    return reward.state === 'GRANTED' ? received(reward) : t('task.claimed_message')
  }
  return (claimed: readonly Noted[]) => {
    const [first] = claimed
    if (first && claimed.length === 1) return noteOf(first)
    const states = new Set(claimed.map(({ state }) => state))
    if (states.has(undefined)) return t('rewards.claimed_message', { count: claimed.length })
    if (states.has('HOLD') && states.size === 1)
      return holdNote(words, Math.max(...claimed.map(({ holdUntil = 0 }) => holdUntil)) || null)
    return states.has('HOLD') || states.has('REVIEW') ? t('moment.some_later') : t('moment.all_received')
  }
}
