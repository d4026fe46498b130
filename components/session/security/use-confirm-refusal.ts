'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { CallError } from '#store/call-error.ts'

/** The proofs that the person is there before a change of the account, and the new password. */
export interface Confirmed {
  password: string
  newPassword: string
  code: string
}

/** Where a refusal of a password or a code is shown, and its sentence; `session`: only a new login confirms. */
export function useConfirmRefusal(): (error: CallError) => {
  field: keyof Confirmed | 'session' | null
  text: string
} {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const errorText = useErrorText()
  return (error) => {
    const name = error.kind === 'gateway' ? codeName(error.code) : undefined
    const data = error.kind === 'gateway' ? error.data : undefined
    if (name === 'WRONG_CREDENTIALS')
      return data?.field === 'session'
        ? { field: 'session', text: t('my_data.log_in_again') }
        : { field: 'password', text: t('security.password_wrong') }
    if (name === 'WEAK_PASSWORD') return { field: 'newPassword', text: t('account.error_password_common') }
    if (name === 'SECOND_FACTOR') return { field: 'code', text: t('account.error_code_wrong') }
    if (name === 'NOT_FOUND' || name === 'ALREADY_BOUND') return { field: null, text: t('factor.changed') }
    if (name !== 'ACCOUNT_LOCKED') return { field: null, text: errorText(error) }
    const time = formatTime(locale, data?.retryAt ?? serverNow(), zone)
    return { field: data?.field === 'code' ? 'code' : 'password', text: t('account.error_locked', { time }) }
  }
}
