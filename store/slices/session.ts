import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedIn } from './user-info.ts'

/** The auth context's fields beside the user (AUTH-1); never persisted. */
export interface SessionState {
  /** The page knows its user, or the gateway has said that there is none. False while that is unknown. */
  isInitialized: boolean
  loading: boolean
  /** How often the question who the user is has got no answer since the last one; the page asks again. */
  unanswered: number
  /** Grows with each user of the page: answers to calls of an earlier epoch are ignored. */
  epoch: number
  agentVipCode: string | null
  /** The country, from the gateway; null is unknown. */
  ipInfo: { country: string } | null
  /** Set once when a session ended without a logout, so that the page can show a message. */
  endedBecause: 'expired' | 'ended' | 'app' | null
}

const initialState: SessionState = {
  isInitialized: false,
  loading: false,
  unanswered: 0,
  epoch: 0,
  agentVipCode: null,
  ipInfo: null,
  endedBecause: null,
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionLoading: (state) => {
      state.loading = true
    },
    sessionReady: (state) => {
      state.loading = false
      state.isInitialized = true
      state.unanswered = 0
    },
    /** `isKnown`: the page has a user nevertheless, from an earlier answer. */
    sessionUnanswered: (state, { payload }: PayloadAction<{ isKnown: boolean }>) => {
      state.loading = false
      state.isInitialized = payload.isKnown
      state.unanswered += 1
    },
    countryLearned: (state, { payload }: PayloadAction<string | null>) => {
      state.ipInfo = payload === null ? null : { country: payload }
    },
    inviteCodeRemembered: (state, { payload }: PayloadAction<string | null>) => {
      state.agentVipCode = payload
    },
    sessionReplaced: (state) => {
      state.epoch += 1
      state.unanswered = 0
    },
    sessionEnded: (state, { payload }: PayloadAction<SessionState['endedBecause']>) => ({
      ...initialState,
      isInitialized: true,
      epoch: state.epoch + 1,
      agentVipCode: state.agentVipCode,
      ipInfo: state.ipInfo,
      endedBecause: payload,
    }),
  },
  extraReducers: (builder) => {
    // The end of the new session must be announced, too.
    builder.addCase(loggedIn, (state) => {
      state.endedBecause = null
    })
  },
  selectors: { selectSession: (state) => state },
})

export const sessionReducer = slice.reducer
export const {
  sessionLoading,
  sessionReady,
  sessionUnanswered,
  countryLearned,
  inviteCodeRemembered,
  sessionReplaced,
  sessionEnded,
} = slice.actions
export const { selectSession } = slice.selectors
