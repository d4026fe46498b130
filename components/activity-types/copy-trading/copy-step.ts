'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { formatMoney } from '@fanfare/languages/format.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { nextStepChanged } from '#store/slices/next-step.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import type { TraderPick } from './rank-traders.ts'

/** Makes copying the recommended trader the page's next step, until a member copies somebody or the cover is decided. */
export function CopyStep({ activityId, pick }: { activityId: string; pick: TraderPick | null }): null {
  const t = useTranslations('copy')
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { my, isLoading } = useMyActivity(activityId)
  const cover = my?.applied === true ? my.cover : undefined
  const isOpen = cover?.state === 'OPEN' && cover.trader === null && cover.closedAt === null
  const trader = isOpen && pick?.among !== null ? pick?.trader : undefined
  const step = cover &&
    trader && {
      activityId,
      label: t('copy_trader', { trader: trader.name }),
      line: t('proof', { limit: formatMoney(locale, cover.limit) }),
      to: { target: 'follow' as const },
    }
  const publish = useEffectEvent(() => {
    if (!isLoading) dispatch(nextStepChanged(step ?? null))
  })
  // The words contain everything that the step depends on.
  useEffect(() => publish(), [activityId, isLoading, step?.label, step?.line])
  return null
}
