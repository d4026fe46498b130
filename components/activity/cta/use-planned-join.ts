'use client'

import { useEffect } from 'react'
import { takeJoin, type JoinEntry } from '#lib/session/join-intent.ts'
import type { CtaState } from './cta-state.ts'

interface PlannedJoin {
  activityId: string
  /** null for a visitor, and until the user's data is known. */
  state: CtaState['state'] | null
  join: (entry: JoinEntry) => void
}

/**
 * Joins for a user who pressed "Sign up to join" or "Log in" on this activity and has come back from the form
 * (AUTH-5, AUTH-7). If joining is no longer possible, the page shows the reason.
 */
export function usePlannedJoin({ activityId, state, join }: PlannedJoin): void {
  useEffect(() => {
    if (state === null) return
    const entry = takeJoin(activityId)
    if (entry !== null && state === 'readyToJoin') join(entry)
  }, [activityId, state, join])
}
