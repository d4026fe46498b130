import type { useTranslations } from 'next-intl'
import type { ShareSubject } from '#components/share/share-subject.ts'
import type { Reward, TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { AddressRequest, DrawRequest } from '#store/slices/draw.ts'
import type { Claimable, ClaimedReward } from '#store/slices/good-news.ts'
import type { GoodNewsViewProps } from '../picture/good-news-view.tsx'

/** The words of the overlay and the actions of the user. */
export type GoodNewsContent = Pick<
  GoodNewsViewProps,
  'scene' | 'title' | 'sentence' | 'chip' | 'children' | 'actions' | 'ticket' | 'share'
> & {
  /** Whether the overlay closes automatically: only after a small claim with a next step. */
  isTimed: boolean
}

export interface GoodNewsTexts {
  t: ReturnType<typeof useTranslations<never>>
  locale: Locale
  rewardText: (reward: Pick<Reward, 'amount' | 'label'>) => string
  /** The reader's IANA zone. */
  zone: string
  claimedNote: (claimed: readonly ClaimedReward[]) => string
}

export interface GoodNewsHandlers {
  claim: (rewards: readonly Claimable[]) => void
  isClaiming: boolean
  openTask: (task: TaskCompletion) => void
  /** Goes to the section of the page that is the next step. */
  showSection: (id: string) => void
  /** Shows the tasks of the page. */
  showTasks: () => void
  /** null on the page of the rewards. */
  showRewards: (() => void) | null
  /** Draws again, with the wheel or in place; `claimAndSpin` claims the draws that are ready before. */
  spinAgain: (request: DrawRequest) => void
  isSpinBusy: boolean
  addAddress: (request: AddressRequest) => void
  openShare: (subject: ShareSubject) => void
  /** Puts the end of the activity into the user's calendar. */
  saveEnd: () => void
  close: () => void
}
