import { useEffect } from 'react'
import { serverNow } from '#lib/http/clock.ts'
import { markResultSeen, type ResultKind } from '#lib/task/seen-results.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { goodNewsOpened, selectGoodNews, type ShownResult } from '#store/slices/good-news.ts'
import { selectUserId } from '#store/slices/user-info.ts'

/** How long after the end a result is announced, ms. */
const ANNOUNCED_FOR_MS = 14 * 24 * 60 * 60_000

interface Decided {
  kind: ResultKind
  activityId: string
  /** When the last fact could count, ms. */
  endedAt: number
}

/** Opens the overlay with a result, once per user and browser. `result`: null before it is final, or without one. */
export function useAnnounceResult({ kind, activityId, endedAt }: Decided, result: ShownResult | null) {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUserId)
  const isFree = !useAppSelector(selectGoodNews)
  useEffect(() => {
    const isFresh = serverNow() < endedAt + ANNOUNCED_FOR_MS
    if (!result || !isFresh || !isFree || !userId) return
    if (markResultSeen(kind, activityId, userId)) dispatch(goodNewsOpened({ activityId, result }))
  }, [dispatch, kind, activityId, endedAt, userId, isFree, result])
}
