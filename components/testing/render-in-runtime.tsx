import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { IntlProvider } from 'next-intl'
import type { Locale } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import type { UserInfo } from '@fanfare/contract/session/userinfo.ts'
import { AuthContext, type Auth } from '#components/providers/auth-context.ts'
import { sessionReady } from '#store/slices/session.ts'
import { loggedIn } from '#store/slices/user-info.ts'
import { makeTestStore, type Answers } from '#store/testing/test-store.ts'

const VISITOR: Auth = {
  user: null,
  token: null,
  loading: false,
  isInitialized: true,
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
  { locale = 'en', answers, auth, logsIn = false }: Circumstances = {},
) {
  const world = await makeTestStore(answers)
  const view = render(
    <Provider store={world.store}>
      <IntlProvider locale={locale} messages={loadMessages(locale)} timeZone="UTC">
        <AuthContext value={{ ...VISITOR, ...auth } as Auth}>{children}</AuthContext>
      </IntlProvider>
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
