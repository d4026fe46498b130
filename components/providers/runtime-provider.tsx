'use client'

import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { onFirstSign } from '#lib/head/early.ts'
import { leaveGoneBuild } from '#lib/net/gone-build.ts'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import type { ClientRuntime } from './client-runtime.tsx'
import { onInteraction } from './on-interaction.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

interface RuntimeHandle {
  /** The runtime is loading, or is there. */
  isStarted: boolean
  runtime?: ClientRuntime
  /** The page started logged in, or a login followed. A visitor's page loads less. */
  isUsers: boolean
  /** Starts loading, once; may be called at any time. */
  load: () => void
}

/** Islands wait for a runtime, and this one never comes. */
export const NO_RUNTIME: RuntimeHandle = {
  isStarted: false,
  isUsers: false,
  load: () => undefined,
}

export const RuntimeContext = createContext(NO_RUNTIME)

export const useRuntime = () => use(RuntimeContext)

/** The language data that the runtime needs. The server passes it, so that the browser loads no language table. */
export interface PageLanguage {
  locale: Locale
  /** The table's `langCode`. */
  languageType: number
}

interface RuntimeProviderProps extends PageLanguage {
  /** The table's `localeFileName`: the folder of its texts. */
  textsName: string
  children: ReactNode
}

/**
 * Loads the client runtime (store, signed client, texts, notifications, session) lazily and in one piece. It is rendered beside
 * the page, not around it, so that nothing is remounted; islands render inside its providers.
 */
export function RuntimeProvider({ locale, languageType, textsName, children }: RuntimeProviderProps) {
  const [state, setState] = useState<Pick<RuntimeHandle, 'isStarted' | 'runtime'>>(NO_RUNTIME)
  const [isUsers, setIsUsers] = useState(false)
  const started = useRef(false)
  const load = useCallback(() => {
    if (started.current) return
    started.current = true
    const isUsersNow = startsLoggedIn()
    setIsUsers(isUsersNow)
    setState({ isStarted: true })
    const textsUrl = `/locales/compiled/${textsName}/common.json?v=${readPublicConfig().build}`
    // What the runtime asks for next, requested beside it: its texts, and for a user the code of calls. What fails is tried again there.
    const texts = fetch(textsUrl).then((answer) => answer.blob())
    const calls = isUsersNow ? [import('#lib/http/client.ts'), import('#lib/offline/last-answers.ts')] : []
    Promise.all([texts, ...calls]).catch(() => undefined)
    import('./client-runtime.tsx')
      .then(({ createRuntime }) => createRuntime({ locale, languageType }, textsUrl))
      .then((runtime) => startTransition(() => setState({ isStarted: true, runtime })))
      .catch((error: unknown) => {
        void leaveGoneBuild(error)
        // The page stays readable without the runtime; the next interaction tries again.
        started.current = false
        setState(NO_RUNTIME)
        onInteraction(load)
      })
  }, [locale, languageType, textsName])
  useEffect(() => {
    // A visitor's page loads the runtime at the first sign of use: evaluating it when idle would keep a phone's processor busy for a
    // page that nobody uses.
    if (!startsLoggedIn()) return onFirstSign(load)
    load()
    return undefined
  }, [load])
  useEffect(() => state.runtime?.onLogin(() => setIsUsers(true)), [state.runtime])
  const handle = useMemo(() => ({ ...state, isUsers, load }), [state, isUsers, load])
  return (
    <RuntimeContext value={handle}>
      {children}
      {state.runtime && <state.runtime.Host />}
    </RuntimeContext>
  )
}
