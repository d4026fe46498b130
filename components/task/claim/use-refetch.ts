'use client'

import { useCallback, useEffect } from 'react'
import { taskApi } from '#store/api/task.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** Refetches tasks and rewards when it is called, and when more rewards have `ended` on the open page than before. */
export function useRefetch(ended: number): () => void {
  const dispatch = useAppDispatch()
  const refetch = useCallback(() => void dispatch(taskApi.util.invalidateTags(['Task', 'Reward'])), [dispatch])
  useEffect(() => {
    if (ended > 0) refetch()
  }, [ended, refetch])
  return refetch
}
