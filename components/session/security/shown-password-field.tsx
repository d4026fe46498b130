'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'
import type { FieldInput, FieldMessage } from '#components/ui/controls/field.tsx'
import { passwordProblem } from '../form/account-values.ts'
import { PasswordField } from '../form/password-field.tsx'

interface Props {
  form: string
  kind: 'current' | 'new'
  name: 'password' | 'newPassword'
  label: string
  input: FieldInput
  /** The account's, because password managers need a name with the password. */
  loginName?: string
  /** The entry so far. */
  value: string
  error: string | undefined
}

/** The sentence of a problem; null when there is none. */
export function useNewPasswordText(): (password: string) => string | null {
  const t = useTranslations('account')
  return (password) => {
    const problem = passwordProblem(password)
    if (problem !== 'password_short') return problem ? t(`error_${problem}`) : null
    const left = PASSWORD_MINIMUM - passwordLength(password)
    // Below ten, so the same in every numbering system that the site uses.
    return t('password_left', { count: left, value: String(left) })
  }
}

/** A password that can be shown, with the steps towards the only rule for a new one. */
export function ShownPasswordField({ form, kind, name, label, input, loginName, value, error }: Props) {
  const t = useTranslations('account')
  const problemText = useNewPasswordText()
  const [shown, setShown] = useState(false)
  const hint = (): FieldMessage | undefined => {
    if (kind === 'current') return undefined
    if (value === '') return { tone: 'hint', text: t('password_hint') }
    const text = problemText(value)
    return text === null ? { tone: 'good', text: t('password_enough') } : { tone: 'hint', text }
  }
  return (
    <>
      {loginName !== undefined && (
        <input type="text" autoComplete="username" title={loginName} value={loginName} readOnly hidden />
      )}
      <PasswordField
        form={form}
        name={name}
        label={label}
        kind={kind}
        input={input}
        message={error === undefined ? hint() : { tone: 'error', text: error }}
        length={passwordLength(value)}
        shown={shown}
        onShow={() => setShown(!shown)}
      />
    </>
  )
}
