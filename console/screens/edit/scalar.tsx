import { type ComponentProps, createContext, use } from 'react'
import type { RichText as Nodes } from '@fanfare/contract/rich-text.ts'
import type { FileEdit } from '@fanfare/contract/staff/editing.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { Input } from '../../parts.tsx'
import { wordsOf } from '../../words.ts'
import { When } from '../../inputs.tsx'
import {
  type Content,
  idOf,
  isBlock,
  isDecimal,
  type Issue,
  kindOf,
  labelOf,
  lockOf,
  type Path,
  placeOf,
  pointerOf,
  type Schema,
  setEdit,
  valueAt,
} from './fields.ts'
import './form.css'

interface Editing {
  content: Content
  notes: Record<string, string>
  frozen: readonly Issue[]
  issues: readonly Issue[]
  /** The rendered Markdown of the file, by JSON pointer. */
  rich: Record<string, Nodes>
  edit: (edit: FileEdit) => void
}

export const EditingContext = createContext<Editing | null>(null)

/** What the form knows of a field of the file, and how it changes. */
export function useField(path: Path) {
  const editing = use(EditingContext)
  if (!editing) throw new Error('There is no form around this field')
  const { content, frozen, issues, edit } = editing
  const value = valueAt(content, path)
  const pointer = pointerOf(path)
  return {
    ...editing,
    id: idOf(path),
    label: labelOf(path.at(-1)),
    pointer,
    value,
    block: isBlock(value) ? value : {},
    list: (Array.isArray(value) ? value : []) as readonly unknown[],
    /** Why it is locked. */
    lock: lockOf(content, frozen, path),
    /** The faults of the field and of absent fields in it. */
    faults: issues.filter((issue) => pointerOf(placeOf(content, issue)) === pointer),
    set: (next: unknown, at: Path = path) => edit(setEdit(content, at, next)),
    remove: () => edit({ op: 'remove', path: pointer }),
  }
}

export interface ValueProps {
  path: Path
  schema: Schema
}

/** The input of a value without fields of its own. */
export function Scalar({ path, schema: whole }: ValueProps) {
  const { content, rich, id, label, pointer, value, list, lock, faults, set } = useField(path)
  const { kind, schema } = kindOf(whole)
  const text = value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const disabled = !!lock
  const typed = {
    id,
    disabled,
    'aria-invalid': faults.length > 0,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  }
  switch (kind) {
    case 'choice':
      return (
        <select {...typed} className="input">
          {[...new Set([...(schema.enum ?? []), text])].map((option) => (
            <option key={option} value={option}>
              {optionWords(option)}
            </option>
          ))}
        </select>
      )
    case 'flag':
      return (
        <Flag disabled={disabled} checked={value === true} onChange={({ target }) => set(target.checked)}>
          {value === true ? 'Yes' : 'No'}
        </Flag>
      )
    case 'number':
      return (
        <Input
          {...typed}
          type="number"
          min={schema.minimum}
          max={schema.maximum}
          onChange={({ target }) => set(target.value ? Number(target.value) : null)}
        />
      )
    case 'moment': {
      const at = Date.parse(text)
      const zone = valueAt(content, ['timeZone'])
      return (
        <When
          id={id}
          disabled={disabled}
          label={label}
          zone={typeof zone === 'string' ? zone : undefined}
          at={Number.isNaN(at) ? null : at}
          hint={Number.isNaN(at) && text && `Now ${text}, counted from the publication.`}
          onChange={(ms) => set(new Date(ms).toISOString().replace('.000Z', 'Z'))}
        />
      )
    }
    case 'text': {
      const { maxLength = 0 } = schema
      if (maxLength < 150) return <Input {...typed} inputMode={isDecimal(schema) ? 'decimal' : undefined} />
      const preview = rich[pointer]
      return (
        <>
          <textarea {...typed} className="input prose" rows={maxLength > 5000 ? 14 : maxLength > 500 ? 5 : 2} />
          {preview && (
            <details className="sunken rich">
              <summary className="link">As people see it</summary>
              <RichText nodes={preview} locale="en" />
            </details>
          )}
        </>
      )
    }
    case 'choices': {
      const options = schema.items?.enum ?? []
      return (
        <div className="line wraps choices">
          {options.map((option) => (
            <Flag
              key={option}
              disabled={disabled}
              checked={list.includes(option)}
              onChange={({ target }) =>
                set(options.filter((one) => (one === option ? target.checked : list.includes(one))))
              }
            >
              {optionWords(option)}
            </Flag>
          ))}
        </div>
      )
    }
    default:
      return <Input {...typed} disabled readOnly />
  }
}

/** The fault of a field, shown under it. */
export const Fault = ({ children, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className="line bad fault">
    <SmallIcon icon="warning-circle" weight="fill" />
    {children}
  </p>
)

const Flag = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="line flag">
    <input type="checkbox" {...input} />
    {children}
  </label>
)

/** Codes in words; other names, such as those of pictures, stay as they are. */
const optionWords = (option: string) => (/^[A-Z_]+$/.test(option) ? wordsOf(option) : option)
