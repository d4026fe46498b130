import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A won object that waits for an address. */
export interface AddressRequest {
  rewardId: string
  /** Its name in the reader's language. */
  prize: string
  /** The deadline for the address, ms; null when it is not known. */
  until: number | null
}

/** The request of another part of the page to the wheel: a spin, all draws that are ready, or these and then a spin. */
export type DrawRequest = 'spin' | 'claim' | 'claimAndSpin'

interface DrawState {
  /** Number of requests by other parts of the page; each increment is one request. */
  requested: number
  request: DrawRequest
  /** A draw is under way, or the wheel turns. */
  isBusy: boolean
  /** Results are shown without spinning, by choice or because motion is reduced. */
  isStill: boolean
  address: AddressRequest | null
}

const initialState: DrawState = { requested: 0, request: 'spin', isBusy: false, isStill: false, address: null }

// One slice for both, because each slice adds to the scripts of every page.
const slice = createSlice({
  name: 'draw',
  initialState,
  reducers: {
    spinRequested: (state, { payload = 'spin' }: PayloadAction<DrawRequest | undefined>) => {
      state.requested += 1
      state.request = payload
    },
    drawChanged: (state, { payload }: PayloadAction<Partial<Omit<DrawState, 'requested' | 'request'>>>) => {
      Object.assign(state, payload)
    },
  },
  selectors: { selectDraw: (state) => state },
})

export const drawReducer = slice.reducer
export const { spinRequested, drawChanged } = slice.actions
export const { selectDraw } = slice.selectors
