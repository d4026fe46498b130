import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userInfoReset } from './user-info.ts'

export interface Grant {
  activityId: string
  taskId: string
  periodKey: string | undefined
}

/**
 * What was granted to this person on this page. A grant is for good (contract §6), whereas a list that was asked for before
 * it may answer after it.
 */
const slice = createSlice({
  name: 'grants',
  initialState: [] as Grant[],
  reducers: {
    granted: (state, { payload: { activityId, taskId, periodKey } }: PayloadAction<Grant>) => {
      state.push({ activityId, taskId, periodKey })
    },
  },
  extraReducers: (build) => build.addCase(userInfoReset, () => []),
  selectors: { selectGrants: (state) => state },
})

export const grantsReducer = slice.reducer
export const { granted } = slice.actions
export const { selectGrants } = slice.selectors
