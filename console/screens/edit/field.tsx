import { useState } from 'react'
import { fileLabel, formWords } from '@fanfare/contract/staff/product-words.ts'
import { cx } from '#components/ui/cx.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { codes, Select } from '../../inputs.tsx'
import { Button, Input, LinkButton } from '../../parts.tsx'
import {
  alternativeOf,
  entryOf,
  firstOf,
  idIn,
  idOf,
  idsFor,
  isBlock,
  isEntry,
  isOpenTable,
  kindOf,
  lockOf,
  nameOf,
  type Path,
  type Schema,
  sentenceOf,
  startOf,
} from './fields.ts'
import { Fault, pictureField, PictureInput, PicturePreviews, Scalar, useField, type ValueProps } from './scalar.tsx'

interface FieldProps extends ValueProps {
  canGo?: boolean
  /** The only field of its group: the group's title is its label. */
  isAlone?: boolean
}

/** One field with its note, its faults and, where it may no longer change, the reason. */
export function Field({ path, schema: whole, canGo, isAlone }: FieldProps) {
  const { content, notes, frozen, id, label, lock, remove } = useField(path)
  const {
    kind,
    schema: { maxLength = 0 },
  } = kindOf(whole)
  // The fields of a locked block share its reason.
  const isFirstLock = lock && !lockOf(content, frozen, path.slice(0, -1))
  const note = notes[path.map((part, index) => (isEntry(path, index) ? '*' : part)).join('.')]
  const hasFrame = ['block', 'table', 'list', 'either'].includes(kind)
  const isWide = hasFrame || kind === 'choices' || kind === 'other' || maxLength >= 150
  const isGroup = hasFrame || ['choices', 'money', 'flag'].includes(kind)
  const group = isGroup && { id, role: 'group', tabIndex: -1, 'aria-labelledby': `${id}-name` }
  return (
    <div {...group} className={cx('grid field small', isWide && 'wide', hasFrame && !isAlone && 'framed inset')}>
      <div className={isAlone || kind === 'moment' ? 'visually-hidden' : 'line medium gap-8 label'}>
        {isGroup ? <span id={`${id}-name`}>{label}</span> : kind !== 'moment' && <label htmlFor={id}>{label}</label>}
        {lock && <SmallIcon icon="lock-simple" />}
        {canGo && !lock && (
          <LinkButton onClick={remove}>
            Remove<span className="visually-hidden"> {label}</span>
          </LinkButton>
        )}
      </div>
      <Value path={path} schema={whole} />
      {isFirstLock && <small>{`Locked: it ${formWords(lock)}.`}</small>}
      {!lock && note && <small>{note}</small>}
      <Faults path={path} />
    </div>
  )
}

const Faults = ({ path }: { path: Path }) =>
  useField(path).faults.map(({ message, path: at }) => (
    <Fault key={at + message}>
      {at === path.join('.') ? '' : `${fileLabel(at.split('.').at(-1))}: `}
      {sentenceOf(message)}
    </Fault>
  ))

/** A value with fields of its own, or its input. */
function Value(props: ValueProps) {
  const { path } = props
  const { kind, schema } = kindOf(props.schema)
  switch (kind) {
    case 'money':
    case 'block':
      return (
        <>
          <Block path={path} schema={schema} />
          {path.join('.') === 'art' && <PicturePreviews />}
        </>
      )
    case 'table':
      return <Table path={path} schema={entryOf(schema)} />
    case 'list':
      return <List path={path} schema={schema} />
    case 'either':
      return <Either path={path} schema={schema} />
    default:
      return pictureField(path) ? <PictureInput path={path} /> : <Scalar {...props} />
  }
}

/** The present fields of a block, and a select that adds the others. */
export function Block({ path, schema, names }: ValueProps & { names?: readonly string[] }) {
  const { block, lock, set } = useField(path)
  const { properties = {}, required = [] } = schema
  const wanted = names ?? [...new Set([...Object.keys(properties), ...Object.keys(block)])]
  // An empty list counts as absent.
  const isThere = (name: string) =>
    required.includes(name) ||
    isOpenTable(properties[name]) ||
    ![undefined, 'null', '[]'].includes(JSON.stringify(block[name]))
  const isDefault = (name: string) => JSON.stringify(block[name]) === JSON.stringify(properties[name]?.default)
  const absent = wanted.filter((name) => !isThere(name) && properties[name] !== undefined)
  return (
    <div className={kindOf(schema).kind === 'money' ? 'grid money' : 'grid block'}>
      {wanted.filter(isThere).map((name) => (
        <Field
          key={name}
          path={[...path, name]}
          schema={properties[name] ?? {}}
          canGo={!required.includes(name) && !isDefault(name)}
        />
      ))}
      {absent.length > 0 && !lock && (
        <div className="line wraps wide gap-8 adder">
          <Select
            label="Add a field"
            value=""
            options={[['', 'Choose …'], ...codes(absent, fileLabel)]}
            onChoose={(name) => name && set(firstOf(properties[name]), [...path, name])}
          />
        </div>
      )}
    </div>
  )
}

