import { useTranslations, useLocale } from 'next-intl'
import type { FieldErrors } from 'react-hook-form'
import { type FieldMessage, messageOf } from '#components/ui/controls/field.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import type { AccountValues, FieldProblem, Refusal } from './account-values.ts'
import { useNewPassword } from './password-field.tsx'

interface MessageInput {
  kind: 'login' | 'register'
  errors: FieldErrors<AccountValues>
  values: Pick<AccountValues, 'method' | 'password'>
  /** From the numbering plan; an error replaces it. */
  mobileHint?: FieldMessage
  inviteUnknown?: boolean
  /** A lock, of the name or of the codes of a second factor. */
  wait?: Extract<Refusal, { at: 'wait' }> | null
  /** The page's query, which the link to the login keeps. */
  search: string
}

/** The sentences under all fields: an error wins over a hint. */
export function useFieldMessages({ kind, errors, values, mobileHint, inviteUnknown, wait, search }: MessageInput) {
  const t = useTranslations('account')
  const locale = useLocale()
  const zone = useMyZone()
  const { problemText, hint } = useNewPassword()
  const sentence = (problem: FieldProblem) => {
    if (problem === 'password_short') return problemText(values.password)
    if (problem !== 'exists') return t(`error_${problem}`)
    return t.rich(`error_exists_${values.method}`, {
      link: (chunks) => <Link href={`/login${search}`}>{chunks}</Link>,
    })
  }
  const error = (field: keyof AccountValues): FieldMessage | undefined => {
    const problem = errors[field]?.message as FieldProblem | undefined
    if (problem || wait?.why !== 'locked' || field !== (wait.field ?? values.method))
      return messageOf(problem && sentence(problem))
    const time = formatTime(locale, wait.until, zone)
    return { tone: 'error', icon: 'lock-simple', text: t('error_locked', { time }) }
  }
  return {
    email: error('email'),
    mobile: error('mobile') ?? mobileHint,
    password: error('password') ?? (kind === 'login' ? undefined : hint(values.password)),
    code: error('code'),
    terms: error('terms'),
    vipCode: inviteUnknown ? { tone: 'warning' as const, text: t('invite_unknown') } : undefined,
  }
}
