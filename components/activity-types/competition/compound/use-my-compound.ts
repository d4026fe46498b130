'use client'

import Big from 'big.js'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { stateOfDays, type DayState } from '#lib/competition/streak-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import { activityApi } from '#store/api/activity.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import type { CompoundSubject } from './compound-subject.ts'

/** My values on all tracks, with the days of the streak in their state. */
export interface MyTracks {
  my: MyCompound
  days: { day: string; state: DayState }[]
  /** Days on which a trade still adds to the streak. */
  daysLeft: number
  /** My rank by combined prize. */
  rank: number | null
  /** The prize is above 0. */
  isPaid: boolean
}

/** The user's values, and the subject with the newest number of entries; `mine` is null for users who have not joined. */
export function useMyCompound(subject: CompoundSubject): {
  isLoading: boolean
  mine: MyTracks | null
  subject: CompoundSubject
} {
  const { my, isLoading } = useMyActivity(subject.activityId)
  const { data } = activityApi.endpoints.activityDetail.useQueryState(subject.activityId)
  const now = useNow() ?? serverNow()
  const compound = my?.compound
  const factors = data?.competition?.factors ?? subject.factors
  if (!compound) return { isLoading, mine: null, subject }
  const days = stateOfDays(compound.streakDays, subject, { now, joinedAt: my.appliedAt })
  return {
    isLoading,
    subject: { ...subject, factors },
    mine: {
      my: compound,
      days,
      daysLeft: days.filter(({ state }) => state === 'open' || state === 'next').length,
      rank: my.rank,
      isPaid: new Big(compound.prize.amount).gt(0),
    },
  }
}
