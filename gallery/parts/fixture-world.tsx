import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import * as z from 'zod/mini'
import { AuthContext, useAuth, type Auth } from '#components/providers/auth-context.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import type { Call } from '#lib/http/call.ts'
import { createLiveTopics } from '#store/live/live-topics.ts'
import { makeStore } from '#store/store.ts'
import { useBridge } from '#store/hooks.ts'
import { sessionReady } from '#store/slices/session.ts'
import { loggedIn } from '#store/slices/user-info.ts'
import { LOGIN_NAME } from '../fixtures/accounts.ts'

/** An answer, or the function of its call, by the call's name, checked by its schema. A call without an entry stays pending. */
export type FixtureAnswers = Record<string, object | ((input: { query?: Record<string, unknown> }) => unknown)>

interface FixtureWorldProps {
  answers: FixtureAnswers
  children: ReactNode
}

/** The part of the user that the components read. */
const USER = { loginName: LOGIN_NAME, settings: { hasPassword: true } } as unknown as Auth['user']

/** A store whose gateway is a table, so that components that need a store render as on their page. */
export function FixtureWorld({ answers, children }: FixtureWorldProps) {
  const auth = useAuth()
  const bridge = useBridge()
  const [store] = useState(() => {
    const nothing = () => undefined
    const made = makeStore({
      call: (async ({ name, data: schema }: CallDefinition, input: { query?: Record<string, unknown> }) => {
        const answer = answers[name]
        if (!answer) return new Promise(nothing)
        const { success, data, error } = z.safeParse(schema, typeof answer === 'function' ? answer(input) : answer)
        if (success) return data
        // The browser tests of the gallery fail on the console error.
        console.error(`The fixture of ${name} contradicts its call:`, error.message)
        throw error
      }) as Call,
      callForFile: () => new Promise(nothing),
      languageType: 0,
      bridge,
      live: createLiveTopics(),
      readToken: () => null,
      clearTokens: nothing,
      watchToken: nothing,
      resumeWatching: nothing,
      stopWatching: nothing,
      isPageForUsers: () => false,
      pageSection: () => null,
      goToLogin: nothing,
      leaveToLogin: nothing,
    })
    made.dispatch(loggedIn({ userId: 'fixture' }))
    made.dispatch(sessionReady())
    return made
  })
  return (
    <Provider store={store}>
      <AuthContext value={{ ...auth, user: USER, isLogin: true, isInitialized: true, loading: false }}>
        {children}
      </AuthContext>
    </Provider>
  )
}
