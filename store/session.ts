import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { CODES } from '@fanfare/contract/codes.ts'
import type { Session } from '@fanfare/contract/session/session.ts'
import { askAgain, type Outcome } from '#lib/http/ask-again.ts'
import { CLAIMS_KEY, forgetUser } from '#lib/offline/forget-user.ts'
import { reportRefused } from '#lib/native/refused-messages.ts'
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
  sessionUnanswered,
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
 * AUTH-2: asks once who the user is. An empty answer, or 600, means logged out. Any failure means that the page does not know: then a
 * page whose user is on record keeps it, and any other is neither a user's nor a visitor's.
 */
const askForUser = (): SessionThunk<Promise<Outcome>> => async (dispatch, getState, services) => {
  const { epoch } = selectSession(getState())
  const asked = services.readToken()
  const query = dispatch(
    sessionApi.endpoints.userinfo.initiate(
      { languageType: services.languageType, terminalCode: 1 },
      { forceRefetch: true },
    ),
  )
  const { data, error, isSuccess } = await query
  query.unsubscribe()
  // The session was replaced or ended during the call: the newer `loadUser` decides.
  if (selectSession(getState()).epoch !== epoch) return 'answered'
  const token = services.readToken()
  const answered = isSuccess && data ? data.userId : null
  // The app has replaced the token during the call, so an answer about nobody or another account is about the old one.
  if (token?.from === 'app' && token.value !== asked?.value && token.uid !== answered) return dispatch(askForUser())
  services.resumeWatching()
  const { isLogin, userId } = getState().userInfo
  // After a failure `data` still has the earlier answer.
  if (isSuccess && data && token?.uid !== undefined && token.uid !== data.userId) {
    // The app has named another account than the token's: neither is shown.
    reportRefused('a token of another account than its uid')
    dispatch(endSession(null))
  } else if (isSuccess && data) {
    // The cookies belong to another user than the stored data, because the page after that sign-in was never opened.
    if (userId !== null && userId !== data.userId) dispatch(replaceSession())
    dispatch(loggedIn({ userId: data.userId }))
    dispatch(countryLearned(data.ipInfo.country))
  } else if (isSuccess || codeOf(error) === CODES.LOGIN_NEEDED.code) dispatch(endSession(null))
  else {
    dispatch(sessionUnanswered({ isKnown: isLogin }))
    return codeOf(error) === CODES.TOO_FREQUENT.code ? 'busy' : 'lost'
  }
  dispatch(sessionReady())
  return 'answered'
}

/** The question who the user is that is in flight, by the services of its page. */
const inFlight = new WeakMap<Services, { epoch: number; done: Promise<void> }>()

/**
 * Loads the user info if there is a stored token or a recorded login, and asks again for as long as there is no answer. Without
 * either, the page is a visitor's. Resolves after the first answer or failure. Calls of one epoch share one question.
 */
export const loadUser = (): SessionThunk<Promise<void>> => async (dispatch, getState, services) => {
  if (!services.readToken() && !getState().userInfo.isLogin) {
    markSession(false)
    dispatch(sessionReady())
    return
  }
  markSession(true)
  const { epoch, unanswered } = selectSession(getState())
  const earlier = inFlight.get(services)
  if (earlier?.epoch === epoch) return earlier.done
  // While the page asks again, it does not change its look with each question.
  if (unanswered === 0) dispatch(sessionLoading())
  const done = dispatch(askUntilKnown())
  inFlight.set(services, { epoch, done })
  await done
  if (inFlight.get(services)?.done === done) inFlight.delete(services)
}

const askUntilKnown = (): SessionThunk<Promise<void>> => async (dispatch, getState) => {
  const { epoch, unanswered } = selectSession(getState())
  const outcome = await dispatch(askForUser())
  if (outcome === 'answered' || unanswered > 0) return
  askAgain(async () => {
    const now = selectSession(getState())
    return now.epoch !== epoch || now.unanswered === 0 ? 'answered' : dispatch(askForUser())
  })
}

/**
 * After login or registration: drops the data of the previous user and loads the new one. The answer to a form has said who that is; a
 * provider's sign-in has not. Returns false, and changes nothing, when the browser has not stored the token.
 */
export const sessionOpened =
  ({ userId, ...expiry }: TokenExpiry & Partial<Pick<Session, 'userId'>>): SessionThunk<Promise<boolean>> =>
  async (dispatch, _, services) => {
    if (!services.readToken()) return false
    dispatch(replaceSession())
    if (userId !== undefined) dispatch(loggedIn({ userId }))
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

/** The account of the app's last token, by the services of its page. */
const appAccounts = new WeakMap<Services, string>()

/**
 * Loads the user of a token from the app. The data of another account is dropped first (contract §12), also when no user is known
 * yet, because the call for another one may be in flight.
 */
export const appTokenArrived =
  (uid: string): SessionThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { userId } = getState().userInfo
    // Thousands of messages with one account cause one call at a time, also while nobody is known yet.
    if (userId !== uid && (userId !== null || appAccounts.get(services) !== uid)) dispatch(replaceSession())
    appAccounts.set(services, uid)
    await dispatch(loadUser())
  }
