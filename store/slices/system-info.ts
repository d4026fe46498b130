import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Spec §3. Empty means the site's own origin (NET-1). */
export interface SystemInfoState {
  apiDomain: string
  apiLegacyDomain: string
  wsDomain: string
  wsLegacyDomain: string
}

const initialState: SystemInfoState = { apiDomain: '', apiLegacyDomain: '', wsDomain: '', wsLegacyDomain: '' }

const slice = createSlice({
  name: 'systemInfo',
  initialState,
  reducers: {
    domainsChosen: (state, { payload }: PayloadAction<Partial<SystemInfoState>>) => ({ ...state, ...payload }),
  },
  selectors: { selectApiDomain: (state) => state.apiDomain },
})

export const systemInfoReducer = slice.reducer
export const { domainsChosen } = slice.actions
export const { selectApiDomain } = slice.selectors
