import { useLocale, useTranslations } from 'next-intl'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { ActivityCta } from '#components/activity/cta/activity-cta.tsx'
import { describeVisitorCta, type CtaDetail } from '#components/activity/cta/describe-visitor-cta.ts'
import { visitorState } from '#components/activity/cta/visitor-cta-state.ts'

/** The status from the gateway decides, because the clock of the server may be wrong. */
function momentOf({ status, startTime, endTime }: Pick<ActivityDetail, 'status' | 'startTime' | 'endTime'>): number {
  if (status === 'UPCOMING') return startTime - 1
  return status === 'ENDED' ? endTime : startTime
}

interface Props {
  place: 'hero' | 'bar'
  detail: Pick<ActivityDetail, 'activityId' | 'startTime' | 'endTime' | 'status' | 'outcome' | 'path' | 'timeZone'> &
    CtaDetail
}

/** The action for a visitor, rendered before the browser knows who is reading. */
export function VisitorCta({ place, detail }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const cta = visitorState({ detail, now: momentOf(detail), eligibility: null })
  const view = describeVisitorCta(cta, detail, { t, locale, zone: detail.timeZone, official: true })
  return <ActivityCta view={view} place={place} isServers />
}
