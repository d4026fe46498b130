'use client'

import { useCallback, useEffect } from 'react'
import { taskApi } from '#store/api/task.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** What is mine is read again: by the answer's call, and by itself when more has `ended` on the open page than before. */
export function useRefetch(ended: number): () => void {
  const dispatch = useAppDispatch()
  const ask = useCallback(() => void dispatch(taskApi.util.invalidateTags(['Task', 'Reward'])), [dispatch])
  useEffect(() => {
    if (ended > 0) ask()
  }, [ended, ask])
  return ask
}
