'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { AddressButton } from '../address/address-button.tsx'
import type { RewardItem } from '@fanfare/contract/task/get-reward-list.ts'
import { endsSoon, isUnusedDraw } from '#lib/task/reward-steps.ts'
import { activityApi } from '#store/api/activity.ts'

/** The action for a reward, if it has one; outlined, because gold is for claims only. */
export function RewardAction({ item, now }: { item: RewardItem; now: number }) {
  const t = useTranslations('rewards')
  const openTarget = useOpenTarget()
  const isThere = item.state === 'GRANTED' && item.address !== undefined
  if (isThere || item.reasonCode === 'ADDRESS_NEEDED') {
    const { rewardId, reward, expiresAt } = item
    return <AddressButton rewardId={rewardId} prize={reward.label} until={expiresAt} isThere={isThere} />
  }
  if (isUnusedDraw(item)) return <DrawLink activityId={item.activityId} />
  const isCoupon = item.reward.rewardType === 'FUTURES_COUPON'
  if (item.state === 'GRANTED' && isCoupon && endsSoon(item.expiresAt, now)) {
    return (
      <Button variant="outlined" size="sm" onClick={() => openTarget('contract-btcusdt')}>
        {t('action_use')}
      </Button>
    )
  }
  return null
}

/** The list has no path, so the activity's detail gives it. */
function DrawLink({ activityId }: { activityId: string }) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const { data } = activityApi.endpoints.activityDetail.useQuery(activityId)
  if (!data) return null
  return (
    <Button variant="outlined" size="sm" href={data.path} locale={locale}>
      {t('action_draw')}
    </Button>
  )
}
