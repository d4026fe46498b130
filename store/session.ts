import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { CODES } from '@fanfare/contract/codes.ts'
import { CLAIMS_KEY, forgetUser } from '#lib/offline/forget-user.ts'
import { markSession } from '#lib/session/starts-logged-in.ts'
import { PERSIST_KEY } from '#lib/session/recorded-login.ts'
import type { TokenExpiry } from '#lib/session/tokens.ts'
import { baseApi } from './api/base-api.ts'
import { sessionApi } from './api/session.ts'
import { codeOf } from './call-error.ts'
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

/** redux-persist's `PURGE`. Importing it would load the whole library on every page that can end a session. */
export const PURGE = 'persist/PURGE'

/** Clears the persisted slices at once, also when the tab is closed right after (AUTH-4). */
const purgePersisted = () => ({ type: PURGE, key: PERSIST_KEY, result: () => undefined })

type SessionThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>

/** Clears user, store and stored tokens (spec §8: 00004, 434). `because` is null when there was no user, so no message is shown. */
export const endSession =
  (because: SessionState['endedBecause']): SessionThunk =>
  (dispatch, _, services) => {
    services.stopWatching()
    services.clearTokens()
    forgetUser(CLAIMS_KEY)
    markSession(false)
    dispatch(userInfoReset())
    dispatch(sessionEnded(because))
    dispatch(baseApi.util.resetApiState())
    dispatch(purgePersisted())
  }

/** Drops the data of the previous user, and their calls in flight (contract §12). */
const replaceSession = (): SessionThunk => (dispatch) => {
  forgetUser()
  dispatch(sessionReplaced())
  dispatch(userInfoReset())
  dispatch(baseApi.util.resetApiState())
}

/**
 * AUTH-2: loads the user info if there is a stored token or a recorded login. An empty answer, or 600, means logged out. Without
 * either, the page is a visitor's.
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
  // The session was replaced or ended during the call: the newer `loadUser` decides.
  if (selectSession(getState()).epoch !== epoch) return
  // After a failure `data` still has the earlier answer.
  if (codeOf(error) === CODES.LOGIN_NEEDED.code || (isSuccess && !data)) dispatch(endSession(null))
  else if (isSuccess && data) {
    const { userId } = getState().userInfo
    // The cookies belong to another user than the stored data, because the page after that sign-in was never opened.
    if (userId !== null && userId !== data.userId) dispatch(replaceSession())
    markSession(true)
    dispatch(loggedIn({ userId: data.userId }))
    dispatch(countryLearned(data.ipInfo.country))
  }
  services.resumeWatching()
  dispatch(sessionReady())
}

/**
 * After login or registration: drops the data of the previous user and loads the new one. Returns false, and changes nothing,
 * when the browser has not stored the token.
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

/** After a change of the password: the same user has new tokens. False when the browser has not stored them. */
export const sessionRenewed =
  (expiry: TokenExpiry): SessionThunk<boolean> =>
  (_dispatch, _getState, services) => {
    if (!services.readToken()) return false
    services.watchToken(expiry)
    return true
  }

/** AUTH-4. Removes the page's own tokens even when the gateway does not answer. */
export const logOut = (): SessionThunk<Promise<void>> => async (dispatch, _, services) => {
  await dispatch(sessionApi.endpoints.logout.initiate())
  dispatch(endSession(null))
  services.leaveToLogin()
}

/** The user has logged out in the app: the page stays open as a visitor's, with a message (contract §12). */
export const appLoggedOut = (): SessionThunk => (dispatch, getState, services) => {
  if (services.readToken() || getState().userInfo.isLogin) dispatch(endSession('app'))
}

/**
 * Loads the user of a token from the app. The data of another account is dropped first (contract §12), also when no user is known
 * yet, because the call for another one may be in flight.
 */
export const appTokenArrived =
  (uid: string): SessionThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().userInfo.userId !== uid) dispatch(replaceSession())
    // Thousands of messages with one account cause one call at a time.
    else if (selectSession(getState()).loading) return
    await dispatch(loadUser())
  }
