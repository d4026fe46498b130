import { useEffect } from 'react'
import { hasSeenResult, rememberSeenResult } from '#lib/competition/seen-results.ts'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { serverNow } from '#lib/http/clock.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { momentOpened, selectMoment, type PlaceNews } from '#store/slices/moment.ts'
import { selectUserId } from '#store/slices/user-info.ts'

/** Older results are no news; ms after the end. */
const NEWS_FOR_MS = 14 * 24 * 60 * 60_000

/** Opens the overlay with the final place, once a user and browser. `place`: null while it is not final, or the user has none. */
export function useAnnouncePlace(
  { activityId, endTime, outcome }: Pick<ActivityDetail, 'activityId' | 'endTime' | 'outcome'>,
  place: PlaceNews | null,
): void {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUserId)
  const isFree = useAppSelector(selectMoment) === null
  useEffect(() => {
    const isNews = outcome === 'SETTLED' && serverNow() < endTime + NEWS_FOR_MS
    if (!place || !isNews || !isFree || userId === null || hasSeenResult(activityId, userId)) return
    if (rememberSeenResult(activityId, userId)) dispatch(momentOpened({ activityId, place }))
  }, [dispatch, activityId, endTime, outcome, userId, isFree, place])
}
