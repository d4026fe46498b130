import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'
import { Field, type FieldMessage } from '#components/ui/controls/field.tsx'
import styles from './password-field.module.css'
import { passwordProblem } from './account-values.ts'

/** What a form gives to its fields in the browser; without it they are uncontrolled. */
export type FieldState = Pick<ComponentProps<typeof Field>, 'input' | 'message'>

/** A form with one password needs no `form`, `name` and `label`. */
interface PasswordFieldProps
  extends FieldState, Partial<Pick<ComponentProps<typeof Field>, 'form' | 'name' | 'label'>> {
  /** `new` shows the steps towards the only rule. */
  kind: 'current' | 'new'
  /** Characters typed so far. */
  length?: number
  shown?: boolean
  onShow?: () => void
}

export function PasswordField({
  name = 'password',
  label,
  kind,
  length = 0,
  shown,
  onShow,
  ...field
}: PasswordFieldProps) {
  const t = useTranslations('account')
  // The focus goes from the server's eye to the live one.
  const eye = `${field.form}-${name}-eye`
  return (
    <Field
      {...field}
      name={name}
      label={label ?? t('password')}
      type={shown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      after={
        onShow ? (
          <IconButton id={eye} label={t(shown ? 'hide_password' : 'show_password')} onClick={onShow}>
            <Icon icon={shown ? 'eye-slash' : 'eye'} />
          </IconButton>
        ) : (
          // Until the live field is there, the head script answers (`lib/head/answers.ts`), and CSS shows one icon.
          <IconButton
            id={eye}
            label={t('show_password')}
            className={styles.early}
            data-turns="password"
            data-other={t('hide_password')}
          >
            <Icon icon="eye" />
            <Icon icon="eye-slash" />
          </IconButton>
        )
      }
      below={kind === 'new' && <Steps filled={length} failed={field.message?.tone === 'error'} />}
    />
  )
}

/** Ten steps towards ten characters; the text below says the same. */
function Steps({ filled, failed }: { filled: number; failed: boolean }) {
  const done = filled >= PASSWORD_MINIMUM
  return (
    <span className={styles.steps} data-state={failed ? 'failed' : done ? 'done' : 'open'} aria-hidden>
      {Array.from({ length: PASSWORD_MINIMUM }, (_, step) => (
        <i key={step} className={step < filled ? styles.on : undefined} />
      ))}
    </span>
  )
}

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
