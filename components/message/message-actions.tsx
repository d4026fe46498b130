'use client'

import { skipToken } from '@reduxjs/toolkit/query'
import { useLocale, useTranslations } from 'next-intl'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { webHref } from '#lib/native/web-href.ts'
import { activityApi } from '#store/api/activity.ts'
import { useBridge } from '#store/hooks.ts'
import type { OpenMessage } from './message-detail.tsx'
import styles from './message-detail.module.css'

/** The way to claim the reward while it can be claimed, else to the page that the message is about. */
export function MessageActions({ message }: { message: OpenMessage }) {
  const locale = useLocale()
  const t = useTranslations('task')
  const rewardText = useRewardText()
  const claimable = useClaimable(message)
  if (!claimable && !message.link) return null
  return (
    <div className={styles.actions}>
      {claimable && (
        <Button variant="celebrate" size="lg" href={claimable.path} locale={locale}>
          <Icon icon="gift" weight="fill" />
          {t('claim_reward', { reward: rewardText(claimable.task.reward) })}
        </Button>
      )}
      {!claimable && message.link && <OpenLink link={message.link} />}
    </div>
  )
}

/** The task of the message, if its reward can be claimed now. */
function useClaimable({ activityId, taskId }: OpenMessage) {
  const { data } = activityApi.endpoints.claimable.useQuery(taskId === undefined ? skipToken : undefined)
  return data?.items.find((item) => item.activityId === activityId && item.task.taskId === taskId)
}

/** Spec §3: in the app by its route, elsewhere by its address. */
function OpenLink({ link }: { link: NonNullable<OpenMessage['link']> }) {
  const t = useTranslations()
  const locale = useLocale()
  const openTarget = useOpenTarget()
  const { inApp } = useBridge()
  const href = inApp && link.appRoute !== undefined ? null : webHref(link, locale)
  const label = href === '/rewards' ? t('task.see_rewards') : t('messages.see_details')
  if (href === null && link.appRoute === undefined) return null
  return href === null ? (
    <Button variant="outlined" size="lg" onClick={() => openTarget(link)}>
      {label}
    </Button>
  ) : (
    <Button variant="outlined" size="lg" href={href} locale={locale}>
      {label}
    </Button>
  )
}
