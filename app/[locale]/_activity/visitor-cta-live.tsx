import { useTranslations } from 'next-intl'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { ActivityCta } from '#components/activity/cta/activity-cta.tsx'
import { describeVisitorCta, visitorState } from '#components/activity/cta/describe-visitor-cta.ts'
import { useAppSelector } from '#store/hooks.ts'
import { visitorApi } from '#store/api/visitor.ts'
import { selectSession } from '#store/slices/session.ts'
import type { ActivityCtaLiveProps } from './activity-cta-live.tsx'

/** A visitor's action, by the gateway's clock and the visitor's country (AUTH-7). */
export function VisitorCtaLive({ place, detail }: ActivityCtaLiveProps) {
  const t = useTranslations()
  const { isInitialized } = useAppSelector(selectSession)
  const { data } = visitorApi.useNoLoginEligibleQuery(detail.activityId, { skip: !isInitialized })
  const now = useServerNow()
  const cta = visitorState({ detail, now, eligibility: data ?? null })
  return <ActivityCta view={describeVisitorCta(cta, detail, { t })} place={place} />
}
