'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { FieldErrors } from 'react-hook-form'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { PASSWORD_MINIMUM } from '@fanfare/contract/session/session.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import type { AccountFormState } from './account-form.tsx'
import type { AccountValues, FieldProblem, Method } from './account-values.ts'
import type { FieldMessage } from '#components/ui/controls/field.tsx'

interface MessageInput {
  kind: 'login' | 'register'
  errors: FieldErrors<AccountValues>
  method: Method
  passwordLength: number
  /** From the numbering plan; an error replaces it. */
  mobileHint: FieldMessage | undefined
  inviteUnknown: boolean
  /** ms on the gateway's clock; null when not locked. */
  lockedUntil: number | null
  /** The same of the codes of a second factor. */
  codeLockedUntil?: number | null
  /** The page's query, which the link to the login keeps. */
  search: string
}

const problemOf = (errors: FieldErrors<AccountValues>, field: keyof AccountValues): FieldProblem | undefined =>
  errors[field]?.message as FieldProblem | undefined

/** The sentences under all fields: an error wins over a hint. */
export function useFieldMessages(): (input: MessageInput) => AccountFormState['messages'] {
  const t = useTranslations('account')
  const locale = useLocale()
  const zone = useMyZone()

  // Below ten, so the same in every numbering system that the site uses.
  const left = (count: number) => t('password_left', { count, value: String(count) })
  const sentence = (problem: FieldProblem, { method, passwordLength, search }: MessageInput) => {
    if (problem === 'password_short') return left(PASSWORD_MINIMUM - passwordLength)
    if (problem !== 'exists') return t(`error_${problem}`)
    return t.rich(`error_exists_${method}`, {
      link: (chunks) => (
        <Link href={`/login${search}`} locale={locale}>
          {chunks}
        </Link>
      ),
    })
  }
  const password = ({ kind, passwordLength }: MessageInput): FieldMessage | undefined => {
    if (kind === 'login') return undefined
    if (passwordLength === 0) return { tone: 'hint', text: t('password_hint') }
    return passwordLength < PASSWORD_MINIMUM
      ? { tone: 'hint', text: left(PASSWORD_MINIMUM - passwordLength) }
      : { tone: 'good', text: t('password_enough') }
  }

  return (input) => {
    const error = (field: 'email' | 'mobile' | 'password' | 'code'): FieldMessage | undefined => {
      const problem = problemOf(input.errors, field)
      return problem && { tone: 'error', text: sentence(problem, input) }
    }
    const lockOf = (until: number | null | undefined): FieldMessage | undefined =>
      until == null
        ? undefined
        : { tone: 'error', icon: 'lock-simple', text: t('error_locked', { time: formatTime(locale, until, zone) }) }
    const locked = lockOf(input.lockedUntil)
    return {
      email: error('email') ?? (input.method === 'email' ? locked : undefined),
      mobile: error('mobile') ?? (input.method === 'mobile' ? locked : undefined) ?? input.mobileHint,
      password: error('password') ?? password(input),
      code: error('code') ?? lockOf(input.codeLockedUntil),
      vipCode: input.inviteUnknown ? { tone: 'warning', text: t('invite_unknown') } : undefined,
    }
  }
}
