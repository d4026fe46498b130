import { useEffect } from 'react'
import { serverNow } from '#lib/http/clock.ts'
import { hasSeenResult, rememberSeenResult } from '#lib/task/seen-results.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { momentOpened, selectMoment, type ResultNews } from '#store/slices/moment.ts'
import { selectUserId } from '#store/slices/user-info.ts'

/** Older results are no news; ms after the end. */
const NEWS_FOR_MS = 14 * 24 * 60 * 60_000

interface Decided {
  activityId: string
  /** When the last fact could count, ms. */
  endedAt: number
}

/** Opens the overlay with a result, once a user and browser. `result`: null while it is not final, or the user has none. */
export function useAnnounceResult({ activityId, endedAt }: Decided, result: ResultNews | null): void {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUserId)
  const isFree = useAppSelector(selectMoment) === null
  useEffect(() => {
    const isNews = serverNow() < endedAt + NEWS_FOR_MS
    if (!result || !isNews || !isFree || userId === null || hasSeenResult(activityId, userId)) return
    if (rememberSeenResult(activityId, userId)) dispatch(momentOpened({ activityId, result }))
  }, [dispatch, activityId, endedAt, userId, isFree, result])
}
