import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { DialogStatus } from '@fanfare/contract/dialog-statuses.ts'

/** Spec §4: the six modes. */
export type NotificationMode = 'normal' | 'success' | 'error' | 'dangerous' | 'timeDown' | 'cancel'

/** A place on the screen. `left` and `right` are those of left-to-right pages; others mirror them. */
export interface AnchorOrigin {
  vertical: 'top' | 'bottom'
  horizontal: 'left' | 'center' | 'right'
}

/**
 * The options of spec §3. Functions cannot live in the store: `callback`, `onConfirm` and `secondMessageRender` are kept
 * by `store/notification-callbacks.ts` under the notification's id.
 */
export interface Notification {
  id: string
  modeType: NotificationMode
  message: string
  title?: string
  /** ms until it hides; the spec's default is 3000. 0 stays until dismissed. */
  duration: number
  buttonText?: string
  frosted: boolean
  /** Where it appears; without it top on screens narrower than 768 px, else bottom, right aligned (spec §9). */
  anchorOrigin?: AnchorOrigin
  /** timeDown: the instant it counts to, ms since the epoch on the gateway's clock. */
  timeDown?: number
}

export interface Dialog {
  id: string
  modeType: Exclude<NotificationMode, 'timeDown'>
  status: DialogStatus
  /** A success dialog without one has `activity.user_apply_success` (spec §8). */
  title?: string
  message?: string
  /** The language of the message where it is not the page's. */
  messageLanguage?: string | undefined
  /** `common.btn_ok` without it, `welcome.bind_base_info.confirm` where there is something to cancel (spec §8). */
  confirmText?: string
  cancelText?: string
  /** Where the confirming button leads, a path of the site without locale. */
  confirmPath?: string
  /** s until it closes automatically; a success dialog without it takes the spec's 5 (§9), others and 0 stay. */
  countdownSeconds?: number
  /** px, on screens that are wide enough; 400 for errors and questions without it, else 500 (spec §9). */
  width?: number
}

interface NotificationState {
  queue: Notification[]
  /** Ids of messages to hide, and of those that were never shown. */
  withdrawn: string[]
  dialog: Dialog | null
}

const initialState: NotificationState = { queue: [], withdrawn: [], dialog: null }
const SNACKBAR_HIDES_AFTER_MS = 3000
export const SUCCESS_CLOSES_AFTER_S = 5

const slice = createSlice({
  name: 'notification',
  initialState,
  reducers: {
    notified: {
      prepare: (input: Pick<Notification, 'message'> & Partial<Notification>) => ({
        payload: {
          ...input,
          modeType: input.modeType ?? 'normal',
          duration: input.duration ?? SNACKBAR_HIDES_AFTER_MS,
          frosted: input.frosted ?? false,
          id: input.id ?? nanoid(),
        } satisfies Notification,
      }),
      reducer: (state, { payload }: PayloadAction<Notification>) => {
        state.queue.push(payload)
      },
    },
    notificationTaken: (state, { payload }: PayloadAction<string>) => {
      state.queue = state.queue.filter(({ id }) => id !== payload)
    },
    /** Hides the message with this id, because what it says is no longer true. */
    notificationWithdrawn: (state, { payload }: PayloadAction<string>) => {
      state.queue = state.queue.filter(({ id }) => id !== payload)
      state.withdrawn.push(payload)
    },
    withdrawalsDone: (state) => {
      state.withdrawn = []
    },
    dialogOpened: {
      prepare: (dialog: Omit<Dialog, 'id'> & { id?: string }) => ({
        payload: {
          ...dialog,
          countdownSeconds: dialog.countdownSeconds ?? (dialog.modeType === 'success' ? SUCCESS_CLOSES_AFTER_S : 0),
          id: dialog.id ?? nanoid(),
        },
      }),
      reducer: (state, { payload }: PayloadAction<Dialog>) => {
        state.dialog = payload
      },
    },
    /** Closes the dialog with this id; another one in its place stays. */
    dialogClosed: (state, { payload }: PayloadAction<string>) => {
      if (state.dialog?.id === payload) state.dialog = null
    },
  },
  selectors: {
    selectNotifications: (state) => state.queue,
    selectWithdrawn: (state) => state.withdrawn,
    selectDialog: (state) => state.dialog,
  },
})

export const notificationReducer = slice.reducer
export const { notified, notificationTaken, notificationWithdrawn, withdrawalsDone, dialogOpened, dialogClosed } =
  slice.actions
export const { selectNotifications, selectWithdrawn, selectDialog } = slice.selectors
