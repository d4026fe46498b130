import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A won object that waits for an address. */
export interface AddressRequest {
  rewardId: string
  /** Its name in the reader's language. */
  prize: string
  /** When the address must be there, ms; null where it is not known. */
  until: number | null
}

const slice = createSlice({
  name: 'address',
  initialState: { request: null } as { request: AddressRequest | null },
  reducers: {
    addressOpened: (state, { payload }: PayloadAction<AddressRequest>) => {
      state.request = payload
    },
    addressClosed: (state) => {
      state.request = null
    },
  },
  selectors: { selectAddressRequest: (state) => state.request },
})

export const addressReducer = slice.reducer
export const { addressOpened, addressClosed } = slice.actions
export const { selectAddressRequest } = slice.selectors
