import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import * as z from 'zod/mini'
import { AuthContext, useAuth, type Auth } from '#components/providers/auth-context.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Call } from '#lib/http/call.ts'
import { GatewayError, NetworkError, type Refusal } from '#lib/http/errors.ts'
import { createLiveTopics } from '#store/live/live-topics.ts'
import { makeStore } from '#store/store.ts'
import { useBridge } from '#store/hooks.ts'
import { sessionReady } from '#store/slices/session.ts'
import { loggedIn } from '#store/slices/user-info.ts'
import { LOGIN_NAME } from '../fixtures/accounts.ts'
import type { Translate } from '../fixtures/fixture.ts'

/** Texts of the states are in the page's language, and times in the reader's zone. */
export interface StateContext {
  t: Translate
  locale: Locale
  zone: string
}

/** What a component looks like, by the name of the state, which is its anchor and names its picture. */
export type States = Record<string, ReactNode>

export const nothing = () => undefined

/** An answer that does not arrive. */
export function fail(): never {
  throw new NetworkError('Network Error', 503)
}

export const refuse = (code: string, data?: Refusal) => () => {
  throw new GatewayError(code, data)
}

/** A state for each fixture, under its name. */
export const each = <T,>(
  fixtures: Readonly<Record<string, T>>,
  state: (fixture: T, id: string) => ReactNode,
  prefix = '',
): States => Object.fromEntries(Object.entries(fixtures).map(([id, fixture]) => [prefix + id, state(fixture, id)]))

export const eachOf = <T extends string | number>(
  names: readonly T[],
  state: (name: T) => ReactNode,
  prefix = '',
): States => Object.fromEntries(names.map((name) => [`${prefix}${name}`, state(name)]))

/** An answer, or the function of its call, by the call's name, checked by its schema. A call without an entry stays pending. */
export type FixtureAnswers = Record<string, object | ((input: { query?: Record<string, unknown> }) => unknown)>

/** The part of the user that the components read. */
const USER = { loginName: LOGIN_NAME, settings: { hasPassword: true } } as unknown as Auth['user']

/** A state over a store whose gateway is a table, so that components that need a store render as on their page. */
export const inWorld = (state: ReactNode, answers: FixtureAnswers = {}) => (
  <FixtureWorld answers={answers}>{state}</FixtureWorld>
)

function FixtureWorld({ answers, children }: { answers: FixtureAnswers; children: ReactNode }) {
  const auth = useAuth()
  const bridge = useBridge()
  const [store] = useState(() => {
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
