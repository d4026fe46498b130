import { createContext, type ReactNode, use, useState } from 'react'
import type { RichText as Nodes } from '@fanfare/contract/rich-text.ts'
import type { FileEdit } from '@fanfare/contract/staff/editing.ts'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { Select } from '../../inputs.tsx'
import { Input } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { When } from '../../when.tsx'
import { wordsOf } from '../../words.ts'
import {
  type Content,
  idOf,
  isDecimal,
  type Issue,
  kindOf,
  type Path,
  pointerOf,
  type Schema,
  setEdit,
  valueAt,
} from './fields.ts'
import styles from './form.module.css'
import { labelOf } from './names.ts'

interface Editing {
  content: Content
  notes: Readonly<Record<string, string>>
  frozen: readonly Issue[]
  issues: readonly Issue[]
  /** The Markdown of the file as people will see it, by JSON pointer. */
  rich: Readonly<Record<string, Nodes>>
  edit: (edit: FileEdit) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (editing === null) throw new Error('There is no form around this field')
  return editing
}

export interface ValueProps {
  path: Path
  schema: Schema
  lock: string | null
  isFaulty: boolean
}

/** The input of a value without fields of its own. */
export function Scalar({ path, schema: whole, lock, isFaulty }: ValueProps) {
  const { content, rich, edit } = useEditing()
  const { kind, schema } = kindOf(whole)
  const value = valueAt(content, path)
  const set = (next: unknown) => edit(setEdit(content, path, next))
  const input = { id: idOf(path), disabled: lock !== null, 'aria-invalid': isFaulty || undefined }
  const text = value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  switch (kind) {
    case 'fixed':
      return <Input {...input} value={text} disabled readOnly />
    case 'choice':
      return (
        <select {...input} className={parts.input} value={text} onChange={(event) => set(event.target.value)}>
          {!schema.enum?.includes(text) && <option value={text}>{text}</option>}
          {schema.enum?.map((option) => (
            <option key={option} value={option}>
              {optionWords(option)}
            </option>
          ))}
        </select>
      )
    case 'flag':
      return (
        <label className={styles.flag}>
          <input
            type="checkbox"
            disabled={lock !== null}
            checked={value === true}
            onChange={(event) => set(event.target.checked)}
          />
          {value === true ? 'Yes' : 'No'}
        </label>
      )
    case 'number':
      return (
        <Input
          {...input}
          type="number"
          min={schema.minimum}
          max={schema.maximum}
          value={text}
          onChange={(event) => set(event.target.value === '' ? null : Number(event.target.value))}
        />
      )
    case 'moment':
      return <Moment path={path} text={text} isLocked={lock !== null} onSet={set} />
    case 'text': {
      const { maxLength = 0 } = schema
      if (maxLength < 150)
        return (
          <Input
            {...input}
            inputMode={isDecimal(schema) ? 'decimal' : undefined}
            value={text}
            onChange={(event) => set(event.target.value)}
          />
        )
      const preview = rich[pointerOf(path)]
      return (
        <>
          <textarea
            {...input}
            className={cx(parts.input, styles.text)}
            rows={maxLength > 5000 ? 14 : maxLength > 500 ? 5 : 2}
            value={text}
            onChange={(event) => set(event.target.value)}
          />
          {preview && (
            <details className={styles.rich}>
              <summary className={parts.link}>As people see it</summary>
              <RichText nodes={preview} locale="en" />
            </details>
          )}
        </>
      )
    }
    case 'choices':
      return <Choices path={path} options={schema.items?.enum ?? []} isLocked={lock !== null} onSet={set} />
    default:
      return <AnyValue input={input} value={value} onSet={set} />
  }
}

/** Codes as words; names such as a picture's stay as they are. */
const optionWords = (option: string): string => (/^[A-Z_]+$/.test(option) ? wordsOf(option) : option)

interface MomentProps {
  path: Path
  text: string
  isLocked: boolean
  onSet: (value: unknown) => void
}

function Moment({ path, text, isLocked, onSet }: MomentProps) {
  const { content } = useEditing()
  const at = Date.parse(text)
  const zone = valueAt(content, ['timeZone'])
  return (
    <When
      id={idOf(path)}
      label={labelOf(path.at(-1) ?? '')}
      zone={typeof zone === 'string' ? zone : undefined}
      at={Number.isNaN(at) ? null : at}
      disabled={isLocked}
      hint={Number.isNaN(at) && text !== '' ? `Now ${text}, counted from the publication.` : undefined}
      onChange={(ms) => onSet(new Date(ms).toISOString().replace('.000Z', 'Z'))}
    />
  )
}

interface ChoicesProps {
  path: Path
  options: readonly string[]
  isLocked: boolean
  onSet: (value: unknown) => void
}

function Choices({ path, options, isLocked, onSet }: ChoicesProps) {
  const { content } = useEditing()
  const value = valueAt(content, path)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <div className={styles.choices}>
      {options.map((option) => (
        <label key={option} className={styles.flag}>
          <input
            type="checkbox"
            disabled={isLocked}
            checked={chosen.includes(option)}
            onChange={(event) =>
              onSet(options.filter((one) => (one === option ? event.target.checked : chosen.includes(one))))
            }
          />
          {optionWords(option)}
        </label>
      ))}
    </div>
  )
}

interface AnyProps {
  input: { id: string; disabled: boolean }
  value: unknown
  onSet: (value: unknown) => void
}

/** For a field that this form does not know: its value as JSON, taken over once it can be read. */
function AnyValue({ input, value, onSet }: AnyProps): ReactNode {
  const [typed, setTyped] = useState(JSON.stringify(value ?? null, null, 2))
  const read = (text: string): { value: unknown } | null => {
    try {
      return { value: JSON.parse(text) as unknown }
    } catch {
      return null
    }
  }
  return (
    <>
      <textarea
        {...input}
        className={cx(parts.input, styles.text)}
        rows={4}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          const parsed = read(event.target.value)
          if (parsed) onSet(parsed.value)
        }}
      />
      {read(typed) === null && <p className={styles.fault}>This is not JSON yet; the file has the value before.</p>}
    </>
  )
}

/** A choice of the fields that a block does not have yet. */
export function Adder({ options, onAdd }: { options: readonly string[]; onAdd: (name: string) => void }) {
  return (
    <div className={styles.adder}>
      <Select
        label="Add a field"
        value=""
        options={[['', 'Choose …'], ...options.map((name) => [name, labelOf(name)] as const)]}
        onChoose={(name) => name !== '' && onAdd(name)}
      />
    </div>
  )
}

interface EntryToolsProps {
  name: string
  /** The JSON pointer of an entry. */
  at: (index: number) => string
  index: number
  count: number
  edit: Editing['edit']
}

/** Moves and removes an entry of a list. */
export function EntryTools({ name, at, index, count, edit }: EntryToolsProps) {
  const move = (to: number) => edit({ op: 'move', from: at(index), path: at(to) })
  return (
    <span className={styles.tools}>
      <button type="button" aria-label={`Move ${name} up`} disabled={index === 0} onClick={() => move(index - 1)}>
        <Icon icon="arrow-up" size="sm" />
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        <Icon icon="arrow-down" size="sm" />
      </button>
      <button type="button" aria-label={`Remove ${name}`} onClick={() => edit({ op: 'remove', path: at(index) })}>
        <Icon icon="trash" size="sm" />
      </button>
    </span>
  )
}
