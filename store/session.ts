import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { markSession } from '#lib/session/mark-session.ts'
import { baseApi } from './api/base-api.ts'
import { sessionApi } from './api/session.ts'
import { persistedPurged } from './persisted-purged.ts'
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
    dispatch(persistedPurged())
  }

/** Whoever was here before is forgotten, and what is under way for them is dropped (webview.md §2). */
const replaceSession = (): SessionThunk => (dispatch) => {
  dispatch(sessionReplaced())
  dispatch(userInfoReset())
  dispatch(baseApi.util.resetApiState())
}

/** AUTH-2: who is it? Without a token a visitor; an empty answer means logged out. */
export const loadUser = (): SessionThunk<Promise<void>> => async (dispatch, getState, services) => {
  if (!services.readToken()) {
    if (getState().userInfo.isLogin) dispatch(endSession(null))
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
  const { data } = await query
  query.unsubscribe()
  // Somebody else has come or all have gone meanwhile: that one's own asking says how it ends.
  if (selectSession(getState()).epoch !== epoch) return
  if (data) {
    markSession(true)
    dispatch(loggedIn({ userId: data.userId }))
    dispatch(countryLearned(data.ipInfo.country))
  } else if (data === null) dispatch(endSession(null))
  dispatch(sessionReady())
}

/** After login or registration: the tokens are stored, whoever was here before is forgotten first. */
export const sessionOpened =
  (tokenExpiresAt: number): SessionThunk<Promise<void>> =>
  async (dispatch, _, services) => {
    dispatch(replaceSession())
    services.watchToken(tokenExpiresAt)
    await dispatch(loadUser())
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
