import { DIALOG_STATUSES } from '#lib/contract/dialog-statuses.ts'
import type { Dialog, Notification } from '#store/slices/notification.ts'
import { HOUR, MINUTE, type Fixture, type Say } from './fixture.ts'

const REWARD = '10 USDT'

/** The six modes of a snackbar (UI-1), one of them also with a title and frosted. */
export function snackbars(now: number, say: Say): Fixture<Omit<Notification, 'id' | 'duration' | 'anchorOrigin'>>[] {
  const retry = say('common.btn_retry')
  return [
    { id: 'snackbar-normal', data: { modeType: 'normal', frosted: false, message: say('common.copied') } },
    {
      id: 'snackbar-success',
      data: {
        modeType: 'success',
        frosted: false,
        message: say('task.claimed_title', { reward: REWARD }),
        buttonText: say('task.see_rewards'),
      },
    },
    {
      id: 'snackbar-error',
      data: { modeType: 'error', frosted: false, message: say('common.network_error_calm'), buttonText: retry },
    },
    {
      id: 'snackbar-dangerous',
      data: {
        modeType: 'dangerous',
        frosted: false,
        message: say('code.51006'),
        buttonText: say('activity.cta_verify'),
      },
    },
    {
      id: 'snackbar-time-down',
      data: {
        modeType: 'timeDown',
        frosted: false,
        message: say('state.hold'),
        timeDown: now + 23 * HOUR + 14 * MINUTE + 8000,
      },
    },
    {
      id: 'snackbar-cancel',
      data: { modeType: 'cancel', frosted: false, message: say('code.51021'), buttonText: say('common.btn_ok') },
    },
    {
      id: 'snackbar-frosted',
      data: {
        modeType: 'normal',
        frosted: true,
        title: say('rewards.ready'),
        message: say('rewards.claim_note'),
      },
    },
  ]
}

/** The modes of a dialog (UI-2), with the texts of the places that open them. */
export function dialogs(say: Say): Fixture<Omit<Dialog, 'id'>>[] {
  const cancelText = say('common.btn_cancel')
  return [
    {
      id: 'dialog-success',
      data: {
        modeType: 'success',
        status: DIALOG_STATUSES.registered,
        title: say('task.claimed_title', { reward: REWARD }),
        message: say('task.claimed_message'),
        confirmText: say('task.see_rewards'),
        confirmPath: '/rewards',
      },
    },
    {
      id: 'dialog-error',
      data: { modeType: 'error', status: DIALOG_STATUSES.error, title: say('code.51040') },
    },
    {
      id: 'dialog-dangerous',
      data: {
        modeType: 'dangerous',
        status: DIALOG_STATUSES.error,
        title: say('session.ended_title'),
        message: say('session.ended_message'),
        confirmText: say('shell.log_in'),
        cancelText,
      },
    },
    {
      id: 'dialog-cancel',
      data: {
        modeType: 'cancel',
        status: DIALOG_STATUSES.switch,
        title: say('activity.consent_title'),
        message: say('shell.risk_disclosure'),
        confirmText: say('activity.consent_accept'),
        cancelText,
      },
    },
    {
      id: 'dialog-app-too-old',
      data: {
        modeType: 'dangerous',
        status: DIALOG_STATUSES.error,
        title: say('app.too_old'),
        message: say('app.too_old_message'),
        confirmText: say('common.btn_download_app'),
        confirmPath: '/download',
        cancelText,
      },
    },
  ]
}
