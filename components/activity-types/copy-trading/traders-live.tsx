'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { useAppDispatch } from '#store/hooks.ts'
import { nextStepChanged } from '#store/slices/next-step.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { copyTradingApi } from '#store/api/copy-trading.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { CopyLabel } from './copy-label.tsx'
import { pickTrader, type TraderPick } from './rank-traders.ts'
import { OtherTraders, RecommendedTrader, type TradersPart } from './trader-choice.tsx'

/** Makes copying the recommended trader the page's next step, until a member copies somebody or the cover is decided. */
function CopyStep({ activityId, pick }: { activityId: string; pick: TraderPick | null }): null {
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

export interface TradersLiveProps {
  activityId: string
  /** As a visitor sees them, until the user's own are read. */
  traders: readonly LeadTrader[]
  part: TradersPart
}

/** The lead traders with those whom the user copies; copying and the page of a trader open in the app. */
export function TradersLive({ activityId, traders, part }: TradersLiveProps) {
  const t = useTranslations()
  const openTarget = useOpenTarget()
  const { data } = copyTradingApi.endpoints.traders.useQuery(activityId)
  const shown = data?.items ?? traders
  const copy = (trader: LeadTrader, isPick: boolean) => (
    <Button
      variant={isPick ? 'primary' : 'outlined'}
      size={isPick ? 'lg' : 'sm'}
      full={isPick}
      onClick={() => openTarget('follow', { traderId: trader.traderId })}
    >
      {isPick && !trader.following ? t('copy.copy_trader', { trader: trader.name }) : <CopyLabel trader={trader} />}
    </Button>
  )
  const open = ({ name, traderId, authentic, traderType }: LeadTrader) => {
    return (
      <button type="button" onClick={() => openTarget('copy-trade', { traderId, authentic, traderType })}>
        {name}
      </button>
    )
  }
  if (part === 'others') return <OtherTraders traders={shown} actionOf={copy} linkOf={open} />
  return (
    <>
      <CopyStep activityId={activityId} pick={pickTrader(shown)} />
      <RecommendedTrader traders={shown} actionOf={copy} linkOf={open} />
    </>
  )
}
