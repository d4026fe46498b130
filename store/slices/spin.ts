import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What the wheel of the page does, and what other parts of the page ask of it. */
interface SpinState {
  /** How often another part of the page asked for a spin; each one more is one spin. */
  requested: number
  /** A draw is under way, or the wheel turns. */
  isBusy: boolean
  /** Results are shown without spinning, by choice or because motion is reduced. */
  isStill: boolean
}

const initialState: SpinState = { requested: 0, isBusy: false, isStill: false }

const slice = createSlice({
  name: 'spin',
  initialState,
  reducers: {
    spinRequested: (state) => {
      state.requested += 1
    },
    spinChanged: (state, { payload }: PayloadAction<Partial<Pick<SpinState, 'isBusy' | 'isStill'>>>) => {
      Object.assign(state, payload)
    },
  },
  selectors: { selectSpin: (state) => state },
})

export const spinReducer = slice.reducer
export const { spinRequested, spinChanged } = slice.actions
export const { selectSpin } = slice.selectors
