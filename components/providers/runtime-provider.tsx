'use client'

import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import type { ClientRuntime } from './client-runtime.tsx'
import { onInteraction } from './on-interaction.ts'
import type { PageLanguage } from './page-language.ts'

type KitState = { status: 'idle' | 'loading'; kit: null } | { status: 'ready'; kit: ClientRuntime }

interface KitHandle {
  state: KitState
  /** The page starts as logged in, or there was a login since. A visitor's page needs less. */
  isUsers: boolean
  /** Starts loading, once; safe to call at any time. */
  load: () => void
}

const KitContext = createContext<KitHandle>({
  state: { status: 'idle', kit: null },
  isUsers: false,
  load: () => undefined,
})

export const useRuntime = (): KitHandle => use(KitContext)

/** A visitor who only reads pays for the kit after the page is done; a touch or a key brings it forward. */
const IDLE_TIMEOUT_MS = 4000

function whenNeeded(load: () => void): () => void {
  if (startsLoggedIn()) {
    load()
    return () => undefined
  }
  const forgetInteraction = onInteraction(load)
  const stop = new AbortController()
  const idle = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(load, IDLE_TIMEOUT_MS)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true, signal: stop.signal })
  return () => {
    forgetInteraction()
    stop.abort()
  }
}

interface KitProviderProps extends PageLanguage {
  children: ReactNode
}

/**
 * The kit (store, signed client, texts, MUI, notifications, session) in one lazily loaded piece. It is put beside the
 * page, never around it, so that its arrival remounts nothing; islands draw inside its providers.
 */
export function RuntimeProvider({ locale, languageType, textsName, children }: KitProviderProps) {
  const [state, setState] = useState<KitState>({ status: 'idle', kit: null })
  const [isUsers, setIsUsers] = useState(false)
  const started = useRef(false)
  const load = useCallback(() => {
    if (started.current) return
    started.current = true
    setIsUsers(startsLoggedIn())
    setState({ status: 'loading', kit: null })
    import('./client-runtime.tsx')
      .then(({ createRuntime }) => createRuntime({ locale, languageType, textsName }))
      .then((kit) => setState({ status: 'ready', kit }))
      .catch(() => {
        // The page stays readable without it; the next interaction tries again.
        started.current = false
        setState({ status: 'idle', kit: null })
        onInteraction(load)
      })
  }, [locale, languageType, textsName])
  useEffect(() => whenNeeded(load), [load])
  useEffect(() => state.kit?.onLogin(() => setIsUsers(true)), [state.kit])
  const handle = useMemo(() => ({ state, isUsers, load }), [state, isUsers, load])
  return (
    <KitContext value={handle}>
      {children}
      {state.kit && <state.kit.Host />}
    </KitContext>
  )
}
