import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { UserInfo } from '@fanfare/contract/session/userinfo.ts'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { AuthContext, type Auth } from '#components/providers/auth-context.ts'
import { sessionReady } from '#store/slices/session.ts'
import { loggedIn } from '#store/slices/user-info.ts'
import { inLanguage } from './in-language.tsx'
import { makeTestStore, type Answers } from '#store/testing/test-store.ts'

const VISITOR: Auth = {
  user: null,
  token: null,
  loading: false,
  isInitialized: true,
  unanswered: 0,
  isLogin: false,
  uid: null,
  agentVipCode: null,
  sharedLinkUrl: null,
  ipInfo: null,
  logOut: () => undefined,
}

export interface Circumstances {
  locale?: Locale
  answers?: Answers
  /** The differences from a visitor. */
  auth?: Partial<Omit<Auth, 'user'>> & { user?: Partial<UserInfo> | null }
  /** The user `u1` logs in after the first render. */
  logsIn?: boolean
}

/** Renders within the providers of an island: a real store, the real texts of a language. */
export async function renderInRuntime(
  children: ReactNode,
  { locale, answers, auth, logsIn = false }: Circumstances = {},
) {
  const world = await makeTestStore(answers)
  const view = render(
    <Provider store={world.store}>
      {inLanguage(<AuthContext value={{ ...VISITOR, ...auth } as Auth}>{children}</AuthContext>, locale)}
    </Provider>,
  )
  if (logsIn)
    await act(async () => {
      world.store.dispatch(loggedIn({ userId: 'u1' }))
      world.store.dispatch(sessionReady())
    })
  return {
    ...world,
    ...view,
    /** Dispatches like an island and waits for the page to update. */
    send: (action: Parameters<typeof world.store.dispatch>[0]) => act(() => void world.store.dispatch(action)),
  }
}

/** An answer that is a refusal by the gateway. */
export const refusal = (code: string, data?: ConstructorParameters<typeof GatewayError>[1]) => (): never => {
  throw new GatewayError(code, data)
}

/** An answer that is lost on its way. */
export const lost = (): never => {
  throw new NetworkError('Network Error', 503)
}

/** An answer that is lost the first time. */
export function lostOnce(answer: Answers[string]): Answers[string] {
  let asked = 0
  return (input) => (asked++ === 0 ? lost() : answer(input))
}

/** The answers about a member of an activity without tasks. */
export const memberAnswers = (my: object = {}): Answers => ({
  activityDetail: () => ({ my: { applied: true, appliedAt: null, ...my } }),
  eligible: () => ({ eligible: true, reasonCode: null }),
  taskCompletions: () => ({ tasks: [] }),
})
