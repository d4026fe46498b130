import { useWords } from '#components/ui/text/use-words.ts'
import { saveCalendar } from '../save-calendar.ts'
import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useRef } from 'react'
import { useOpenTask } from '../task-card/use-open-task.ts'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
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
import {
  describeGoodNews,
  type GoodNewsDescription,
  type GoodNewsHandlers,
  type GoodNewsTexts,
} from './describe-good-news.ts'
import { useGoodNewsData } from './use-good-news-data.ts'
import { useClaimedNote } from './use-claimed-note.ts'

/** The heading of an activity's tasks. */
const TASKS_ID = 'tasks'
const REWARDS_PATH = '/rewards'

/** The news of the overlay now, with the user's actions; `isBusy` while one of them is under way. */
export function useGoodNewsContent(
  goodNews: GoodNews,
  { close, openShare }: Pick<GoodNewsHandlers, 'close' | 'openShare'>,
): GoodNewsDescription & { isBusy: boolean } {
  const texts = useGoodNewsTexts()
  const { t, locale } = texts
  const data = useGoodNewsData(goodNews)
  const { claim, isClaiming } = useChainedClaim(goodNews.id)
  const openTask = useOpenTask()
  const router = useRouter()
  const path = usePathname()
  const { activity } = data
  const { isBusy: isSpinBusy, isStill } = useAppSelector(selectDraw)
  const dispatch = useAppDispatch()
  const showSection = (id: string) => {
    close()
    goToSection(id)
  }
  const showRewards = () => {
    close()
    router.push(localeHref(locale, REWARDS_PATH))
  }
  const news = describeGoodNews({
    ...goodNews,
    ...data,
    ...texts,
    claim: (rewards) => void claim(rewards),
    isClaiming,
    openTask: (task) => {
      close()
      if (activity) openTask(activity, task)
    },
    showSection,
    showTasks: () => showSection(TASKS_ID),
    showRewards: path.endsWith(REWARDS_PATH) ? null : showRewards,
    spinAgain: (request) => {
      // Without spinning, the next result replaces this one.
      if (!isStill) close()
      dispatch(spinRequested(request))
    },
    isSpinBusy,
    addAddress: (address) => {
      close()
      dispatch(drawChanged({ address }))
    },
    openShare,
    saveEnd: () => {
      if (activity?.endTime === undefined) return
      const { activityId, title, endTime, path: page } = activity
      const text = t('moment.calendar_end', { activity: title })
      const end = { id: `end-${activityId}`, at: endTime, title: text, text: title }
      saveCalendar([end], localeHref(locale, page), 'end.ics')
    },
    close,
  })
  return { ...news, isBusy: isClaiming || isSpinBusy }
}

function goToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  section.scrollIntoView({ block: 'start' })
  focusElement(section)
}

export const useGoodNewsTexts = (): GoodNewsTexts => ({
  ...useWords(),
  zone: useMyZone(),
  claimedNote: useClaimedNote(),
})

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
