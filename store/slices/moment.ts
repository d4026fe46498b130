import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { CallData } from '#lib/contract/define-call.ts'
import type { obtainReward } from '#lib/contract/task/obtain-reward.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import type { JoinEntry } from '#lib/session/join-intent.ts'

/** One reward of the user that can be claimed; `title` is the task's. */
export type Claimable = Pick<TaskCompletion, 'taskId' | 'periodKey' | 'reward' | 'title'> & {
  activityId: string
  /** Absent where the page shows this activity alone. */
  activityTitle?: string
}

/** A claimed reward; its state is absent on a platform that does not answer it. */
export type ClaimedReward = Claimable &
  Pick<CallData<typeof obtainReward>, 'state' | 'reasonCode' | 'holdUntil' | 'expiresAt'>

/** A claim that failed while the overlay was open, or in "Claim all". */
export interface FailedClaim {
  reward: Claimable
  /** In the reader's language. */
  reason: string
  /** There was no answer; another claim of the reward is safe (contract §6). */
  canRetry: boolean
}

/** Good news in an overlay: joining, or one claim after the other (design §13, "Moments"). */
export interface Moment {
  id: string
  activityId: string
  /** null when the overlay opened with a claim. */
  joined: { entry: JoinEntry | null } | null
  /** Claimed in this overlay, in this order. */
  claimed: ClaimedReward[]
  /** How many of `claimed` came together, with "Claim all"; 1 after a single claim. */
  together: number
  /** Of the last claims. */
  failed: FailedClaim[]
}

interface MomentState {
  moment: Moment | null
  /** Claimed since the page was opened, with or without an overlay. */
  claimedHere: ClaimedReward[]
}

interface ClaimOutcome {
  claimed: ClaimedReward[]
  failed?: FailedClaim[]
}

const initialState: MomentState = { moment: null, claimedHere: [] }

const slice = createSlice({
  name: 'moment',
  initialState,
  reducers: {
    joinedOpened: {
      prepare: (payload: { activityId: string; entry: JoinEntry | null }) => ({
        payload: { ...payload, id: nanoid() },
      }),
      reducer: (state, { payload }: PayloadAction<{ id: string; activityId: string; entry: JoinEntry | null }>) => {
        const { id, activityId, entry } = payload
        state.moment = { id, activityId, joined: { entry }, claimed: [], together: 0, failed: [] }
      },
    },
    claimedOpened: {
      prepare: ({ claimed, failed = [] }: ClaimOutcome) => ({ payload: { id: nanoid(), claimed, failed } }),
      reducer: (state, { payload }: PayloadAction<Required<ClaimOutcome> & { id: string }>) => {
        const { id, claimed, failed } = payload
        const activityId = claimed[0]?.activityId ?? ''
        state.moment = { id, activityId, joined: null, claimed, together: claimed.length, failed }
      },
    },
    /** The next claims of the overlay with this id; without an overlay only the record of the page grows. */
    claimContinued: (state, { payload }: PayloadAction<Required<ClaimOutcome> & { id: string }>) => {
      const { moment } = state
      if (moment?.id !== payload.id) return
      moment.failed = payload.failed
      if (payload.claimed.length === 0) return
      moment.claimed.push(...payload.claimed)
      moment.together = payload.claimed.length
      moment.activityId = payload.claimed[0]?.activityId ?? moment.activityId
    },
    /** Closes the overlay with this id; another one in its place stays. */
    momentClosed: (state, { payload }: PayloadAction<string>) => {
      if (state.moment?.id === payload) state.moment = null
    },
    rewardClaimed: (state, { payload }: PayloadAction<ClaimedReward>) => {
      state.claimedHere.push(payload)
    },
    claimedForgotten: (state) => {
      state.claimedHere = []
    },
  },
  selectors: {
    selectMoment: (state) => state.moment,
    selectClaimedHere: (state) => state.claimedHere,
  },
})

export const momentReducer = slice.reducer
export const { joinedOpened, claimedOpened, claimContinued, momentClosed, rewardClaimed, claimedForgotten } =
  slice.actions
export const { selectMoment, selectClaimedHere } = slice.selectors
