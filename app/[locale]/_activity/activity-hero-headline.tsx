import { activityKind } from '#components/activity/activity-kind.ts'
import { commonPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { pagePartsOf } from '#components/activity-types/page-parts.ts'
import { HeroHeadlineIsland } from './islands.tsx'

/** The prize headline for every reader from the server; a user's own line with the client runtime. */
export function ActivityHeroHeadline({ detail }: { detail: ActivityDetail }) {
  const words = useWords()
  const { activityId, activityType, path, pool, taskCount, taskSum, taskSums, topPrize, status } = detail
  const parts = pagePartsOf(detail)
  const promise = parts.promise?.(detail, words) ?? commonPromise(detail, words)
  const isOperators = promise === isolateAmounts(words.locale, detail.subtitle)
  const promiseLanguage = isOperators ? detail.textLanguage : undefined
  const figures = { pool, taskCount, taskSum, taskSums, topPrize }
  const subject: HeroSubject = { activityType, path, ...figures, status, promise, promiseLanguage }
  if (parts.HeroHeadline) return <parts.HeroHeadline detail={detail} subject={subject} />
  return (
    <HeroHeadlineIsland activityId={activityId} subject={subject} isExtra={activityKind(detail).sharesPool === true}>
      <HeroHeadline subject={subject} isServers />
    </HeroHeadlineIsland>
  )
}
