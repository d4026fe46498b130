import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Spec §3. The first paint's theme comes from the head script; this is the record of the choice. */
interface ThemeState {
  isDarkMode: boolean
  language: string
}

const initialState: ThemeState = { isDarkMode: false, language: 'en' }

const slice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    darkModeSet: (state, { payload }: PayloadAction<boolean>) => {
      state.isDarkMode = payload
    },
    languageSet: (state, { payload }: PayloadAction<string>) => {
      state.language = payload
    },
  },
})

export const themeReducer = slice.reducer
export const { darkModeSet, languageSet } = slice.actions
