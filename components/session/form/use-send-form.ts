import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNotify } from '#components/notification/use-notify.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import type { Session } from '@fanfare/contract/session/session.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { confirmJoin, planJoin, type JoinEntry } from '#lib/session/join-intent.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { sessionOpened } from '#store/session.ts'
import type { AccountValues } from './account-values.ts'
import { useGuardedSend } from './use-guarded-send.ts'

export interface SendFormOptions {
  action: JoinEntry
  /** False: sends without a captcha, until the gateway asks for one. */
  hasCaptcha: boolean
  form: UseFormReturn<AccountValues>
  send: (values: AccountValues, captcha?: string) => Promise<{ data?: Session; error?: unknown }>
  /** After the session has started and its user is known. */
  onOpened: () => void
}

/** A message that comes while another page opens is shown for longer than the default, ms. */
const READ_MS = 8000

/** Sends either form: captcha, call, session; shows each refusal at its place. Empties no field. */
export function useSendForm({ action, hasCaptcha, form, send, onOpened }: SendFormOptions) {
  const dispatch = useAppDispatch()
  const { openDialog } = useNotify()
  const t = useTranslations('account')
  const [isOpened, setOpened] = useState(false)
  const { getValues, setError, setFocus } = form

  const { guard, captcha, isAsked, refusal, setRefusal, waiting } = useGuardedSend(action, hasCaptcha)
  const submit = async (values: AccountValues) => {
    const { data, refused } = await guard(values, (answer) => send(values, answer))
    if (data) {
      setOpened(true)
      if (await dispatch(sessionOpened(data))) return onOpened()
      setOpened(false)
      setRefusal({ at: 'alert', key: `not_kept_${action}` })
      captcha.spend()
    }
    if (refused?.at === 'fields')
      for (const [name, message] of Object.entries(refused.fields)) {
        const field = name as keyof AccountValues
        setError(field, { type: 'gateway', message })
        setFocus(field)
      }
    if (refused?.at === 'dialog')
      openDialog({
        modeType: 'error',
        status: DIALOG_STATUSES.error,
        title: t('multiple_title'),
        message: refused.text,
      })
  }

  const isLocked = refusal?.at === 'wait' && refusal.why === 'locked' && refusal.field !== 'code'
  useEffect(() => {
    if (isLocked) setFocus(getValues('method'))
  }, [isLocked, setFocus, getValues])

  // `isOpened`: the session has started and the page is about to change.
  return { submit, captcha, isAsked, refusal, isOpened, waiting }
}

/** The beginners' activity, whose first reward the button of the registration promises; null where it promises nothing. */
export type PromisedWelcome =
  | (Pick<WelcomeOffer, 'activityId' | 'path' | 'isForSomeCountries'> & {
      /** In words, such as `5 USDT trial funds`. */
      reward: string
    })
  | null

/**
 * Goes from a form that has opened a session to its next page. The registration's button promises a reward that only members of the
 * beginners' activity get: a new user joins it on its page, or at once when the form leads elsewhere, where a message says so.
 */
export function useArrive(welcome?: PromisedWelcome) {
  const locale = useLocale()
  const router = useRouter()
  const dispatch = useAppDispatch()
  const { notify } = useNotify()
  const t = useTranslations('account')
  return (path: string, kind: JoinEntry, how: 'push' | 'replace' = 'push') => {
    confirmJoin(path, kind)
    if (kind === 'register' && welcome) {
      if (path.split(/[?#]/, 1)[0] === welcome.path) planJoin(welcome.activityId, path, kind)
      // Loaded late, because the schemas of activities are large.
      else
        import('#store/api/activity.ts').then(
          async ({ activityApi }) => {
            const { data } = await dispatch(activityApi.endpoints.apply.initiate({ activityId: welcome.activityId }))
            const message = t('sign_up_ready', { reward: welcome.reward })
            if (data) notify(message, { modeType: 'success', duration: READ_MS })
          },
          // The activity’s page still offers to join.
          () => undefined,
        )
    }
    router[how](localeHref(locale, path))
  }
}
