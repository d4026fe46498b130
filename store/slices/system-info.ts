import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChosenDomains } from '@fanfare/kernel/domains/domain-list.ts'

/** Spec §3. Empty means the site's own origin (NET-1). */
const initialState: ChosenDomains = { apiDomain: '', apiLegacyDomain: '', wsDomain: '', wsLegacyDomain: '' }

const slice = createSlice({
  name: 'systemInfo',
  initialState,
  reducers: {
    domainsChosen: (state, { payload }: PayloadAction<Partial<ChosenDomains>>) => ({ ...state, ...payload }),
  },
})

export const systemInfoReducer = slice.reducer
export const { domainsChosen } = slice.actions
