import { useTranslations } from 'next-intl'
import type { FieldMessage } from '#components/ui/controls/field.tsx'
import { PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'
import { passwordProblem } from './account-values.ts'

/** The sentences about a new password. */
export function useNewPassword() {
  const t = useTranslations('account')
  /** Undefined where nothing is wrong. */
  const problemText = (password: string) => {
    const problem = passwordProblem(password)
    if (problem !== 'password_short') return problem && t(`error_${problem}`)
    const count = PASSWORD_MINIMUM - passwordLength(password)
    // Below ten, so the same in every numbering system that the site uses.
    return t('password_left', { count, value: String(count) })
  }
  /** While it is typed. */
  const hint = (password: string): FieldMessage => {
    if (password === '') return { tone: 'hint', text: t('password_hint') }
    const text = problemText(password)
    return text ? { tone: 'hint', text } : { tone: 'good', text: t('password_enough') }
  }
  return { problemText, hint }
}
