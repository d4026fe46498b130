'use client'

import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { activityApi } from '#store/api/activity.ts'
import { PrizeList, type PrizeListProps } from './prize-list.tsx'
import { StockAt } from './stock-at.tsx'

export interface PrizeListLiveProps extends Pick<PrizeListProps, 'lottery'> {
  activityId: string
}

/** The list with the stock of the last reading of the activity, which the page polls. */
export function PrizeListLive({ activityId, lottery }: PrizeListLiveProps) {
  const { data, fulfilledTimeStamp } = activityApi.endpoints.activityDetail.useQuery(activityId)
  const now = useNow() ?? serverNow()
  const read = data?.lottery
  return (
    <PrizeList
      lottery={read ?? lottery}
      aside={<StockAt at={read && fulfilledTimeStamp ? fulfilledTimeStamp : now} />}
    />
  )
}
