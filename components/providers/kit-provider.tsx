'use client'

import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { hasToken } from '#lib/session/has-token.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Kit } from './kit.tsx'

type KitState = { status: 'idle' | 'loading'; kit: null } | { status: 'ready'; kit: Kit }

interface KitHandle {
  state: KitState
  /** Starts loading, once; safe to call at any time. */
  load: () => void
}

const KitContext = createContext<KitHandle>({ state: { status: 'idle', kit: null }, load: () => undefined })

export const useKit = (): KitHandle => use(KitContext)

/** A visitor who only reads pays for the kit after the page is done; a touch or a key brings it forward. */
const IDLE_TIMEOUT_MS = 4000
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const

/** Runs `load` at the next touch or key, once. */
function onInteraction(load: () => void): () => void {
  const stop = new AbortController()
  const run = () => {
    stop.abort()
    load()
  }
  for (const name of INTERACTIONS) window.addEventListener(name, run, { passive: true, signal: stop.signal })
  return () => stop.abort()
}

function whenNeeded(load: () => void): () => void {
  if (hasToken()) {
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

/**
 * The kit (store, signed client, texts, MUI, notifications, session) in one lazily loaded piece. It is put beside the
 * page, never around it, so that its arrival remounts nothing; islands draw inside its providers.
 */
export function KitProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [state, setState] = useState<KitState>({ status: 'idle', kit: null })
  const started = useRef(false)
  const load = useCallback(() => {
    if (started.current) return
    started.current = true
    setState({ status: 'loading', kit: null })
    import('./kit.tsx')
      .then(({ createKit }) => createKit(locale))
      .then((kit) => setState({ status: 'ready', kit }))
      .catch(() => {
        // The page stays readable without it; the next interaction tries again.
        started.current = false
        setState({ status: 'idle', kit: null })
        onInteraction(load)
      })
  }, [locale])
  useEffect(() => whenNeeded(load), [load])
  const handle = useMemo(() => ({ state, load }), [state, load])
  return (
    <KitContext value={handle}>
      {children}
      {state.kit && <state.kit.Host />}
    </KitContext>
  )
}
