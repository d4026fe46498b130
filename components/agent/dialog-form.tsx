import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Field, messageOf } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { Grid, Note } from '#components/ui/layout/layout.tsx'
import { Alert, Notice } from '#components/ui/surface/notice.tsx'
import { CODES } from '@fanfare/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'
import styles from './dialog-form.module.css'

/** What a dialog gives to its form. */
export interface InDialog {
  titleId: string
  onDone: () => void
}

interface DialogProps<Props> {
  open: boolean
  onClose: () => void
  form: Props
}

/** Puts a form into a dialog; each opening resets the form. */
export const inDialog = <Props extends object>(Form: ComponentType<Props & InDialog>) =>
  function FormDialog({ open, onClose, form }: DialogProps<Props>) {
    return (
      <SheetDialog isOpen={open} onClose={onClose}>
        {(titleId) => <Form {...form} titleId={titleId} onDone={onClose} />}
      </SheetDialog>
    )
  }

interface DialogField<Values extends FieldValues> extends Omit<
  ComponentProps<typeof Field>,
  'form' | 'type' | 'input' | 'message'
> {
  name: Path<Values>
  validate: RegisterOptions<Values, Path<Values>>['validate']
  /** Shown before the form is sent. */
  problem?: string | false
  hint: string
}

interface DialogFormProps<Values extends FieldValues, Data> extends InDialog {
  form: UseFormReturn<Values>
  title: string
  lead: string
  /** Prefix of its fields' ids. */
  name: string
  fields: readonly DialogField<Values>[]
  /** Above the button, a question or a warning. */
  question?: ReactNode
  submit: string
  /** Undefined where a question comes first. */
  send: (values: Values) => Promise<{ data?: Data; error?: unknown } | undefined>
  /** Says that it was accepted. */
  done: (data: Data) => string
  /** The sentence of a refusal and its place, by the field that 40000 names (contract §1) or by its code. */
  explain?: (refused: string) => readonly [place: Path<Values> | 'root', message?: string] | undefined
  onChange?: () => void
}

/** The field that an error is about, or its code. */
function refusedOf(error: CallError) {
  if (error.kind === 'contract') return ''
  const { code = '', data } = error
  if (code !== CODES.MALFORMED.code) return code
  return (data?.field ?? data?.issues?.[0]?.path ?? '').split('.')[0] ?? ''
}

export function DialogForm<Values extends FieldValues, Data>(props: DialogFormProps<Values, Data>) {
  const { titleId, onDone, form, title, lead, name, fields, question, submit, send, done, explain, onChange } = props
  const { errors, isSubmitting } = form.formState
  const errorText = useErrorText()
  const { notify } = useNotify()
  const save = async (values: Values) => {
    const answer = await send(values)
    if (!answer) return
    const { data, error } = answer
    if (data) {
      notify(done(data), { modeType: 'success' })
      return onDone()
    }
    const [place, message] = explain?.(refusedOf(error as CallError)) ?? (['root', errorText(error)] as const)
    form.setError(place, { message }, { shouldFocus: true })
  }
  return (
    <form noValidate className={styles.body} onChange={onChange} onSubmit={form.handleSubmit(save)}>
      <h2 id={titleId}>{title}</h2>
      <Note top="6">{lead}</Note>
      <Grid gap="16" className={styles.fields}>
        {fields.map(({ validate, problem, hint, ...field }) => (
          <Field
            key={field.name}
            form={name}
            {...field}
            input={form.register(field.name, { validate })}
            message={messageOf(problem || form.getFieldState(field.name, form.formState).error?.message, hint)}
          />
        ))}
      </Grid>
      <Grid gap="12">
        {question && (
          <Notice tone="warning" role="alert">
            {question}
          </Notice>
        )}
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <OnlineButton type="submit" size="lg" full busy={isSubmitting}>
          {submit}
        </OnlineButton>
      </Grid>
    </form>
  )
}
