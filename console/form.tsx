import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallData, CallDefinition } from '@fanfare/contract/define-call.ts'
import { codes, type Field, FieldInput } from './inputs.tsx'
import { type Absent, Actions, Button, Status, Failure, Form, type Look, Proposed } from './parts.tsx'
import { refresh, type Refusal, type Revision, useChange, useTyped, type InputOf } from './use-call.ts'

export type Fields = Record<string, Field | Absent>
export type Values<F extends Fields> = {
  [Name in keyof F]: Exclude<F[Name], Absent> extends Field<infer Value> ? Value : string
}
export type Typed = Record<string, string | undefined>

/** Makes the input of a change whose body is its fields. */
export const to =
  <Params extends object>(params: Params) =>
  <Body extends object>(body: Body) => ({ ...params, body })

/** A select of codes of the API. */
export const pick = <Value extends string>(
  label: string,
  values: readonly Value[],
  words?: (value: Value) => string,
): Field<Value> => ({ label, options: codes(values, words) })

export const NOTE = { label: 'Note for colleagues', maxLength: 500 } satisfies Field
export const TICKET: Field = { label: 'Ticket', maxLength: 64 }

/** The typed value, or the initial one, also where a typed choice is not offered any more. */
const valueOf = ({ start = '', options, as }: Field, typed = start) =>
  !options || as || options.some(([value]) => value === typed) ? typed : start

export interface FormInput<C extends CallDefinition, F extends Fields> {
  call: C
  /** Names the form where a page has several of one call; the tab keeps what was typed under this name. */
  name?: string
  fields?: F | ((typed: Typed) => F)
  send: (values: Values<F>) => InputOf<C>
  revision?: Revision
  onDone?: (answer: CallData<C>, values: Values<F>) => unknown
  /** Keeps what was typed after success, until `clear`. */
  isKept?: boolean
}

/** A change with its fields. Once it is done the page is read again. */
export function useForm<C extends CallDefinition, F extends Fields = Record<never, never>>({
  call,
  name = call.name,
  fields,
  send,
  revision,
  onDone,
  isKept,
}: FormInput<C, F>) {
  const typed = useTyped<Record<string, string>>(name, {})
  const change = useChange(call)
  const shown: Fields = read(fields, typed.fields) ?? {}
  const values = Object.fromEntries(
    Object.entries(shown).map(([field, of]) => [field, of ? valueOf(of, typed.fields[field]) : '']),
  ) as Values<F>
  const input = () => send(values)
  /** `chosen` are the values of the button that was pressed. */
  const submit = async (chosen?: Partial<Values<F>>) => {
    const done = await change.run(send({ ...values, ...chosen }), revision)
    if (!done) return false
    if (!isKept) typed.clear()
    onDone?.(done, values)
    refresh()
    return true
  }
  /** Reads the page again, for example because somebody was faster. */
  const reload = () => {
    change.forget()
    refresh()
  }
  return { ...change, ...typed, name, shown, values, input, submit, reload }
}

interface InputsProps {
  of: {
    shown: Fields
    values: Typed
    set: (values: Record<string, string>) => void
  }
}

export const Inputs = ({ of: { shown, values, set } }: InputsProps) => (
  <div className="grid fields">
    {Object.entries(shown).map(
      ([name, field]) =>
        field && (
          <FieldInput
            key={name}
            name={name}
            of={field}
            value={values[name] ?? ''}
            onChange={(value) => set({ [name]: value })}
          />
        ),
    )}
  </div>
)

interface ConfirmProps {
  form: { name: string; isBusy: boolean; failure: Refusal | null; reload: () => void; submit: () => Promise<boolean> }
  /** Text of the button that opens the dialog. */
  label: ReactNode
  title: string
  /** Text of the button that confirms. */
  action?: ReactNode
  variant?: Look
  disabled?: boolean
  /** Whether the button that confirms can be pressed, for example once something is marked. */
  isReady?: boolean
  /** Runs before the dialog opens, for example to count what would happen; undefined keeps it closed. */
  onOpen?: () => Promise<unknown>
  children: ReactNode
}

