import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import type { Dialog, Notification } from '#store/slices/notification.ts'
import { HOUR, MINUTE, type Fixture, type Translate } from './fixture.ts'

const REWARD = '10 USDT'

/** The six modes of a snackbar (UI-1). */
export function snackbars(
  now: number,
  translate: Translate,
): Fixture<Omit<Notification, 'id' | 'duration' | 'anchorOrigin'>>[] {
  const retry = translate('common.btn_retry')
  return [
    { id: 'snackbar-normal', data: { modeType: 'normal', frosted: false, message: translate('common.copied') } },
    {
      id: 'snackbar-success',
      data: {
        modeType: 'success',
        frosted: false,
        message: translate('task.claimed_title', { reward: REWARD }),
        buttonText: translate('task.see_rewards'),
      },
    },
    {
      id: 'snackbar-error',
      data: { modeType: 'error', frosted: false, message: translate('common.network_error_calm'), buttonText: retry },
    },
    {
      id: 'snackbar-dangerous',
      data: {
        modeType: 'dangerous',
        frosted: false,
        message: translate('code.51006'),
        buttonText: translate('activity.cta_verify'),
      },
    },
    {
      id: 'snackbar-time-down',
      data: {
        modeType: 'timeDown',
        frosted: false,
        message: translate('state.hold'),
        timeDown: now + 23 * HOUR + 14 * MINUTE + 8000,
      },
    },
    {
      id: 'snackbar-cancel',
      data: {
        modeType: 'cancel',
        frosted: false,
        message: translate('code.51021'),
        buttonText: translate('common.btn_ok'),
      },
    },
  ]
}

/** The modes of a dialog (UI-2), with the texts of the places that open them. */
export function dialogs(translate: Translate): Fixture<Omit<Dialog, 'id'>>[] {
  const cancelText = translate('common.btn_cancel')
  return [
    {
      id: 'dialog-success',
      data: {
        modeType: 'success',
        status: DIALOG_STATUSES.registered,
        title: translate('task.claimed_title', { reward: REWARD }),
        message: translate('task.claimed_message'),
        confirmText: translate('task.see_rewards'),
        confirmPath: '/rewards',
      },
    },
    {
      id: 'dialog-error',
      data: { modeType: 'error', status: DIALOG_STATUSES.error, title: translate('code.51040') },
    },
    {
      id: 'dialog-dangerous',
      data: {
        modeType: 'dangerous',
        status: DIALOG_STATUSES.error,
        title: translate('session.ended_title'),
        message: translate('session.ended_message'),
        confirmText: translate('shell.log_in'),
        cancelText,
      },
    },
    {
      id: 'dialog-cancel',
      data: {
        modeType: 'cancel',
        status: DIALOG_STATUSES.switch,
        title: translate('activity.consent_title'),
        message: translate('shell.risk_disclosure'),
        confirmText: translate('activity.consent_accept'),
        cancelText,
      },
    },
    {
      id: 'dialog-app-too-old',
      data: {
        modeType: 'dangerous',
        status: DIALOG_STATUSES.error,
        title: translate('app.too_old'),
        message: translate('app.too_old_message'),
        confirmText: translate('common.btn_download_app'),
        confirmPath: '/download',
        cancelText,
      },
    },
  ]
}
