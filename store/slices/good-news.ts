import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { obtainReward } from '@fanfare/contract/task/rewards.ts'
import type { lotteryDraw } from '@fanfare/contract/lottery/draws.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { JoinEntry } from '#lib/session/join-intent.ts'

/** One reward of the user that can be claimed; `title` is the task's. */
export type Claimable = Pick<TaskCompletion, 'taskId' | 'periodKey' | 'reward' | 'title'> & {
  activityId: string
  /** Absent where the page shows this activity alone. */
  activityTitle?: string
}

/** A claimed reward; its state is absent on a platform that does not send it. */
export type ClaimedReward = Claimable &
  Pick<CallData<typeof obtainReward>, 'state' | 'reasonCode' | 'holdUntil' | 'expiresAt'>

/** A claim that failed while the overlay was open, or in "Claim all". */
export interface FailedClaim {
  reward: Claimable
  /** In the reader's language. */
  reason: string
  /** There was no answer, so another claim of the reward is safe (contract §6). */
  canRetry: boolean
}

export interface ShownDraw extends CallData<typeof lotteryDraw> {
  /** Shown late, because the page was left or offline when it was drawn. */
  isResumed: boolean
}

/** An activity's final result for the user, in the reader's language. */
export interface ShownResult {
  title: string
  sentence: string
  /** Shown in the biggest type: the money that was won, or a rank in digits. */
  figure: Money | string
  /** Under a rank: "of 18,631 traders"; null for few. */
  line?: string | null
  isWon: boolean
  /** Of a leaderboard: the place and, where it is final, how many have one. */
  place?: { rank: number; total: number | null }
  /** The values that decided it. */
  facts: { label: string; value: string }[]
  /** The part of the page with more about it. */
  more?: { label: string; sectionId: string }
}

/** Good news in an overlay: a draw, a result, joining, or one claim after the other (design §13, "Moments"). */
export interface GoodNews {
  id: number
  activityId: string
  /** null when the overlay opened with a claim. */
  joined: { entry: JoinEntry | null } | null
  /** null when the overlay has other news. */
  draw: ShownDraw | null
  /** All results of several draws at once, of which `draw` is the last; empty or absent for one. */
  draws?: ShownDraw[]
  /** How many of the requested draws were not made. */
  notDrawn?: number
  /** null when the overlay has other news. */
  result: ShownResult | null
  /** Claimed in this overlay, in this order. */
  claimed: ClaimedReward[]
  /** How many of `claimed` came together, with "Claim all"; 1 after a single claim. */
  together: number
  /** The failures of the last claims. */
  failed: FailedClaim[]
}

interface GoodNewsState {
  goodNews: GoodNews | null
  /** How many overlays the page has opened; the number of the last one is its id. */
  opened: number
  /** Claimed since the page was opened, with or without an overlay. */
  claimedHere: ClaimedReward[]
}

const initialState: GoodNewsState = { goodNews: null, opened: 0, claimedHere: [] }

const slice = createSlice({
  name: 'goodNews',
  initialState,
  reducers: {
    goodNewsOpened: (state, { payload }: PayloadAction<Pick<GoodNews, 'activityId'> & Partial<GoodNews>>) => {
      const { draw = null, claimed = [] } = payload
      // The next draw changes the open overlay in place, so that its result is read out.
      const isNextDraw = draw !== null && state.goodNews?.draw != null
      if (!isNextDraw) state.opened += 1
      const nothing = { joined: null, draw, result: null, claimed, failed: [] }
      state.goodNews = { ...nothing, ...payload, id: state.opened, together: claimed.length }
      state.claimedHere.push(...claimed)
    },
    /** The outcome of further claims of the overlay with this id, which may be closed by now. */
    claimContinued: (state, { payload }: PayloadAction<Pick<GoodNews, 'id' | 'claimed' | 'failed'>>) => {
      const { goodNews, claimedHere } = state
      const { id, claimed, failed } = payload
      claimedHere.push(...claimed)
      if (goodNews?.id !== id) return
      goodNews.failed = failed
      const [first] = claimed
      if (!first) return
      goodNews.claimed.push(...claimed)
      goodNews.together = claimed.length
      goodNews.activityId = first.activityId
    },
    /** Closes the overlay with this id; another one in its place stays. */
    goodNewsClosed: (state, { payload }: PayloadAction<number>) => {
      if (state.goodNews?.id === payload) state.goodNews = null
    },
    claimedForgotten: (state) => {
      state.claimedHere = []
    },
  },
  selectors: {
    selectGoodNews: (state) => state.goodNews,
    selectClaimedHere: (state) => state.claimedHere,
  },
})

export const goodNewsReducer = slice.reducer
export const { goodNewsOpened, claimContinued, goodNewsClosed, claimedForgotten } = slice.actions
export const { selectGoodNews, selectClaimedHere } = slice.selectors
