import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Button, Failure, Input, Labelled, Select } from './parts.tsx'
import parts from './parts.module.css'
import { setQuery, To, useAddress } from './route.tsx'
import type { Refusal } from './server.ts'
import styles from './lists.module.css'
import { number } from './words.ts'

type Options = readonly (readonly [value: string, words: string])[]

export interface FilterField {
  /** Of the address, and of the call's query. */
  name: string
  label: string
  /** One of these; the first is the one of an address without it. */
  options?: Options
  type?: 'text' | 'date'
}

/** The filters and the page in the address, by the names of a call's query. */
export function useFilters(fields: readonly FilterField[]): Record<string, string> {
  const { searchParams } = useAddress()
  return Object.fromEntries(
    [...fields.map(({ name }) => name), 'cursor'].flatMap((name) => {
      const value = searchParams.get(name) ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
}

/** Filters of a list, which are in its address: a choice counts at once, a text with Enter or `Show`. */
export function Filters({ fields, children }: { fields: readonly FilterField[]; children?: ReactNode }) {
  const { searchParams } = useAddress()
  const choices = fields.filter(({ options }) => options !== undefined)
  const typed = fields.filter(({ options }) => options === undefined)
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')
    const values = typed.map(({ name }) => [name, textOf(data.get(name))] as const)
    setQuery({ ...Object.fromEntries(values), cursor: '' })
  }
  const isFolded = choices.length > 0 && typed.length > 2
  const inputs = (
    <>
      {typed.map(({ name, label, type = 'text' }) => {
        const value = searchParams.get(name) ?? ''
        return (
          <Labelled key={name} label={label}>
            <Input key={value} name={name} type={type} defaultValue={value} />
          </Labelled>
        )
      })}
      {typed.length > 0 && <Button type="submit">Show</Button>}
    </>
  )
  return (
    <form className={styles.filters} onSubmit={show} aria-label="Filter">
      {choices.map(({ name, label, options = [] }) => {
        const value = searchParams.get(name) ?? ''
        // The gateway refuses an unknown value of the address by its name.
        const isKnown = options.some(([option]) => option === value)
        return (
          <Select
            key={name}
            label={label}
            value={value}
            options={isKnown ? options : [...options, [value, value] as const]}
            onChoose={(chosen) => setQuery({ [name]: chosen, cursor: '' })}
          />
        )
      })}
      {isFolded ? (
        <details className={cx(styles.detail, styles.more)} open={typed.some(({ name }) => searchParams.has(name))}>
          <summary>More filters</summary>
          <div className={styles.filters}>{inputs}</div>
        </details>
      ) : (
        inputs
      )}
      {children}
    </form>
  )
}

/** The end of a list: how much of it is shown, and the way to the rest. */
export function Pages({ shown, total, next }: { shown: number; total?: number | null; next: string | null }) {
  const { pathname, searchParams } = useAddress()
  const at = (cursor: string | null): string => {
    const query = new URLSearchParams(searchParams)
    if (cursor === null) query.delete('cursor')
    else query.set('cursor', cursor)
    return `${pathname}?${query}`
  }
  const isLater = searchParams.has('cursor')
  if (next === null && !isLater) return null
  return (
    <p className={styles.pages}>
      <span className={parts.small}>
        {number(shown)}
        {total !== null && total !== undefined && ` of ${number(total)}`}
      </span>
      {isLater && (
        <To className={parts.link} href={at(null)}>
          First page
        </To>
      )}
      {next !== null && (
        <To className={parts.link} href={at(next)}>
          Next page
        </To>
      )}
    </p>
  )
}

interface ConfirmProps {
  /** Of the button that asks. */
  label: ReactNode
  title: string
  /** Of this question on its page, where several can have one title or its title changes. */
  name?: string
  /** Of the button that does it. */
  action: string
  variant?: 'primary' | 'outlined' | 'danger'
  disabled?: boolean
  change: { isBusy: boolean; failure: Refusal | null }
  /** Before it opens, such as a count of what would happen; false leaves it closed. */
  onOpen?: () => Promise<boolean>
  /** True when it is done, which closes the question. */
  onConfirm: () => Promise<boolean>
  onReload?: () => void
  /** Whether a second person decides; read when the question opens. */
  second?: ReactNode
  children: ReactNode
}

/** A button that asks before it acts. If the action needs a new sign-in, its dialog is open again afterwards. */
export function Confirm({
  label,
  title,
  name = title,
  action,
  variant = 'outlined',
  disabled = false,
  change: { isBusy, failure },
  onOpen,
  onConfirm,
  onReload,
  second,
  children,
}: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const key = `asked:${location.pathname}`
  const close = () => dialog.current?.close()
  const closed = () => {
    sessionStorage.removeItem(key)
    setOpen(false)
  }
  const open = async () => {
    if (onOpen !== undefined && !(await onOpen())) return
    setOpen(true)
    dialog.current?.showModal()
  }
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
    if (await onConfirm()) close()
  }
  return (
    <>
      <Button variant={variant} disabled={disabled} busy={isBusy} onClick={() => void open()}>
        {label}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={closed}>
        <h2>{title}</h2>
        <div className={parts.form}>
          {children}
          {isOpen && second}
          <Failure
            refusal={failure}
            {...(onReload && {
              onReload: () => {
                close()
                onReload()
              },
            })}
          />
          <div className={parts.actions}>
            <Button variant={variant === 'danger' ? 'danger' : 'primary'} busy={isBusy} onClick={() => void confirm()}>
              {action}
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </div>
      </dialog>
    </>
  )
}

/** The note of a change, for colleagues alone. */
export const Note = ({ value, onChange }: { value: string; onChange: (note: string) => void }) => (
  <Labelled label="Note for colleagues">
    <Input maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />
  </Labelled>
)

/** Figures by the rows of their first column. An empty figure is a word. */
export function Table({ label, head, rows }: { label: string; head: readonly string[]; rows: readonly ReactNode[][] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={parts.table}>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" className={cx(index > 0 && parts.number)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={parts.number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A count or an amount as a table shows it. */
export const figure = (value: number | string): string => (Number(value) === 0 ? 'none' : number(value))
