'use client'

import { useTranslations } from 'next-intl'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/controls/button.tsx'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { copyTradingApi } from '#store/api/copy-trading.ts'
import { CopyLabel } from './copy-label.tsx'
import { pickTrader } from './rank-traders.ts'
import { OtherTraders, RecommendedTrader, type TradersPart } from './trader-choice.tsx'
import { CopyStep } from './copy-step.ts'

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
