import type { useTranslations } from 'next-intl'
import type { Reward, TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { AddressRequest, DrawRequest } from '#store/slices/draw.ts'
import type { Claimable, ClaimedReward } from '#store/slices/good-news.ts'
import type { GoodNewsViewProps } from '../picture/good-news-view.tsx'

/** The words of the overlay and the actions of the user. */
export type GoodNewsContent = Pick<
  GoodNewsViewProps,
  'scene' | 'title' | 'sentence' | 'chip' | 'children' | 'actions'
> & {
  /** The user has to choose, so the overlay does not close automatically. */
  isDecision: boolean
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
  close: () => void
}
