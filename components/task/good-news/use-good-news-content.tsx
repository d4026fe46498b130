import { saveCalendar } from '../save-calendar.ts'
import { usePathname, useRouter } from 'next/navigation'
import { useOpenTask } from '../task-card/use-open-task.ts'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { GoodNews } from '#store/slices/good-news.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { drawChanged, selectDraw, spinRequested } from '#store/slices/draw.ts'
import { useClaimAll } from '../claim/use-claim-all.ts'
import {
  describeGoodNews,
  type GoodNewsDescription,
  type GoodNewsHandlers,
  type GoodNewsTexts,
} from './describe-good-news.ts'
import { useGoodNewsData } from './use-good-news-data.ts'
import { useClaimedNote } from './use-claimed-note.ts'

const TASKS_ID = 'tasks'
const REWARDS_PATH = '/rewards'

/** The overlay's present content; `isBusy` while one of its actions is under way. */
export function useGoodNewsContent(
  goodNews: GoodNews,
  { close, openShare }: Pick<GoodNewsHandlers, 'close' | 'openShare'>,
): GoodNewsDescription & { isBusy: boolean } {
  const texts = useGoodNewsTexts()
  const { t, locale } = texts
  const data = useGoodNewsData(goodNews)
  const { claimAll, isClaiming } = useClaimAll(goodNews.id)
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
  const content = describeGoodNews({
    ...goodNews,
    ...data,
    ...texts,
    claim: (rewards) => void claimAll(rewards),
    isClaiming,
    openTask: (task) => {
      close()
      if (activity) openTask(activity, task)
    },
    showSection,
    showTasks: () => showSection(TASKS_ID),
    showRewards: path.endsWith(REWARDS_PATH) ? null : showRewards,
    spinAgain: (request) => {
      // A still wheel replaces this result by the next one.
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
  return { ...content, isBusy: isClaiming || isSpinBusy }
}

function goToSection(id: string) {
  const section = document.getElementById(id)
  if (!section) return
  section.scrollIntoView({ block: 'start' })
  focusElement(section)
}

export const useGoodNewsTexts = (): GoodNewsTexts => ({
  ...useMyWords(),
  claimedNote: useClaimedNote(),
})
