'use client'

import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { activityApi } from '#store/api/activity.ts'
import { PrizeTable, type PrizeTableProps } from './prize-table.tsx'
import { StockAt } from './stock-at.tsx'

export interface PrizeTableLiveProps extends Pick<PrizeTableProps, 'lottery'> {
  activityId: string
}

/** The table with the stock of the last reading of the activity, which the page polls. */
export function PrizeTableLive({ activityId, lottery }: PrizeTableLiveProps) {
  const { data, fulfilledTimeStamp } = activityApi.endpoints.activityDetail.useQuery(activityId)
  const now = useNow() ?? serverNow()
  const read = data?.lottery
  return (
    <PrizeTable
      lottery={read ?? lottery}
      phase="open"
      aside={<StockAt at={read && fulfilledTimeStamp ? fulfilledTimeStamp : now} />}
    />
  )
}
