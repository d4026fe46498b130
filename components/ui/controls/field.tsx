import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { cx } from '#components/ui/cx.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Row, Stack } from '../layout/layout.tsx'
import styles from './field.module.css'

/** The message under a field. Only an error marks the field invalid; a warning never blocks. */
export interface FieldMessage {
  tone: 'error' | 'warning' | 'hint' | 'good'
  text: ReactNode
  icon?: IconName<'fill'>
}

/** Its problem, else its hint, where there is one. */
export function messageOf(problem: ReactNode, hint?: string): FieldMessage | undefined {
  if (problem) return { tone: 'error', text: problem }
  return hint === undefined ? undefined : { tone: 'hint', text: hint }
}

export type FieldInput = Partial<UseFormRegisterReturn> & { onFocus?: () => void }

/** For a field without a form: each text that is typed. */
export const typedInto = (onText: (text: string) => void): FieldInput => ({
  onChange: async ({ target }) => onText(target.value),
})

/** `value` for a field that is controlled without `react-hook-form`. */
interface FieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'value'> {
  /** Prefix of its elements' ids. */
  form?: string
  name: string
  label: string
  type?: 'email' | 'password' | 'text' | 'tel' | 'time'
  /** Registration with the form in the browser; without it the field is uncontrolled. */
  input?: FieldInput
  message?: FieldMessage
  before?: ReactNode
  after?: ReactNode
  below?: ReactNode
  /** A phone number is left-to-right as a whole (design §9); other fields only in their text. */
  leftToRight?: boolean
  /** Of the text: `auto` for names and streets. */
  direction?: 'ltr' | 'auto'
}

const TONES = { error: 'error', warning: 'warning', hint: 'secondary', good: 'success' } as const
const ICONS: Partial<Record<FieldMessage['tone'], IconName<'fill'>>> = { error: 'warning-circle', warning: 'warning' }

/** Label above, 50 px, its message under it with icon and words (design, "Account"). */
export function Field({
  form = 'account',
  label,
  type = 'text',
  input,
  message,
  before,
  after,
  below,
  leftToRight,
  direction = 'ltr',
  ...control
}: FieldProps) {
  const id = `${form}-${control.name}`
  return (
    <FieldFrame id={id} label={label} message={message} dir={leftToRight ? 'ltr' : undefined} below={below}>
      {before}
      <input
        {...control}
        {...input}
        id={id}
        type={type}
        dir={direction}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={message?.tone === 'error' || undefined}
        aria-describedby={message && `${id}-message`}
        className={leftToRight || direction === 'auto' ? undefined : styles.aligned}
      />
      {after}
    </FieldFrame>
  )
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'message' | 'below'> {
  /** Of the control. */
  id: string
  dir?: 'ltr'
  /** The control, with what is in its box. */
  children: ReactNode
}

/** The label above the box of a control, and under it the message, `{id}-message`. */
export function FieldFrame({ id, label, message, dir, below, children }: FieldFrameProps) {
  const icon = message && (message.icon ?? ICONS[message.tone])
  return (
    <Stack gap="6" className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={cx(styles.box, message?.tone === 'error' && styles.invalid)} dir={dir}>
        {children}
      </span>
      {below}
      {message && (
        <Row
          as="span"
          id={`${id}-message`}
          gap="4"
          align="start"
          size="small"
          tone={TONES[message.tone]}
          className={styles.message}
        >
          {icon && <SmallIcon icon={icon} weight="fill" />}
          <span>{message.text}</span>
        </Row>
      )}
    </Stack>
  )
}
