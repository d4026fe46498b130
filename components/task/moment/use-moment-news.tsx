import { usePathname, useRouter } from 'next/navigation'
import { useOpenTask } from '../task-card/use-open-task.ts'
import { focusElement } from '#components/ui/focus-element.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { Moment } from '#store/slices/moment.ts'
import { claimNews } from './claim-news.tsx'
import { joinNews } from './join-news.tsx'
import type { MomentNews } from './moment-news.ts'
import { useChainedClaim } from './use-chained-claim.ts'
import { useMomentData } from './use-moment-data.ts'
import { useMomentTexts } from './use-moment-texts.ts'

/** The heading of an activity's tasks. */
const TASKS_ID = 'tasks'
const REWARDS_PATH = '/rewards'

/** The news of the overlay now: joining until the first claim, then the claims. */
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
  const describe = moment.claimed.length > 0 ? claimNews : joinNews
  const news = describe(moment, data, texts, {
    claim: (rewards) => void claim(rewards),
    isClaiming,
    openTask: (task: TaskCompletion) => {
      close()
      if (activity) openTask(activity, task)
    },
    showTasks: () => {
      close()
      goToTasks()
    },
    showRewards: path.endsWith(REWARDS_PATH) ? null : showRewards,
    close,
  })
  return { ...news, isBusy: isClaiming }
}

function goToTasks(): void {
  const heading = document.getElementById(TASKS_ID)
  if (!heading) return
  heading.scrollIntoView({ block: 'start' })
  focusElement(heading)
}
