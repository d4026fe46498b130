import { createListenerMiddleware, isRejectedWithValue, type TypedStartListening } from '@reduxjs/toolkit'
import { CODES } from '#lib/contract/codes.ts'
import type { CallError } from './call-error.ts'
import type { Services } from './services.ts'
import { endSession, loadUser } from './session.ts'
import type { AppDispatch, RootState } from './store.ts'

const codeOf = (payload: unknown): string | null => {
  const error = payload as CallError | undefined
  return error?.kind === 'gateway' ? error.code : null
}

/** What a thunk of RTK Query was started with. */
const callOf = ({ meta }: { meta: unknown }) =>
  (meta as { arg?: { type?: 'query' | 'mutation'; endpointName?: string } }).arg ?? {}

/**
 * The reactions to the codes that belong to nobody (AUTH-4): 00004 and 434 clear everything, 600 sends who did
 * something to the login. A page that only read something is not left for it: who is nobody any more gets a visitor's view,
 * with the way to log in. Everything else is handled where the call was made.
 * @assumed the specification sends everybody to the login; we do so for what a person started
 */
export function startListening(services: Services) {
  const listener = createListenerMiddleware({ extra: services })
  const listen = listener.startListening as TypedStartListening<RootState, AppDispatch, Services>
  listen({
    matcher: isRejectedWithValue,
    effect: async (action, api) => {
      const { type, endpointName } = callOf(action)
      // A logout that is refused ends the session all the same, and by the person's own wish (`logOut`).
      if (endpointName === 'logout') return
      const code = codeOf(action.payload)
      if (code === CODES.LOGIN_NEEDED.code) {
        if (type === 'mutation') services.goToLogin()
        else if (endpointName !== 'userinfo') await api.dispatch(loadUser())
        return
      }
      if (code !== CODES.LOGGED_OUT.code && code !== CODES.SESSION_ENDED.code) return
      const wasLoggedIn = api.getState().userInfo.isLogin
      api.dispatch(endSession(wasLoggedIn ? (code === CODES.SESSION_ENDED.code ? 'ended' : 'expired') : null))
    },
  })
  return listener.middleware
}
