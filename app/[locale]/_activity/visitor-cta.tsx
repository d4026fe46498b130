import { useLocale, useTranslations } from 'next-intl'
import { ActivityCta } from '#components/activity/cta/activity-cta.tsx'
import { describeServedCta, type ServedCtaDetail } from './describe-served-cta.ts'

interface Props {
  place: 'hero' | 'bar'
  detail: ServedCtaDetail
}

/** The action for a visitor, as the server renders it for every reader. */
export function VisitorCta({ place, detail }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  return <ActivityCta view={describeServedCta(detail, { t, locale }).view} place={place} isServers />
}
