'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { useMyZone } from '#components/ui/use-my-zone.ts'
import { useNow } from '#components/ui/use-now.ts'
import { useOnline } from '#components/ui/use-online.ts'
import { claimMoment } from '#components/task/claim/claim-moment.ts'
import { useClaimReward } from '#components/task/claim/use-claim-reward.ts'
import { useOpenTask } from '#components/task/task-card/use-open-task.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { serverNow } from '#lib/http/clock.ts'
import { ActivityCta, ActivityCtaSkeleton, type CtaView } from '#components/activity/cta/activity-cta.tsx'
import { ctaState } from '#components/activity/cta/cta-state.ts'
import type { CtaParts } from '#components/activity/cta/cta-parts.ts'
import { describeCta } from '#components/activity/cta/describe-cta.ts'
import { ReleasedIn } from '#components/activity/released-in.tsx'
import { useJoinActivity } from '#components/activity/cta/use-join-activity.ts'
import { useRemind } from '#components/activity/cta/use-remind.ts'
import { useBridge } from '#store/hooks.ts'
import { useMyActivity } from '#store/use-my-activity.ts'

export interface ActivityCtaLiveProps {
  place: 'hero' | 'bar'
  detail: Pick<ActivityDetail, 'activityId' | 'title' | 'startTime' | 'endTime' | 'outcome' | 'consent' | 'path'> &
    CtaParts
}

export function ActivityCtaLive({ place, detail }: ActivityCtaLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const rewardText = useRewardText()
  const mine = useMyActivity(detail.activityId)
  const { join, isJoining } = useJoinActivity(detail)
  const { claim, isClaiming } = useClaimReward({ before: claimMoment })
  const openTask = useOpenTask()
  const openTarget = useOpenTarget()
  const remind = useRemind(detail)
  const bridge = useBridge()
  const now = useNow() ?? serverNow()
  const online = useOnline()
  if (mine.isLoading) return <ActivityCtaSkeleton place={place} />

  const cta = ctaState({ detail, now, ...mine, place: bridge })
  const view = describeCta(
    cta,
    detail,
    { t, locale, zone, rewardText, countdown: (until) => <ReleasedIn until={until} /> },
    {
      join,
      isJoining,
      claim: () => cta.state === 'claimable' && void claim({ activityId: detail.activityId, ...cta.task }),
      isClaiming,
      openTask: () => 'task' in cta && openTask(detail, cta.task),
      verify: () => openTarget('identity-verification'),
      remind,
      retry: mine.retry,
    },
  )
  // The reminder needs no connection.
  const isWaiting = !online && view.onPress !== undefined && cta.state !== 'notStarted'
  const waiting: CtaView = { ...view, kind: 'blocked', line: t('offline.needed') }
  return <ActivityCta view={isWaiting ? waiting : view} place={place} />
}
