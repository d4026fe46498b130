import { createListenerMiddleware, isRejectedWithValue, type TypedStartListening } from '@reduxjs/toolkit'
import { CODES } from '#lib/contract/codes.ts'
import type { CallError } from './call-error.ts'
import type { Services } from './services.ts'
import { endSession } from './session.ts'
import type { AppDispatch, RootState } from './store.ts'

const codeOf = (payload: unknown): string | null => {
  const error = payload as CallError | undefined
  return error?.kind === 'gateway' ? error.code : null
}

/** A logout that is refused ends the session all the same, and by the person's own wish (`logOut`). */
const isLogout = ({ meta }: { meta: unknown }): boolean =>
  (meta as { arg?: { endpointName?: string } }).arg?.endpointName === 'logout'

/**
 * The reactions to the codes that belong to nobody (AUTH-4): 00004 and 434 clear everything, 600 sends the user to the
 * login. Everything else is handled where the call was made.
 */
export function startListening(services: Services) {
  const listener = createListenerMiddleware({ extra: services })
  const listen = listener.startListening as TypedStartListening<RootState, AppDispatch, Services>
  listen({
    matcher: isRejectedWithValue,
    effect: (action, api) => {
      if (isLogout(action)) return
      const code = codeOf(action.payload)
      if (code === CODES.LOGIN_NEEDED.code) return services.goToLogin()
      if (code !== CODES.LOGGED_OUT.code && code !== CODES.SESSION_ENDED.code) return
      const wasLoggedIn = api.getState().userInfo.isLogin
      api.dispatch(endSession(wasLoggedIn ? (code === CODES.SESSION_ENDED.code ? 'ended' : 'expired') : null))
    },
  })
  return listener.middleware
}
