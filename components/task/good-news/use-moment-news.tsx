import { usePathname, useRouter } from 'next/navigation'
import { useOpenTask } from '../task-card/use-open-task.ts'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { Moment } from '#store/slices/moment.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { drawChanged, selectDraw, spinRequested } from '#store/slices/draw.ts'
import { describeMoment } from './content/describe-moment.ts'
import type { MomentNews } from './content/moment-news.ts'
import { useChainedClaim } from './use-chained-claim.ts'
import { useMomentData } from './content/use-moment-data.ts'
import { useMomentTexts } from './use-moment-texts.ts'

/** The heading of an activity's tasks. */
const TASKS_ID = 'tasks'
const REWARDS_PATH = '/rewards'

/** The news of the overlay now, with the user's actions. */
export function useMomentNews(moment: Moment, close: () => void): MomentNews & { isBusy: boolean } {
  const texts = useMomentTexts()
  const data = useMomentData(moment)
  const { claim, isClaiming } = useChainedClaim(moment.id)
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
  const news = describeMoment(moment)(moment, data, texts, {
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
    spinAgain: () => {
      // Without spinning, the next result replaces this one.
      if (!isStill) close()
      dispatch(spinRequested())
    },
    isSpinBusy,
    addAddress: (request) => {
      close()
      dispatch(drawChanged({ address: request }))
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
