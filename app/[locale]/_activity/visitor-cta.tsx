import { ActivityCta } from '#components/activity/cta/activity-cta.tsx'
import { useWords, type Texts } from '#components/ui/text/use-words.ts'
import { describeVisitorCta, visitorState, type CtaDetail } from '#components/activity/cta/describe-visitor-cta.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'

export type ServedCtaDetail = CtaDetail & Pick<ActivityDetail, 'status' | 'timeZone'>

/** Uses the gateway's status, because the server's clock may be wrong. */
function momentOf({ status, startTime, endTime }: ServedCtaDetail) {
  if (status === 'UPCOMING') return startTime - 1
  return status === 'ENDED' ? endTime : startTime
}

/** The action for a visitor, as the server describes it for every reader. */
export function describeServedCta(detail: ServedCtaDetail, texts: Texts) {
  const cta = visitorState({ detail, now: momentOf(detail), eligibility: null })
  return { ...cta, view: describeVisitorCta(cta, detail, { ...texts, zone: detail.timeZone, official: true }) }
}

/** The action for a visitor, as the server renders it for every reader. */
export function VisitorCta({ place, detail }: { place: 'hero' | 'bar'; detail: ServedCtaDetail }) {
  return <ActivityCta view={describeServedCta(detail, useWords()).view} place={place} isServers />
}
