import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNotify } from '#components/notification/use-notify.ts'
import type { Session } from '@fanfare/contract/session/session.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { confirmJoin, planJoin, type JoinEntry } from '#lib/session/join-intent.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { sessionOpened } from '#store/session.ts'
import type { AccountValues } from './account-values.ts'
import type { FormField } from './place-refusal.ts'
import { useGuardedSend } from './use-guarded-send.ts'

export interface SendFormOptions {
  action: JoinEntry
  /** False: sends without a captcha, until the gateway asks for one. */
  hasCaptcha: boolean
  form: Pick<UseFormReturn<AccountValues>, 'getValues' | 'setError' | 'setFocus'>
  send: (values: AccountValues, captcha: string | undefined) => Promise<{ data?: Session; error?: unknown }>
  /** After the session has started and its user is known. */
  onOpened: () => void
}

/** Sends either form: captcha, call, session; shows each refusal at its place. Empties no field. */
export function useSendForm({ action, hasCaptcha, form, send, onOpened }: SendFormOptions) {
  const dispatch = useAppDispatch()
  const { openDialog } = useNotify()
  const t = useTranslations('account')
  const [isOpened, setOpened] = useState(false)
  const { getValues, setError, setFocus } = form

  const { submit, captcha, refusal, setRefusal } = useGuardedSend({
    action,
    hasCaptcha,
    send,
    situationOf: ({ method, code }: AccountValues) => ({ method, isCodeSent: code.trim() !== '' }),
    onAnswer: async (session) => {
      setOpened(true)
      if (await dispatch(sessionOpened(session))) return onOpened()
      setOpened(false)
      setRefusal({ place: { at: 'alert', key: `not_kept_${action}` }, text: null })
      captcha.spend()
    },
    onRefused: (place, text) => {
      if (place.at === 'fields') {
        for (const [field, message] of Object.entries(place.fields)) {
          setError(field as FormField, { type: 'gateway', message })
          setFocus(field as FormField)
        }
      }
      if (place.at === 'dialog') openDialog({ modeType: 'error', title: t('multiple_title'), message: text })
    },
  })

  const isLocked = refusal?.place.at === 'wait' && refusal.place.why === 'locked' && refusal.place.field !== 'code'
  useEffect(() => {
    if (isLocked) setFocus(getValues('method'))
  }, [isLocked, setFocus, getValues])

  return {
    submit,
    captcha,
    /** Where the last refusal is shown, until the next try. */
    refusal: refusal?.place ?? null,
    /** The sentence of a refusal that has no text of its own in the form. */
    refusalText: refusal?.text ?? null,
    /** The session has started and the page is about to change. */
    isOpened,
    clear: () => setRefusal(null),
  }
}

/** The beginners' activity, whose first reward the button of the registration promises; null where it promises nothing. */
export type PromisedWelcome = Pick<WelcomeOffer, 'activityId' | 'path' | 'isForSomeCountries'> | null

/**
 * Goes from a form that has opened a session to its next page. The registration's button promises a reward that only members of the
 * beginners' activity get: a new user joins it on its page, or at once when the form leads elsewhere.
 */
export function useArrive(welcome: PromisedWelcome) {
  const locale = useLocale()
  const router = useRouter()
  const dispatch = useAppDispatch()
  return useCallback(
    (path: string, kind: JoinEntry, how: 'push' | 'replace' = 'push') => {
      confirmJoin(path, kind)
      if (kind === 'register' && welcome !== null) {
        if (path.split(/[?#]/, 1)[0] === welcome.path) planJoin(welcome.activityId, path, kind)
        // Loaded late, because the schemas of activities are large.
        else
          import('#store/api/activity.ts').then(
            ({ activityApi }) => dispatch(activityApi.endpoints.apply.initiate(welcome)),
            // The activity’s page still offers to join.
            () => undefined,
          )
      }
      router[how](localeHref(locale, path))
    },
    [welcome, dispatch, router, locale],
  )
}
