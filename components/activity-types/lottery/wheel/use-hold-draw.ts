'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { ActivityDetail, MyActivity } from '@fanfare/contract/activity/activity.ts'
import { activityApi } from '#store/api/activity.ts'
import { useAppDispatch } from '#store/hooks.ts'
import type { StoreContext } from '#store/services.ts'

/**
 * Delays the news of a draw until its wheel has stopped: the store's queries wait, and with them the bell, the messages and the
 * prizes in the lists. `hold` returns how to end the wait; leaving the page ends it as well.
 */
export function useHoldDraw(activityId: string) {
  const dispatch = useAppDispatch()
  const release = useRef<() => void>(() => undefined)
  useEffect(() => () => release.current(), [])
  const hold = useCallback((): (() => void) => {
    release.current()
    dispatch((_dispatch, _getState, services) => {
      const context = services as StoreContext
      const shown = new Promise<void>((resolve) => {
        release.current = () => {
          if (context.drawShown === shown) delete context.drawShown
          resolve()
        }
      })
      context.drawShown = shown
    })
    return () => release.current()
  }, [dispatch])

  /** Changes the number of draws left on the whole page; returns how to take it back. */
  const countDraws = useCallback(
    (change: (draws: number) => number): (() => void) => {
      const update = (detail: ActivityDetail & { my: MyActivity }) => {
        detail.my.draws = change(detail.my.draws ?? 0)
      }
      return dispatch(activityApi.util.updateQueryData('activityDetail', activityId, update)).undo
    },
    [dispatch, activityId],
  )
  return { hold, countDraws }
}
