import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Spec §3: persisted, so that a reload has the user at once; the gateway's answer replaces it. */
interface UserInfoState {
  isLogin: boolean
  userId: string | null
}

const initialState: UserInfoState = { isLogin: false, userId: null }

const slice = createSlice({
  name: 'userInfo',
  initialState,
  reducers: {
    loggedIn: (state, { payload }: PayloadAction<{ userId: string }>) => {
      state.isLogin = true
      state.userId = payload.userId
    },
    userInfoReset: () => initialState,
  },
  selectors: {
    selectIsLogin: (state) => state.isLogin,
    selectUserId: (state) => state.userId,
  },
})

export const userInfoReducer = slice.reducer
export const { loggedIn, userInfoReset } = slice.actions
export const { selectIsLogin, selectUserId } = slice.selectors
