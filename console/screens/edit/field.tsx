import { useState } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Select } from '../../inputs.tsx'
import { Button, Input } from '../../parts.tsx'
import parts from '../../parts.module.css'
import {
  alternativeOf,
  firstOf,
  idOf,
  idsFor,
  isEntry,
  isOpenTable,
  isBlock,
  kindOf,
  lockOf,
  nameOf,
  type Path,
  placeOf,
  pointerOf,
  type Schema,
  sentenceOf,
  setEdit,
  startOf,
  valueAt,
} from './fields.ts'
import styles from './form.module.css'
import { labelOf } from './names.ts'
import { isPictureField, PictureInput, PicturePreviews } from './picture.tsx'
import { Adder, EntryTools, Scalar, useEditing, type ValueProps } from './scalar.tsx'

interface FieldProps {
  path: Path
  schema: Schema
  /** Absent: the field must stay. */
  onRemove?: () => void
  /** The only field of its group, which has its name. */
  isAlone?: boolean
}

const isShort = (kind: string, { maxLength = 0 }: Schema): boolean =>
  ['fixed', 'choice', 'flag', 'number', 'moment', 'money'].includes(kind) || (kind === 'text' && maxLength < 150)

/** One field with its note, its faults and, where it may no longer change, the reason. */
export function Field({ path, schema: whole, onRemove, isAlone = false }: FieldProps) {
  const { content, notes, frozen, issues } = useEditing()
  const { kind, schema } = kindOf(whole)
  const lock = lockOf(content, frozen, path)
  // The fields of a locked block share its reason.
  const isFirstLock = lock !== null && lockOf(content, frozen, path.slice(0, -1)) === null
  const isFaulty = issues.some((issue) => pointerOf(placeOf(content, issue)) === pointerOf(path))
  const note = notes[path.map((part, index) => (isEntry(content, path, index) ? '*' : part)).join('.')]
  const label = labelOf(path.at(-1) ?? '')
  const isGroup = ['block', 'table', 'choices', 'list', 'either', 'money', 'flag'].includes(kind)
  const id = idOf(path)
  const group = isGroup ? { id, role: 'group', tabIndex: -1, 'aria-labelledby': `${id}-name` } : {}
  const isFramed = !isAlone && ['block', 'table', 'list', 'either'].includes(kind)
  return (
    <div {...group} className={cx(isShort(kind, schema) ? styles.field : styles.wide, isFramed && styles.framed)}>
      <div className={isAlone || kind === 'moment' ? styles.hidden : styles.head}>
        {isGroup ? <span id={`${id}-name`}>{label}</span> : kind !== 'moment' && <label htmlFor={id}>{label}</label>}
        {lock !== null && <Icon icon="lock-simple" size="sm" />}
        {onRemove && lock === null && (
          <button type="button" className={parts.link} onClick={onRemove}>
            Remove<span className={styles.hidden}> {label}</span>
          </button>
        )}
      </div>
      <Value path={path} schema={whole} lock={lock} isFaulty={isFaulty} />
      {isFirstLock && <small>Locked: it {lock}.</small>}
      {lock === null && note && note !== '' && <small>{note}</small>}
      <Faults path={path} />
    </div>
  )
}

/** The faults of a field, and those of fields that it lacks. */
function Faults({ path }: { path: Path }) {
  const { content, issues } = useEditing()
  return issues
    .filter((issue) => pointerOf(placeOf(content, issue)) === pointerOf(path))
    .map(({ message, path: at }) => (
      <p key={at + message} className={styles.fault}>
        <Icon icon="warning-circle" size="sm" weight="fill" />
        {at === path.join('.') ? '' : `${labelOf(at.split('.').at(-1) ?? '')}: `}
        {sentenceOf(message)}
      </p>
    ))
}

/** A value with fields of its own, or its input. */
function Value(props: ValueProps) {
  const { path, lock } = props
  const { kind, schema } = kindOf(props.schema)
  const isLocked = lock !== null
  switch (kind) {
    case 'money':
    case 'block':
      return (
        <>
          <Block path={path} schema={schema} isMoney={kind === 'money'} />
          {path.join('.') === 'art' && <PicturePreviews />}
        </>
      )
    case 'table':
      return <Table path={path} of={schema.additionalProperties as Schema} isLocked={isLocked} />
    case 'list':
      return <List path={path} schema={schema} isLocked={isLocked} />
    case 'either':
      return <Either path={path} schema={schema} isLocked={isLocked} />
    default:
      return isPictureField(path) ? <PictureInput {...props} /> : <Scalar {...props} />
  }
}

/** The fields of a block that it has; the others are a choice under them. */
export function Block({
  path,
  schema,
  names,
  isMoney = false,
}: {
  path: Path
  schema: Schema
  names?: readonly string[]
  isMoney?: boolean
}) {
  const { content, frozen, edit } = useEditing()
  const { properties = {}, required = [] } = schema
  const value = valueAt(content, path)
  const block = isBlock(value) ? value : {}
  const wanted = names ?? [...new Set([...Object.keys(properties), ...Object.keys(block)])]
  // A list without entries is as good as none.
  const isThere = (name: string) =>
    required.includes(name) ||
    isOpenTable(properties[name]) ||
    (block[name] !== undefined && block[name] !== null && !(Array.isArray(block[name]) && block[name].length === 0))
  const isDefault = (name: string) => JSON.stringify(block[name]) === JSON.stringify(properties[name]?.default)
  const absent = wanted.filter((name) => !isThere(name) && properties[name] !== undefined)
  const isLocked = lockOf(content, frozen, path) !== null
  return (
    <div className={isMoney ? styles.money : styles.block}>
      {wanted.filter(isThere).map((name) => (
        <Field
          key={name}
          path={[...path, name]}
          schema={properties[name] ?? {}}
          onRemove={
            required.includes(name) || isDefault(name)
              ? undefined
              : () => edit({ op: 'remove', path: pointerOf([...path, name]) })
          }
        />
      ))}
      {absent.length > 0 && !isLocked && (
        <Adder
          options={absent}
          onAdd={(name) => edit(setEdit(content, [...path, name], firstOf(properties[name] ?? {})))}
        />
      )}
    </div>
  )
}

