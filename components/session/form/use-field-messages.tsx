import { useTranslations, useLocale } from 'next-intl'
import type { FieldErrors } from 'react-hook-form'
import { type FieldMessage, messageOf } from '#components/ui/controls/field.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import type { AccountFormState } from './account-form.tsx'
import type { AccountValues, FieldProblem } from './account-values.ts'
import { useNewPassword } from './use-new-password.ts'

interface MessageInput {
  kind: 'login' | 'register'
  errors: FieldErrors<AccountValues>
  values: Pick<AccountValues, 'method' | 'password'>
  /** From the numbering plan; an error replaces it. */
  mobileHint?: FieldMessage
  inviteUnknown?: boolean
  /** The end of a lock, of the name or of the codes of a second factor, ms on the gateway's clock. */
  locked?: { until: number; field: 'name' | 'code' } | null
  /** The page's query, which the link to the login keeps. */
  search: string
}

/** The sentences under all fields: an error wins over a hint. */
export function useFieldMessages({
  kind,
  errors,
  values,
  mobileHint,
  inviteUnknown,
  locked,
  search,
}: MessageInput): AccountFormState['messages'] {
  const { method } = values
  const t = useTranslations('account')
  const locale = useLocale()
  const zone = useMyZone()
  const { problemText, hint } = useNewPassword()
  const sentence = (problem: FieldProblem) => {
    if (problem === 'password_short') return problemText(values.password)
    if (problem !== 'exists') return t(`error_${problem}`)
    return t.rich(`error_exists_${method}`, {
      link: (chunks) => <Link href={`/login${search}`}>{chunks}</Link>,
    })
  }
  const error = (field: keyof AccountValues) => {
    const problem = errors[field]?.message as FieldProblem | undefined
    return messageOf(problem && sentence(problem))
  }
  const lockOf = (field: string): FieldMessage | undefined =>
    locked?.field === field
      ? {
          tone: 'error',
          icon: 'lock-simple',
          text: t('error_locked', { time: formatTime(locale, locked.until, zone) }),
        }
      : undefined
  const lock = lockOf('name')
  return {
    email: error('email') ?? (method === 'email' ? lock : undefined),
    mobile: error('mobile') ?? (method === 'mobile' ? lock : undefined) ?? mobileHint,
    password: error('password') ?? (kind === 'login' ? undefined : hint(values.password)),
    code: error('code') ?? lockOf('code'),
    vipCode: inviteUnknown ? { tone: 'warning', text: t('invite_unknown') } : undefined,
  }
}
