import type { ComponentProps, ComponentType, FormEvent, ReactNode } from 'react'
import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { Field } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { Grid, Note } from '#components/ui/layout/layout.tsx'
import { Alert, Notice } from '#components/ui/surface/notice.tsx'
import styles from './dialog-form.module.css'

/** What a dialog gives to its form. */
export interface InDialog {
  titleId: string
  onDone: () => void
}

export interface DialogProps<Props> {
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

interface DialogFormProps {
  titleId: string
  title: string
  lead: string
  /** Prefix of its fields' ids. */
  name: string
  fields: readonly Omit<ComponentProps<typeof Field>, 'form' | 'type'>[]
  /** Above the button, a question or a warning. */
  question?: ReactNode
  /** Why it was not accepted. */
  refusal?: string
  submit: string
  busy: boolean
  onSubmit: (event: FormEvent) => Promise<void>
  onChange?: () => void
}

export function DialogForm(props: DialogFormProps) {
  const { titleId, title, lead, name, fields, question, refusal, submit, busy, onSubmit, onChange } = props
  return (
    <form noValidate className={styles.body} onChange={onChange} onSubmit={onSubmit}>
      <h2 id={titleId}>{title}</h2>
      <Note top="6">{lead}</Note>
      <Grid gap="16" className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.name} form={name} {...field} />
        ))}
      </Grid>
      {question && (
        <Notice tone="warning" role="alert" className={styles.refusal}>
          {question}
        </Notice>
      )}
      {refusal && <Alert className={styles.refusal}>{refusal}</Alert>}
      <OnlineButton type="submit" size="lg" full busy={busy}>
        {submit}
      </OnlineButton>
    </form>
  )
}
