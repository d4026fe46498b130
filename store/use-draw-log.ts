import { useState } from 'react'
import { lotteryFairness } from '@fanfare/contract/lottery/draws.ts'
import { createDrawLog, LOG_PAGE, type DrawLog } from '#lib/fairness/draw-log.ts'
import type { Call } from '#lib/http/call.ts'
import { useAppDispatch } from './hooks.ts'

/** The whole log of an ended lottery, outside of the store: it may have 100,000 draws. */
export function useDrawLog(activityId: string, totalDraws: number): DrawLog {
  const call = useAppDispatch()((_dispatch, _getState, services): Call => services.call)
  const [log] = useState(() =>
    createDrawLog(totalDraws, async (pageIndex) => {
      const { draws } = await call(lotteryFairness, { query: { activityId, pageIndex, pageSize: LOG_PAGE } })
      return draws
    }),
  )
  return log
}
