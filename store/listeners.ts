import {
  createListenerMiddleware,
  isRejectedWithValue,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { CODES } from '@fanfare/contract/codes.ts'
import { codeOf } from './call-error.ts'
import type { Services } from './services.ts'
import { endSession, loadUser } from './session.ts'
import type { AppDispatch, RootState } from './store.ts'

/** The endpoint that a thunk of RTK Query was started for. */
const callOf = ({ meta }: { meta: unknown }) =>
  (meta as { arg?: { type?: 'query' | 'mutation'; endpointName?: string } }).arg ?? {}

type RejectedCall = UnknownAction & { payload: unknown; meta: unknown }

/** Leaves out a refused logout, because `logOut` ends the session in any case. */
const isRejectedCall = (action: UnknownAction): action is RejectedCall =>
  isRejectedWithValue(action) && callOf(action).endpointName !== 'logout'

/** Several calls with 600 within this time cause one redirect, ms. */
const LOGIN_ASKED_FOR_MS = 1000

/**
 * Handles the codes that end a session (AUTH-4). 00004 and 434 clear everything. 600 redirects to the login after a mutation or
 * on a members-only page; elsewhere the session is checked again and the page becomes a visitor's. Callers handle all other
 * codes.
 */
export function startListening(services: Services) {
  const listener = createListenerMiddleware({ extra: services })
  const listen = listener.startListening as TypedStartListening<RootState, AppDispatch, Services>
  const needsLogin = (action: UnknownAction): action is RejectedCall =>
    isRejectedCall(action) && codeOf(action.payload) === CODES.LOGIN_NEEDED.code
  const leadsToLogin = (action: RejectedCall) => callOf(action).type === 'mutation' || services.isPageForUsers()

  listen({
    predicate: (action) => needsLogin(action) && leadsToLogin(action),
    effect: async (_, api) => {
      api.unsubscribe()
      services.goToLogin()
      await api.delay(LOGIN_ASKED_FOR_MS)
      api.subscribe()
    },
  })
  listen({
    predicate: (action) => needsLogin(action) && !leadsToLogin(action) && callOf(action).endpointName !== 'userinfo',
    effect: (_, api) => api.dispatch(loadUser()),
  })
  listen({
    matcher: isRejectedCall,
    effect: (action, api) => {
      const code = codeOf(action.payload)
      if (code !== CODES.LOGGED_OUT.code && code !== CODES.SESSION_ENDED.code) return
      const wasLoggedIn = api.getState().userInfo.isLogin
      api.dispatch(endSession(wasLoggedIn ? (code === CODES.SESSION_ENDED.code ? 'ended' : 'expired') : null))
    },
  })
  return listener.middleware
}