function List({ path, schema: { items = {}, maxItems = Infinity } }: ValueProps) {
  const { content, frozen, issues, label, pointer, value, list, lock, set, edit } = useField(path)
  const isScalar = !['block', 'money', 'either'].includes(kindOf(items).kind)
  const add = () => {
    if (!value) set([startOf(items)])
    else edit({ op: 'add', path: `${pointer}/-`, value: startOf(items) })
  }
  return (
    <>
      <ol className="grid gap-8">
        {list.map((entry, index) => {
          const at = [...path, index]
          const name = nameOf(content, entry)
          const faults = issues.filter(({ path: place }) => `${place}.`.startsWith(`${at.join('.')}.`))
          const id = idIn(entry)
          const from = `${pointer}/${index}`
          const tools = [
            [`Move ${name} up`, 'arrow-up', { op: 'move', from, path: `${pointer}/${index - 1}` }, !index],
            [
              `Move ${name} down`,
              'arrow-down',
              { op: 'move', from, path: `${pointer}/${index + 1}` },
              index === list.length - 1,
            ],
            [`Remove ${name}`, 'trash', { op: 'remove', path: from }, false],
          ] as const
          return (
            // The index is the key, because an id changes while it is typed.
            <li key={index} className={isScalar ? 'one-line' : 'framed entry'}>
              {isScalar ? (
                <Value path={at} schema={items} />
              ) : (
                <details>
                  <summary id={idOf(at)} className="line wraps breaks text">
                    <b>{name}</b>
                    <small>{name === id ? '' : id}</small>
                    {lockOf(content, frozen, [...at, 'reward']) && <SmallIcon icon="lock-simple" />}
                    {faults.length > 0 && <span className="bad">{`${faults.length} to fix`}</span>}
                  </summary>
                  <Block path={at} schema={kindOf(items).schema} />
                  <Faults path={at} />
                </details>
              )}
              {!lock && (
                <span className="line tools">
                  {tools.map(([words, icon, change, isDisabled]) => (
                    <button
                      key={icon}
                      type="button"
                      className="grid muted"
                      aria-label={words}
                      disabled={isDisabled}
                      onClick={() => edit(change)}
                    >
                      <SmallIcon icon={icon} />
                    </button>
                  ))}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {!lock && list.length < maxItems && (
        <Button onClick={add}>
          <SmallIcon icon="plus" />
          {` Add to ${label.toLowerCase()}`}
        </Button>
      )}
    </>
  )
}

/** Entries by their ids; `schema` is that of an entry. */
function Table({ path, schema }: ValueProps) {
  const { content, block, label, lock, set } = useField(path)
  const [name, setName] = useState('')
  const lacking = idsFor(content, path.at(-1)).filter((id) => !(id in block))
  const add = (key: string) => {
    set(startOf(schema), [...path, key])
    setName('')
  }
  return (
    <div className="grid block">
      {Object.entries(block).map(([key, entry]) => {
        const field = <Field key={key} path={[...path, key]} schema={schema} canGo />
        if (!isBlock(entry)) return field
        const title = Object.values(entry).find((text) => typeof text === 'string' && text)
        return (
          <details key={key} className="framed entry wide">
            <summary className="line wraps breaks text">
              <b>{typeof title === 'string' ? title : key}</b>
              <small>{key}</small>
            </summary>
            {field}
          </details>
        )
      })}
      {!lock && (
        <div className="line wraps wide gap-8 adder">
          {lacking.map((id) => (
            <Button key={id} onClick={() => add(id)}>
              <SmallIcon icon="plus" /> {id}
            </Button>
          ))}
          <Input
            aria-label={`Id of a new entry of ${label.toLowerCase()}`}
            placeholder="Id"
            value={name}
            onChange={(event) => setName(event.target.value.trim())}
          />
          <Button disabled={!name || name in block} onClick={() => add(name)}>
            Add
          </Button>
        </div>
      )}
    </div>
  )
}

/** One of several blocks, such as money, a number or an item. */
function Either({ path, schema }: ValueProps) {
  const { value, lock, set } = useField(path)
  const { anyOf = [] } = schema
  const index = alternativeOf(schema, value)
  const wordsFor = ({ properties = {} }: Schema) => Object.keys(properties).map(fileLabel).join(' and ')
  return (
    <>
      {!lock && (
        <Select
          label="Given as"
          value={String(index)}
          options={anyOf.map((one, number) => [String(number), wordsFor(one)])}
          onChoose={(chosen) => set(startOf(anyOf[Number(chosen)]))}
        />
      )}
      <Block path={path} schema={anyOf[index] ?? {}} />
    </>
  )
}
