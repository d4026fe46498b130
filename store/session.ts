import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { CODES } from '#lib/contract/codes.ts'
import { markSession } from '#lib/session/mark-session.ts'
import { PERSIST_KEY } from '#lib/session/recorded-login.ts'
import type { TokenExpiry } from '#lib/session/tokens.ts'
import { baseApi } from './api/base-api.ts'
import { sessionApi } from './api/session.ts'
import type { CallError } from './call-error.ts'
import type { Services } from './services.ts'
import {
  countryLearned,
  selectSession,
  sessionEnded,
  sessionLoading,
  sessionReady,
  sessionReplaced,
  type SessionState,
} from './slices/session.ts'
import { loggedIn, userInfoReset } from './slices/user-info.ts'
import type { RootState } from './store.ts'

/** redux-persist's own `PURGE`: importing it would load the whole library with every page that can end a session. */
export const PURGE = 'persist/PURGE'

/** Clears the persisted slices at once, also when the tab is closed right after (AUTH-4). */
const purgePersisted = () => ({ type: PURGE, key: PERSIST_KEY, result: () => undefined })

type SessionThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>

/** Clears user, store and stored tokens (spec §8: 00004, 434). `because` null: nobody was there, nothing to tell. */
export const endSession =
  (because: SessionState['endedBecause']): SessionThunk =>
  (dispatch, _, services) => {
    services.stopWatching()
    services.clearTokens()
    markSession(false)
    dispatch(userInfoReset())
    dispatch(sessionEnded(because))
    dispatch(baseApi.util.resetApiState())
    dispatch(purgePersisted())
  }

/** Whoever was here before is forgotten, and what is under way for them is dropped (webview.md §2). */
const replaceSession = (): SessionThunk => (dispatch) => {
  dispatch(sessionReplaced())
  dispatch(userInfoReset())
  dispatch(baseApi.util.resetApiState())
}

const isLoginNeeded = (error: unknown): boolean => {
  const { kind, code } = (error ?? {}) as Partial<Extract<CallError, { kind: 'gateway' }>>
  return kind === 'gateway' && code === CODES.LOGIN_NEEDED.code
}

/**
 * AUTH-2: a stored token or the store's record of a login is reason enough to ask for the user info. An empty answer, or
 * 600, means logged out; without any reason to ask it is a visitor.
 */
export const loadUser = (): SessionThunk<Promise<void>> => async (dispatch, getState, services) => {
  if (!services.readToken() && !getState().userInfo.isLogin) {
    markSession(false)
    dispatch(sessionReady())
    return
  }
  dispatch(sessionLoading())
  const { epoch } = selectSession(getState())
  const query = dispatch(
    sessionApi.endpoints.userinfo.initiate(
      { languageType: services.languageType, terminalCode: 1 },
      { forceRefetch: true },
    ),
  )
  const { data, error, isSuccess } = await query
  query.unsubscribe()
  // Somebody else has come or all have gone meanwhile: that one's own asking says how it ends.
  if (selectSession(getState()).epoch !== epoch) return
  // After a failure `data` is still that of an earlier answer.
  if (isLoginNeeded(error) || (isSuccess && !data)) dispatch(endSession(null))
  else if (isSuccess && data) {
    markSession(true)
    dispatch(loggedIn({ userId: data.userId }))
    dispatch(countryLearned(data.ipInfo.country))
  }
  services.resumeWatching()
  dispatch(sessionReady())
}

/**
 * After login or registration: the user before is forgotten, the new one loaded. False when the browser has not stored the
 * token: then the page stays as it was.
 */
export const sessionOpened =
  (expiry: TokenExpiry): SessionThunk<Promise<boolean>> =>
  async (dispatch, _, services) => {
    if (!services.readToken()) return false
    dispatch(replaceSession())
    services.watchToken(expiry)
    await dispatch(loadUser())
    return true
  }

/** AUTH-4. Without the gateway the page's own tokens are gone all the same. */
export const logOut = (): SessionThunk<Promise<void>> => async (dispatch, _, services) => {
  await dispatch(sessionApi.endpoints.logout.initiate())
  dispatch(endSession(null))
  services.leaveToLogin()
}

/**
 * A token from the app: another account's data goes before the new is shown (webview.md §2). Where nobody is known yet,
 * somebody else may still be asked for.
 */
export const appTokenArrived =
  (uid: string): SessionThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().userInfo.userId !== uid) dispatch(replaceSession())
    await dispatch(loadUser())
  }
