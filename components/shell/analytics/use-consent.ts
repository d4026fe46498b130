import { useCallback, useEffect, useState } from 'react'
import { forgetAnalyticsVisit } from '#lib/analytics/analytics-visit.ts'
import {
  asksForConsent,
  CONSENT_HASH,
  rememberConsent,
  rememberedConsent,
  type ConsentAnswer,
} from '#lib/analytics/consent.ts'
import { forgetSensors } from '#lib/analytics/forget-sensors.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { loadCountry } from '#store/load-country.ts'
import { selectSession } from '#store/slices/session.ts'

export interface Consent {
  /** Analytics may be loaded and send. */
  isAllowed: boolean
  /** The question is on the screen. */
  isAsked: boolean
  answer: (answer: ConsentAnswer) => void
}

const isRequested = (): boolean => window.location.hash === CONSENT_HASH

/** Whether the visitor's region needs consent, and the remembered answer (ANA-4). Nothing is allowed until both are known. */
export function useConsent(countries: readonly string[]): Consent {
  const dispatch = useAppDispatch()
  const { isInitialized } = useAppSelector(selectSession)
  const [given, setGiven] = useState(rememberedConsent)
  // Null until the country is known, where it matters.
  const [isNeeded, setNeeded] = useState<boolean | null>(countries.length > 0 ? null : false)
  const [isReopened, setReopened] = useState(isRequested)

  useEffect(() => {
    // The user's own country comes with the session.
    if (isNeeded !== null || given !== null || !isInitialized) return
    let current = true
    void dispatch(loadCountry()).then((country) => current && setNeeded(asksForConsent(countries, country)))
    return () => {
      current = false
    }
  }, [isNeeded, given, isInitialized, dispatch, countries])

  useEffect(() => {
    const check = () => setReopened(isRequested())
    window.addEventListener('hashchange', check)
    return () => window.removeEventListener('hashchange', check)
  }, [])

  const answer = useCallback((next: ConsentAnswer) => {
    rememberConsent(next)
    if (next === 'refused') {
      forgetAnalyticsVisit()
      forgetSensors()
    }
    setGiven(next)
    setReopened(false)
    const { pathname, search } = window.location
    if (isRequested()) window.history.replaceState(window.history.state, '', pathname + search)
  }, [])

  return {
    isAllowed: given === 'granted' || (given === null && isNeeded === false),
    isAsked: isReopened || (given === null && isNeeded === true),
    answer,
  }
}
