'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Field, type FieldInput, type FieldMessage } from '#components/ui/controls/field.tsx'

interface CodeFieldProps {
  /** Prefix of its elements' ids. */
  form: string
  input: FieldInput
  error: ReactNode
  /** Accepts no recovery code. */
  isAppOnly?: boolean
  /** Takes the focus when it appears. */
  isNext?: boolean
}

/** The code of an app, or one of the recovery codes of a user without it. */
export function CodeField({ form, input, error, isAppOnly = false, isNext = false }: CodeFieldProps) {
  const t = useTranslations('account')
  const [isRecovery, setRecovery] = useState(false)
  const hint: FieldMessage = { tone: 'hint', text: t(isRecovery ? 'recovery_hint' : 'code_hint') }
  const focus = () => document.getElementById(`${form}-code`)?.focus()
  useEffect(() => {
    if (isNext) document.getElementById(`${form}-code`)?.focus()
  }, [isNext, form])
  return (
    <div>
      <Field
        form={form}
        name="code"
        label={t(isRecovery ? 'recovery_code' : 'code')}
        type="text"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        input={input}
        message={error ? { tone: 'error', text: error } : hint}
      />
      {!isAppOnly && (
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            setRecovery(!isRecovery)
            focus()
          }}
        >
          {t(isRecovery ? 'code_use_app' : 'code_use_recovery')}
        </Button>
      )}
    </div>
  )
}
