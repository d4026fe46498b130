import { saveCalendar } from '#components/ui/browser/save-calendar.ts'
import { usePathname, useRouter } from 'next/navigation'
import { useOpenTask } from '../task-card/use-open-task.ts'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { Claimable, GoodNews } from '#store/slices/good-news.ts'
import type { ShareSubject } from '#components/share/share-subject.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { drawChanged, selectDraw, spinRequested, type AddressRequest, type DrawRequest } from '#store/slices/draw.ts'
import { useClaimAll } from '../claim/use-claim-all.ts'
import { useGoodNewsData } from './use-good-news-data.ts'
import { useClaimedNote } from './use-claimed-note.ts'

const REWARDS_PATH = '/rewards'

interface Host {
  close: () => void
  openShare: (subject: ShareSubject) => void
}

/** What happened, what the page knows about it, texts, and handlers. */
export function useGoodNewsContext(goodNews: GoodNews, { close, openShare }: Host) {
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
    const section = document.getElementById(id)
    section?.scrollIntoView()
    if (section) focusElement(section)
  }
  const showRewards = () => {
    close()
    router.push(localeHref(locale, REWARDS_PATH))
  }
  return {
    ...goodNews,
    ...data,
    ...texts,
    claim: (rewards: readonly Claimable[]) => void claimAll(rewards),
    isClaiming,
    openTask: (task: TaskCompletion) => {
      close()
      if (activity) openTask(activity, task)
    },
    /** Goes to the section of the page with the next step. */
    showSection,
    showTasks: () => showSection('tasks'),
    /** null on the page of the rewards. */
    showRewards: path.endsWith(REWARDS_PATH) ? null : showRewards,
    /** Draws again, with the wheel or in place; `claimAndSpin` first claims the draws that are ready. */
    spinAgain: (request: DrawRequest) => {
      // A still wheel replaces this result by the next one.
      if (!isStill) close()
      dispatch(spinRequested(request))
    },
    isSpinBusy,
    addAddress: (address: AddressRequest) => {
      close()
      dispatch(drawChanged({ address }))
    },
    openShare,
    /** Puts the end of the activity into the user's calendar. */
    saveEnd: () => {
      if (activity?.endTime === undefined) return
      const { activityId, title, endTime, path: page } = activity
      const text = t('moment.calendar_end', { activity: title })
      const end = { id: `end-${activityId}`, at: endTime, title: text, text: title }
      saveCalendar([end], localeHref(locale, page), 'end.ics')
    },
    close,
  }
}

export type GoodNewsContext = ReturnType<typeof useGoodNewsContext>

export const useGoodNewsTexts = () => ({ ...useMyWords(), claimedNote: useClaimedNote() })