/** A button that asks before it acts. If the action needs a new sign-in, its dialog is open again afterwards. */
export function Confirm({
  form: { name, isBusy, failure, reload, submit },
  label,
  title,
  action = label,
  variant,
  disabled,
  isReady = true,
  onOpen,
  children,
}: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const key = `asked:${location.pathname}`
  const close = () => dialog.current?.close()
  const open = async () => {
    if (!onOpen || (await onOpen())) setOpen(true)
  }
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  useEffect(() => {
    if (failure?.needsSignIn) sessionStorage.setItem(key, name)
  }, [failure, key, name])
  useEffect(() => {
    if (sessionStorage.getItem(key) !== name) return
    sessionStorage.removeItem(key)
    void open()
    // oxlint-disable-next-line react/exhaustive-deps -- once: `open` is new at each render
  }, [])
  const confirm = async () => {
    if (await submit()) close()
  }
  return (
    <>
      <Button variant={variant} disabled={disabled} busy={isBusy} onClick={open}>
        {label}
      </Button>
      <dialog
        ref={dialog}
        className="surface"
        aria-label={title}
        onClose={() => {
          sessionStorage.removeItem(key)
          setOpen(false)
        }}
      >
        <h2>{title}</h2>
        <Form>
          {isOpen && children}
          <Failure
            failure={failure}
            reload={() => {
              close()
              reload()
            }}
          />
          <Actions>
            <Button
              variant={variant === 'danger' ? 'danger' : 'primary'}
              busy={isBusy}
              disabled={!isReady}
              onClick={confirm}
            >
              {action}
            </Button>
            <Button onClick={close}>Cancel</Button>
          </Actions>
        </Form>
      </dialog>
    </>
  )
}

type Of<Values, Value> = Value | ((values: Values) => Value)
const read = <V, Value>(of: Of<V, Value>, values: V) =>
  typeof of === 'function' ? (of as (values: V) => Value)(values) : of

interface ChangeProps<C extends CallDefinition, F extends Fields> extends FormInput<C, F> {
  /** Text of the button; an empty one hides the button. */
  label: Of<Values<F>, ReactNode>
  /** Title of a dialog that asks first; its button `action` sends the change. */
  title?: Of<Values<F>, string>
  action?: ReactNode
  variant?: Of<Values<F>, Look>
  disabled?: Of<Values<F>, boolean>
  /** Whether the button of the dialog can be pressed. */
  isReady?: (values: Values<F>) => boolean
  /** Shown before the fields: what will happen. */
  asks?: ReactNode
  /** The question of the dialog, where the fields are on the page. */
  question?: ReactNode
  /** Shown after the fields: what the chosen values mean. */
  more?: (values: Values<F>) => ReactNode
  /** Shown after success. */
  done?: (answer: CallData<C>, values: Values<F>) => ReactNode
  children?: ReactNode
}

/** A change by staff: its fields, its button and its result, on the page or in a dialog. */
export function Change<C extends CallDefinition, F extends Fields = Record<never, never>>({
  label,
  title,
  action,
  variant,
  disabled,
  isReady,
  asks,
  question,
  more,
  done,
  children,
  ...input
}: ChangeProps<C, F>) {
  const form = useForm(input)
  const { values, answer, isBusy, submit } = form
  const { proposal } = (answer ?? {}) as { proposal?: { proposalId: string } | null }
  const look = { variant: read(variant, values), disabled: read(disabled, values) }
  const name = read(label, values)
  const words = answer && done?.(answer, values)
  const result = proposal ? (
    <Proposed id={proposal.proposalId} />
  ) : typeof words === 'string' ? (
    <Status>{words}</Status>
  ) : (
    words
  )
  const body = (
    <>
      {asks && <p>{asks}</p>}
      {children}
      <Inputs of={form} />
      {more?.(values)}
    </>
  )
  if (title)
    return (
      <>
        {question && body}
        <Confirm
          form={form}
          label={name}
          title={read(title, values)}
          action={action}
          isReady={isReady?.(values)}
          {...look}
        >
          {question ?? body}
        </Confirm>
        {result}
      </>
    )
  if (proposal) return result
  return (
    <Form>
      {body}
      <Failure {...form} />
      {result}
      {name && (
        <Button {...look} busy={isBusy} onClick={() => submit()}>
          {name}
        </Button>
      )}
    </Form>
  )
}
