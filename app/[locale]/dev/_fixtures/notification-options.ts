import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import type { RichText } from '@fanfare/contract/rich-text.ts'
import type { Dialog, Notification } from '#store/slices/notification.ts'
import type { Fixture, Translate } from './fixture.ts'

export type SnackbarOptions = Omit<Notification, 'id' | 'duration'> & Partial<Pick<Notification, 'duration'>>

/** An option of a snackbar or a dialog; the functions among the options belong to whatever opens it. */
export interface OptionFixture<T> extends Fixture<T> {
  /** The option changes the look, so that it has a picture too. */
  isSeen?: boolean
  /** Has a second message. */
  hasSecond?: boolean
}

/** px, both unlike the usual ones. */
const WIDTHS = { snackbar: 320, dialog: 620 }

/** One snackbar for each option of UI-1 that no mode has yet. */
export function snackbarOptions(t: Translate): OptionFixture<SnackbarOptions>[] {
  const normal = { modeType: 'normal', frosted: false } as const
  return [
    {
      id: 'snackbar-title',
      isSeen: true,
      data: { ...normal, title: t('rewards.ready'), message: t('rewards.claim_note') },
    },
    {
      id: 'snackbar-button-text',
      isSeen: true,
      data: { ...normal, message: t('share.link_copied'), buttonText: t('share.open') },
    },
    { id: 'snackbar-frosted', isSeen: true, data: { ...normal, frosted: true, message: t('rewards.note_review') } },
    {
      id: 'snackbar-second-message',
      isSeen: true,
      hasSecond: true,
      data: { ...normal, message: t('rewards.none_way') },
    },
    { id: 'snackbar-width', data: { ...normal, message: t('rewards.totals_none'), width: WIDTHS.snackbar } },
    {
      id: 'snackbar-duration',
      data: { ...normal, message: t('rewards.note_used'), duration: 0, buttonText: t('common.btn_close') },
    },
    {
      id: 'snackbar-anchor-origin',
      data: { ...normal, message: t('rewards.none_expired'), anchorOrigin: { vertical: 'top', horizontal: 'left' } },
    },
    { id: 'snackbar-callback', data: { ...normal, message: t('rewards.none_used'), duration: 500 } },
    {
      id: 'snackbar-on-confirm',
      data: { ...normal, modeType: 'cancel', message: t('activity.line_switch'), buttonText: t('activity.cta_switch') },
    },
  ]
}

/** Dialogs with the options that no mode has yet. */
export function dialogOptions(t: Translate): OptionFixture<Omit<Dialog, 'id'>>[] {
  const success = { modeType: 'success', status: DIALOG_STATUSES.registered } as const
  return [
    { id: 'dialog-default-texts', data: { ...success } },
    {
      id: 'dialog-second-message',
      isSeen: true,
      hasSecond: true,
      data: {
        modeType: 'cancel',
        status: DIALOG_STATUSES.switch,
        title: t('activity.switch_title'),
        message: t('activity.line_switch'),
      },
    },
    {
      id: 'dialog-width',
      data: {
        ...success,
        title: t('activity.joined_new_account'),
        message: t('activity.joined_next'),
        countdownSeconds: 0,
        width: WIDTHS.dialog,
      },
    },
  ]
}

/** Rules of an activity, longer than the frame. */
export const framedRules = (t: Translate): RichText =>
  Array.from({ length: 8 }, () => ({
    type: 'paragraph',
    children: [{ type: 'text', text: t('shell.risk_disclosure') }],
  }))