function List({ path, schema, isLocked }: { path: Path; schema: Schema; isLocked: boolean }) {
  const { content, frozen, issues, edit } = useEditing()
  const value = valueAt(content, path)
  const entries: unknown[] = Array.isArray(value) ? value : []
  const { items = {}, maxItems = Infinity } = schema
  const isScalar = !['block', 'money', 'either'].includes(kindOf(items).kind)
  const at = (index: number) => pointerOf([...path, index])
  const add = () => {
    if (value === undefined || value === null) edit(setEdit(content, path, [startOf(items)]))
    else edit({ op: 'add', path: `${pointerOf(path)}/-`, value: startOf(items) })
  }
  return (
    <>
      <ol className={styles.list}>
        {entries.map((entry, index) => {
          const name = nameOf(content, entry)
          const faults = issues.filter(({ path: place }) => `${place}.`.startsWith(`${[...path, index].join('.')}.`))
          const tools = !isLocked && <EntryTools name={name} at={at} index={index} count={entries.length} />
          const id = isBlock(entry) && typeof entry.id === 'string' ? entry.id : ''
          return (
            // An entry keeps its place in the list; ids are typed into.
            <li key={index} className={isScalar ? styles.line : styles.entry}>
              {isScalar ? (
                <Value
                  path={[...path, index]}
                  schema={items}
                  lock={isLocked ? 'list' : null}
                  isFaulty={faults.length > 0}
                />
              ) : (
                <details>
                  <summary id={idOf([...path, index])}>
                    <b>{name}</b>
                    <small>{name === id ? '' : id}</small>
                    {lockOf(content, frozen, [...path, index, 'reward']) && <Icon icon="lock-simple" size="sm" />}
                    {faults.length > 0 && <span className={parts.bad}>{faults.length} to fix</span>}
                  </summary>
                  <Block path={[...path, index]} schema={kindOf(items).schema} />
                  <Faults path={[...path, index]} />
                </details>
              )}
              {tools}
            </li>
          )
        })}
      </ol>
      {!isLocked && entries.length < maxItems && (
        <Button onClick={add}>
          <Icon icon="plus" size="sm" /> Add to {labelOf(path.at(-1) ?? '').toLowerCase()}
        </Button>
      )}
    </>
  )
}

function Table({ path, of, isLocked }: { path: Path; of: Schema; isLocked: boolean }) {
  const { content, edit } = useEditing()
  const [name, setName] = useState('')
  const value = valueAt(content, path)
  const table = isBlock(value) ? value : {}
  const lacking = idsFor(content, path.at(-1)).filter((id) => id !== '' && !(id in table))
  const add = (key: string) => {
    edit(setEdit(content, [...path, key], startOf(of)))
    setName('')
  }
  return (
    <div className={styles.block}>
      {Object.entries(table).map(([key, entry]) => {
        const at = [...path, key]
        const field = (
          <Field key={key} path={at} schema={of} onRemove={() => edit({ op: 'remove', path: pointerOf(at) })} />
        )
        if (!isBlock(entry)) return field
        const title = Object.values(entry).find((text) => typeof text === 'string' && text !== '')
        return (
          <details key={key} className={cx(styles.entry, styles.wide)}>
            <summary>
              <b>{typeof title === 'string' ? title : key}</b>
              <small>{key}</small>
            </summary>
            {field}
          </details>
        )
      })}
      {!isLocked && (
        <div className={styles.adder}>
          {lacking.map((id) => (
            <Button key={id} onClick={() => add(id)}>
              <Icon icon="plus" size="sm" /> {id}
            </Button>
          ))}
          <Input
            aria-label={`Id of a new entry of ${labelOf(path.at(-1) ?? '').toLowerCase()}`}
            placeholder="Id"
            value={name}
            onChange={(event) => setName(event.target.value.trim())}
          />
          <Button disabled={name === '' || name in table} onClick={() => add(name)}>
            Add
          </Button>
        </div>
      )}
    </div>
  )
}

/** One of several blocks, such as money, a number or an item. */
function Either({ path, schema, isLocked }: { path: Path; schema: Schema; isLocked: boolean }) {
  const { content, edit } = useEditing()
  const { anyOf = [] } = schema
  const index = alternativeOf(schema, valueAt(content, path))
  const wordsFor = ({ properties = {} }: Schema): string => Object.keys(properties).map(labelOf).join(' and ')
  return (
    <>
      {!isLocked && (
        <Select
          label="Given as"
          value={String(index)}
          options={anyOf.map((one, number) => [String(number), wordsFor(one)] as const)}
          onChoose={(chosen) => edit(setEdit(content, path, startOf(anyOf[Number(chosen)] ?? {})))}
        />
      )}
      <Block path={path} schema={anyOf[index] ?? {}} isMoney={kindOf(anyOf[index] ?? {}).kind === 'money'} />
    </>
  )
}
