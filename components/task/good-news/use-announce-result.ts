import { useEffect } from 'react'
import { serverNow } from '#lib/http/clock.ts'
import { markResultSeen, type ResultKind } from '#lib/task/seen-results.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { momentOpened, selectMoment, type ResultNews } from '#store/slices/moment.ts'
import { selectUserId } from '#store/slices/user-info.ts'

/** Older results are no news; ms after the end. */
const NEWS_FOR_MS = 14 * 24 * 60 * 60_000

interface Decided {
  kind: ResultKind
  activityId: string
  /** When the last fact could count, ms. */
  endedAt: number
}

/** Opens the overlay with a result, once a user and browser. `result`: null while it is not final, or the user has none. */
export function useAnnounceResult({ kind, activityId, endedAt }: Decided, result: ResultNews | null): void {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUserId)
  const isFree = useAppSelector(selectMoment) === null
  useEffect(() => {
    const isNews = serverNow() < endedAt + NEWS_FOR_MS
    if (!result || !isNews || !isFree || userId === null) return
    if (markResultSeen(kind, activityId, userId)) dispatch(momentOpened({ activityId, result }))
  }, [dispatch, kind, activityId, endedAt, userId, isFree, result])
}
