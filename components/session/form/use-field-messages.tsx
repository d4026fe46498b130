import { useDeferredValue } from 'react'
import { useComputed } from '#components/ui/browser/use-computed.ts'
import { nationalDigits } from '@fanfare/contract/typed-text.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { useTranslations, useLocale } from 'next-intl'
import type { FieldErrors } from 'react-hook-form'
import { type FieldMessage, messageOf } from '#components/ui/controls/field.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import type { AccountValues, FieldProblem, Wait } from './account-values.ts'
import { useNewPassword } from './password-field.tsx'

interface MessageInput {
  kind: 'login' | 'register'
  errors: FieldErrors<AccountValues>
  values: Pick<AccountValues, 'method' | 'password'>
  /** From the numbering plan; an error replaces it. */
  mobileHint?: FieldMessage
  inviteUnknown?: boolean
  /** A lock, of the name or of the codes of a second factor. */
  wait?: Wait | null
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

/** The user is probably still typing a shorter number. */
const MIN_DIGITS = 5

/** `number`: in international format, or null when it does not fit the country's numbering plan. */
async function toInternational(areaCode: string, digits: string) {
  if (digits.length < MIN_DIGITS) return null
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const parsed = parsePhoneNumberFromString(`+${areaCode}${digits}`)
  return { areaCode, digits, number: parsed?.isValid() ? parsed.formatInternational() : null }
}

/** Only a hint: numbering plans change faster than libraries, so it refuses nothing (AUTH-5). */
export function useMobileHint(areaCode: string, mobile: string): FieldMessage | undefined {
  const t = useTranslations('account')
  const locale = useLocale()
  const digits = nationalDigits(useDeferredValue(mobile), areaCode)
  const answer = useComputed(toInternational, areaCode, digits)
  // What is typed now has no answer yet.
  if (answer?.areaCode !== areaCode || answer.digits !== digits) return undefined
  return answer.number
    ? { tone: 'hint', text: t('mobile_as', { number: isolateLtr(locale, answer.number) }) }
    : { tone: 'warning', text: t('mobile_unusual', { code: isolateLtr(locale, `+${areaCode}`) }) }
}
