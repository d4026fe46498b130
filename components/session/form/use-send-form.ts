'use client'

import { useCallback, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { DIALOG_STATUSES } from '#lib/contract/dialog-statuses.ts'
import type { CaptchaAction } from '#lib/contract/session/captcha-challenge.ts'
import type { Session } from '#lib/contract/session/session.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { CallError } from '#store/call-error.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { sessionOpened } from '#store/session.ts'
import type { AccountValues, FieldProblem, Method } from './account-values.ts'
import { placeRefusal, type FormField, type Place } from './place-refusal.ts'
import { useCaptcha, type Captcha } from './use-captcha.ts'

export interface SendFormOptions {
  action: CaptchaAction
  send: (values: AccountValues, captcha: string | undefined) => Promise<{ data?: Session; error?: unknown }>
  /** Says a problem under a field. */
  onFieldProblem: (field: FormField, problem: FieldProblem) => void
  /** The account is open and its user is known. */
  onOpened: () => void
}

export interface SendForm {
  submit: (values: AccountValues) => Promise<void>
  captcha: Captcha
  /** What the last try was refused with, until the next. */
  refusal: Place | null
  /** The sentence for a refusal that has no own. */
  refusalText: string | null
  /** The session is open; the page is about to change. */
  isOpened: boolean
  clear: () => void
}

/** One way for both forms: captcha, call, session, and every refusal in its place; no field is ever emptied. */
export function useSendForm({ action, send, onFieldProblem, onOpened }: SendFormOptions): SendForm {
  const dispatch = useAppDispatch()
  const captcha = useCaptcha(action)
  const errorText = useErrorText()
  const { openDialog } = useNotify()
  const t = useTranslations('account')
  const [refusal, setRefusal] = useState<{ place: Place; text: string | null } | null>(null)
  const [isOpened, setOpened] = useState(false)
  const { check, spend } = captcha

  const refuse = useCallback(
    (error: CallError | undefined, method: Method) => {
      const place = placeRefusal(error, { method, now: serverNow() })
      const text = errorText(error)
      setRefusal({ place, text })
      if (place.at === 'fields')
        for (const [field, problem] of Object.entries(place.fields)) onFieldProblem(field as FormField, problem)
      if (place.at === 'dialog')
        openDialog({ modeType: 'error', status: DIALOG_STATUSES.error, title: t('multiple_title'), message: text })
      return place
    },
    [errorText, onFieldProblem, openDialog, t],
  )

  const submit = useCallback(
    async (values: AccountValues) => {
      setRefusal(null)
      const checked = await check()
      if (!checked.ok) return void refuse(checked.error, values.method)
      const { data, error } = await send(values, checked.answer)
      if (!data) {
        const place = refuse(error as CallError | undefined, values.method)
        return spend(place.at === 'captcha' ? 'refused' : 'idle')
      }
      setOpened(true)
      if (await dispatch(sessionOpened(data))) return onOpened()
      setOpened(false)
      setRefusal({ place: { at: 'alert', key: `not_kept_${action}` }, text: null })
      spend('idle')
    },
    [check, send, refuse, spend, dispatch, onOpened, action],
  )

  return {
    submit,
    captcha,
    refusal: refusal?.place ?? null,
    refusalText: refusal?.text ?? null,
    isOpened,
    clear: useCallback(() => setRefusal(null), []),
  }
}
