'use client'

import { useTranslations } from 'next-intl'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/controls/button.tsx'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { copyTradingApi } from '#store/api/copy-trading.ts'
import { CopyLabel } from './copy-label.tsx'
import { listTraders } from './list-traders.tsx'
import { traderListTexts } from './trader-list-texts.ts'
import { TraderList } from './trader-list.tsx'

export interface TradersLiveProps {
  activityId: string
  /** As a visitor sees them, until the user's own are read. */
  traders: readonly LeadTrader[]
}

/** The lead traders with those whom the user copies; copying and the page of a trader open in the app. */
export function TradersLive({ activityId, traders }: TradersLiveProps) {
  const t = useTranslations()
  const openTarget = useOpenTarget()
  const { data } = copyTradingApi.endpoints.traders.useQuery(activityId)
  const copy = (trader: LeadTrader) => (
    <Button variant="outlined" size="sm" onClick={() => openTarget('follow', { traderId: trader.traderId })}>
      <CopyLabel trader={trader} />
    </Button>
  )
  const open = ({ name, traderId, authentic, traderType }: LeadTrader) => {
    return (
      <button type="button" onClick={() => openTarget('copy-trade', { traderId, authentic, traderType })}>
        {name}
      </button>
    )
  }
  return <TraderList traders={listTraders(data?.items ?? traders, copy, open)} texts={traderListTexts(t)} />
}
