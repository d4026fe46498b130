import { useTranslations } from 'next-intl'
import { CODES } from '@fanfare/contract/codes.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import { hasEndedSession, type CallError } from '#store/call-error.ts'
import { useErrorText } from './use-error-text.ts'
import { useNotify } from './use-notify.ts'

interface NotifyErrorOptions {
  /** Replaces the error's sentence, which a function gets. */
  message?: string | ((reason: string) => string)
  /** Repeats the call: a snackbar offers it after a network failure. */
  retry?: () => void
  /** Shows a refusal of the gateway as a dialog. */
  asDialog?: boolean
}

/** Spec §8: a tip informs, a risk tip warns, every other refusal is an error. */
const modeOf = (error: CallError) => {
  if (error.kind !== 'gateway') return 'error'
  if (error.code === CODES.TIP.code) return 'normal'
  return error.code === CODES.RISK_TIP.code ? 'dangerous' : 'error'
}

/** Shows why a press failed. The end of a session has its own dialog, or the login page, for all calls (`store/listeners.ts`). */
export function useNotifyError() {
  const { notify, openDialog } = useNotify()
  const errorText = useErrorText()
  const t = useTranslations('common')
  return (failure: unknown, { message = (reason) => reason, retry, asDialog }: NotifyErrorOptions = {}) => {
    const error = failure as CallError
    if (hasEndedSession(error)) return
    const text = typeof message === 'string' ? message : message(errorText(error))
    // Spec §8: counts down. Frosted, because it covers the page until the call may be repeated.
    const retryAt = error.kind === 'gateway' ? error.data?.retryAt : undefined
    if (retryAt) return notify(text, { modeType: 'timeDown', timeDown: retryAt, frosted: true })
    const modeType = modeOf(error)
    if (asDialog && error.kind === 'gateway')
      return openDialog({ modeType, status: DIALOG_STATUSES.error, title: text })
    const canRetry = retry && error.kind !== 'gateway'
    notify(text, { modeType, ...(canRetry && { buttonText: t('btn_retry'), onConfirm: retry }) })
  }
}

/** Says that a change is saved, or why it is not. */
export function useNotifyOutcome() {
  const { notify } = useNotify()
  const notifyError = useNotifyError()
  return ({ error }: { error?: unknown }, done?: string) => {
    if (error) notifyError(error)
    else if (done) notify(done, { modeType: 'success' })
  }
}
