import { useLocale, useTranslations } from 'next-intl'
import { activityKind } from '#components/activity/activity-kind.ts'
import { commonPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { pagePartsOf } from '#components/activity-types/page-parts.ts'
import { HeroHeadlineIsland } from './islands.tsx'

/** The prize headline for every reader from the server; a user's own line with the client runtime. */
export function ActivityHeroHeadline({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { activityId, activityType, path, pool, taskCount, taskSum, taskSums, topPrize, status } = detail
  const parts = pagePartsOf(detail)
  const promise = parts.promise?.(detail, { t, locale }) ?? commonPromise(detail, { t, locale, rewardText })
  const isOperators = promise === isolateAmounts(locale, detail.subtitle)
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
