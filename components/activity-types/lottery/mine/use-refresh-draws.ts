import { useCallback } from 'react'
import { baseApi } from '#store/api/base-api.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** Reads again what a draw changes: the draws left, stock, records and rewards. */
export function useRefreshDraws(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(
    () => void dispatch(baseApi.util.invalidateTags(['Activity', 'Task', 'Reward', 'Draw'])),
    [dispatch],
  )
}
