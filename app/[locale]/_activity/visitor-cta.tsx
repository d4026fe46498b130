import { ActivityCta } from '#components/activity/cta/activity-cta.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { describeServedCta, type ServedCtaDetail } from './describe-served-cta.ts'

interface Props {
  place: 'hero' | 'bar'
  detail: ServedCtaDetail
}

/** The action for a visitor, as the server renders it for every reader. */
export function VisitorCta({ place, detail }: Props) {
  return <ActivityCta view={describeServedCta(detail, useWords()).view} place={place} isServers />
}
