import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Field, type FieldInput, messageOf } from '#components/ui/controls/field.tsx'

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

const focusCode = (form: string) => document.getElementById(`${form}-code`)?.focus()

/** The code of an app, or one of the recovery codes of a user without it. */
export function CodeField({ form, input, error, isAppOnly, isNext }: CodeFieldProps) {
  const t = useTranslations('account')
  const [isRecovery, setRecovery] = useState(false)
  useEffect(() => {
    if (isNext) focusCode(form)
  }, [isNext, form])
  return (
    <div>
      <Field
        form={form}
        name="code"
        label={t(isRecovery ? 'recovery_code' : 'code')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        input={input}
        message={messageOf(error, t(isRecovery ? 'recovery_hint' : 'code_hint'))}
      />
      {!isAppOnly && (
        <SmallButton
          variant="text"
          onClick={() => {
            setRecovery(!isRecovery)
            focusCode(form)
          }}
        >
          {t(isRecovery ? 'code_use_app' : 'code_use_recovery')}
        </SmallButton>
      )}
    </div>
  )
}
