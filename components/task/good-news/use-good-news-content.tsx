import { useWords } from '#components/ui/text/use-words.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { saveCalendar } from '../save-calendar.ts'
import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useRef } from 'react'
import { useOpenTask } from '../task-card/use-open-task.ts'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import {
  claimContinued,
  selectGoodNews,
  type Claimable,
  type ClaimedReward,
  type GoodNews,
} from '#store/slices/good-news.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { drawChanged, selectDraw, spinRequested } from '#store/slices/draw.ts'
import { claimAll } from '../claim/claim-all.ts'
import { claimedReward, ONE_CLAIM } from '../claim/claim.ts'
import { useFailedClaims } from '../claim/use-failed-claims.ts'
import { useObtain } from '../claim/use-obtain.ts'
import { useReportClaims } from '../claim/use-report-claims.ts'
import { describeGoodNews } from './content/describe-good-news.ts'
import type { GoodNewsContent, GoodNewsHandlers, GoodNewsTexts } from './content/good-news-content.ts'
import { useGoodNewsData } from './content/use-good-news-data.ts'
import { useClaimedNote } from './use-claimed-note.ts'

/** The heading of an activity's tasks. */
const TASKS_ID = 'tasks'
const REWARDS_PATH = '/rewards'

/** The news of the overlay now, with the user's actions. */
export function useGoodNewsContent(
  goodNews: GoodNews,
  { close, openShare }: Pick<GoodNewsHandlers, 'close' | 'openShare'>,
): GoodNewsContent & { isBusy: boolean } {
  const texts = useGoodNewsTexts()
  const data = useGoodNewsData(goodNews)
  const { claim, isClaiming } = useChainedClaim(goodNews.id)
  const openTask = useOpenTask()
  const router = useRouter()
  const path = usePathname()
  const { activity } = data
  const showRewards = () => {
    close()
    router.push(localeHref(texts.locale, REWARDS_PATH))
  }
  const { isBusy: isSpinBusy, isStill } = useAppSelector(selectDraw)
  const dispatch = useAppDispatch()
  const content = describeGoodNews(goodNews)(goodNews, data, texts, {
    claim: (rewards) => void claim(rewards),
    isClaiming,
    openTask: (task: TaskCompletion) => {
      close()
      if (activity) openTask(activity, task)
    },
    showSection: (id) => {
      close()
      goToSection(id)
    },
    showTasks: () => {
      close()
      goToSection(TASKS_ID)
    },
    showRewards: path.endsWith(REWARDS_PATH) ? null : showRewards,
    spinAgain: (request) => {
      // Without spinning, the next result replaces this one.
      if (!isStill) close()
      dispatch(spinRequested(request))
    },
    isSpinBusy,
    addAddress: (request) => {
      close()
      dispatch(drawChanged({ address: request }))
    },
    openShare,
    saveEnd: () => activity?.endTime !== undefined && saveEnd({ ...activity, endTime: activity.endTime }, texts),
    close,
  })
  return { ...content, isBusy: isClaiming || isSpinBusy }
}

function goToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  section.scrollIntoView({ block: 'start' })
  focusElement(section)
}

export function useGoodNewsTexts(): GoodNewsTexts {
  const { t, locale, rewardText } = useWords()
  const zone = useMyZone()
  const claimedNote = useClaimedNote()
  return { t, locale, rewardText, zone, claimedNote }
}

const nothing = () => undefined

interface ChainedClaim {
  claim: (rewards: readonly Claimable[]) => Promise<void>
  isClaiming: boolean
}

/**
 * Claims further rewards in the open overlay, which shows the outcome in place. When the overlay was closed during the claim, a
 * message shows it.
 */
function useChainedClaim(id: number): ChainedClaim {
  const { obtain, isLoading } = useObtain(ONE_CLAIM)
  const dispatch = useAppDispatch()
  const failedClaims = useFailedClaims()
  const report = useReportClaims()
  const busy = useRef(false)

  const claim = useCallback(
    async (rewards: readonly Claimable[]): Promise<void> => {
      if (busy.current) return
      busy.current = true
      const claimed: ClaimedReward[] = []
      const outcome = await claimAll(rewards, {
        claim: async (wanted, isLast) => {
          const answer = await obtain(wanted, !isLast)
          if (answer.data) claimed.push(claimedReward(wanted, answer.data))
          return answer
        },
        report: nothing,
      })
      busy.current = false
      const failed = failedClaims(outcome)
      dispatch(claimContinued({ id, claimed, failed }))
      const isOpen = dispatch((_, getState) => selectGoodNews(getState())?.id === id)
      if (!isOpen) report({ claimed, failed }, (again) => void claim(again))
    },
    [obtain, dispatch, failedClaims, report, id],
  )
  return { claim, isClaiming: isLoading }
}

type End = Pick<ActivitySummary, 'activityId' | 'title' | 'endTime' | 'path'>

/** Puts an activity's end into the user's calendar, with the reminders of every deadline. */
function saveEnd({ activityId, title, endTime, path }: End, { t, locale }: Pick<GoodNewsTexts, 't' | 'locale'>) {
  const end = {
    id: `end-${activityId}`,
    at: endTime,
    title: t('moment.calendar_end', { activity: title }),
    text: title,
  }
  saveCalendar([end], localeHref(locale, path), 'end.ics')
}
