import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TargetName } from '@fanfare/kernel/targets.ts'

/** A member's next step, in words, which a part of the page adds to the common action. */
export interface NextStep {
  activityId: string
  label: string
  line: string
  /** The id of a section of the page, or something to open. */
  to: { anchor: string } | { target: TargetName }
}

/** null means the common action. */
const initialState: { step: NextStep | null } = { step: null }

const slice = createSlice({
  name: 'nextStep',
  initialState,
  reducers: {
    nextStepChanged: (state, { payload }: PayloadAction<NextStep | null>) => {
      state.step = payload
    },
  },
  selectors: {
    selectNextStep: ({ step }, activityId: string) => (step?.activityId === activityId ? step : null),
  },
})

export const nextStepReducer = slice.reducer
export const { nextStepChanged } = slice.actions
export const { selectNextStep } = slice.selectors
