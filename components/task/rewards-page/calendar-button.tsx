'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { saveFile } from '#components/ui/browser/save-file.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { serverNow } from '#lib/http/clock.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { deadlinesCalendar, type Deadline } from '#lib/task/deadlines-calendar.ts'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'

interface CalendarButtonProps {
  ready: readonly ClaimableItem[]
  items: readonly RewardItem[]
}

/** A calendar file of all deadlines; hidden without deadlines. */
export function CalendarButton({ ready, items }: CalendarButtonProps) {
  const t = useTranslations('rewards')
  const rewardText = useRewardText()
  const deadlines: Deadline[] = [
    ...ready.flatMap(({ activityId, title, task: { taskId, periodKey, claimDeadline, reward, title: name } }) =>
      claimDeadline === undefined
        ? []
        : {
            id: `claim-${activityId}-${taskId}-${periodKey}`,
            at: claimDeadline,
            title: t('calendar_claim', { reward: rewardText(reward) }),
            text: t('ready_source', { activity: title, task: name }),
          },
    ),
    ...items.flatMap(({ rewardId, state, expiresAt, reward, activityTitle }) =>
      state !== 'GRANTED' || expiresAt === null
        ? []
        : {
            id: `use-${rewardId}`,
            at: expiresAt,
            title: t('calendar_use', { reward: rewardText(reward) }),
            text: activityTitle ?? reward.label,
          },
    ),
  ]
  if (deadlines.length === 0) return null
  const save = () => {
    const { siteOrigin, brandName } = readPublicConfig()
    const { host, href } = new URL(window.location.pathname, siteOrigin)
    const file = deadlinesCalendar(deadlines, { host, url: href, brand: brandName, now: serverNow() })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'rewards.ics')
  }
  return (
    <Button variant="outlined" onClick={save}>
      <Icon icon="calendar-plus" size="sm" />
      {t('calendar')}
    </Button>
  )
}
