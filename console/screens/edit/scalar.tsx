import { type ComponentProps, createContext, use, useState } from 'react'
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
        <Flag disabled={input.disabled} checked={value === true} onChange={({ target }) => set(target.checked)}>
          {value === true ? 'Yes' : 'No'}
        </Flag>
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
    case 'moment': {
      const at = Date.parse(text)
      const zone = valueAt(content, ['timeZone'])
      return (
        <When
          id={input.id}
          disabled={input.disabled}
          label={labelOf(path.at(-1) ?? '')}
          zone={typeof zone === 'string' ? zone : undefined}
          at={Number.isNaN(at) ? null : at}
          hint={Number.isNaN(at) && text !== '' && `Now ${text}, counted from the publication.`}
          onChange={(ms) => set(new Date(ms).toISOString().replace('.000Z', 'Z'))}
        />
      )
    }
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
    case 'choices': {
      const options = schema.items?.enum ?? []
      const chosen: readonly unknown[] = Array.isArray(value) ? value : []
      return (
        <div className={styles.choices}>
          {options.map((option) => (
            <Flag
              key={option}
              disabled={input.disabled}
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                set(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
              }
            >
              {optionWords(option)}
            </Flag>
          ))}
        </div>
      )
    }
    default:
      return <AnyValue input={input} value={value} onSet={set} />
  }
}

const Flag = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={styles.flag}>
    <input type="checkbox" {...input} />
    {children}
  </label>
)

/** Codes as words; names such as a picture's stay as they are. */
const optionWords = (option: string): string => (/^[A-Z_]+$/.test(option) ? wordsOf(option) : option)

interface AnyProps {
  input: { id: string; disabled: boolean }
  value: unknown
  onSet: (value: unknown) => void
}

/** For a field that this form does not know: its value as JSON, taken over once it can be read. */
function AnyValue({ input, value, onSet }: AnyProps) {
  const [typed, setTyped] = useState(JSON.stringify(value ?? null, null, 2))
  const [isFaulty, setFaulty] = useState(false)
  const type = (text: string): void => {
    setTyped(text)
    try {
      onSet(JSON.parse(text))
      setFaulty(false)
    } catch {
      setFaulty(true)
    }
  }
  return (
    <>
      <textarea
        {...input}
        className={cx(parts.input, styles.text)}
        rows={4}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {isFaulty && <p className={styles.fault}>This is not JSON yet; the file has the value before.</p>}
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
}

/** Moves and removes an entry of a list. */
export function EntryTools({ name, at, index, count }: EntryToolsProps) {
  const { edit } = useEditing()
  const moveTo = (to: number): FileEdit => ({ op: 'move', from: at(index), path: at(to) })
  const tools = [
    [`Move ${name} up`, 'arrow-up', moveTo(index - 1), index === 0],
    [`Move ${name} down`, 'arrow-down', moveTo(index + 1), index === count - 1],
    [`Remove ${name}`, 'trash', { op: 'remove', path: at(index) }, false],
  ] as const
  return (
    <span className={styles.tools}>
      {tools.map(([label, icon, change, isDisabled]) => (
        <button key={icon} type="button" aria-label={label} disabled={isDisabled} onClick={() => edit(change)}>
          <Icon icon={icon} size="sm" />
        </button>
      ))}
    </span>
  )
}
