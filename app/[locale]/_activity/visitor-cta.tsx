import { useLocale, useTranslations } from 'next-intl'
import { useRewardText } from '#components/task/use-reward-text.ts'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { ActivityCta } from '#components/activity/activity-cta.tsx'
import { ctaState } from '#components/activity/cta-state.ts'
import { describeCta } from '#components/activity/describe-cta.ts'

/** The server has no clock of its own to trust: the gateway's status stands for the time. */
function momentOf({ status, startTime, endTime }: Pick<ActivityDetail, 'status' | 'startTime' | 'endTime'>): number {
  if (status === 'UPCOMING') return startTime - 1
  return status === 'ENDED' ? endTime : startTime
}

/** Whether there is an app around the page, only the page itself knows. */
const BROWSER = { inApp: false, version: null }

/** The action as a visitor gets it, before anything is known of who reads. */
export function VisitorCta({ place, detail }: { place: 'hero' | 'bar'; detail: ActivityDetail }) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const nobody = { isLogin: false, eligibility: null, my: null, completions: [], place: BROWSER }
  const cta = ctaState({ detail, now: momentOf(detail), ...nobody })
  const view = describeCta(cta, detail, { t, locale, zone: detail.timeZone, official: true, rewardText })
  return <ActivityCta view={view} place={place} />
}
