import { useMemo, useState } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { codes, Select } from '../../inputs.tsx'
import { Button, Input, LinkButton, Loaded, Muted, Section } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { alternativeOf, type Content, firstOf, groupOf, GROUPS, idIn, idOf, idsFor, inGroupOrder, isBlock, isEntry, isOpenTable, type Issue, kindOf, labelOf, lockOf, nameOf, type Path, placeOf, type Schema, sentenceOf, startOf } from './fields.ts'
import styles from './form.module.css'
import { EditingContext, Fault, pictureField, PictureInput, PicturePreviews, Scalar, useField, type ValueProps } from './scalar.tsx'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { activityForm } from '@fanfare/contract/staff/editing.ts'
import { issueWords } from '@fanfare/contract/staff/issue-words.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useCall } from '../../use-call.ts'
import { number } from '../../words.ts'
import type { Draft } from './draft.ts'

interface FieldProps extends ValueProps {
  canGo?: boolean
  /** The only field of its group: the group's title is its label. */
  isAlone?: boolean
}

const isShort = (kind: string, { maxLength = 0 }: Schema) =>
  ['fixed', 'choice', 'flag', 'number', 'moment', 'money'].includes(kind) || (kind === 'text' && maxLength < 150)

/** One field with its note, its faults and, where it may no longer change, the reason. */
export function Field({ path, schema: whole, canGo = false, isAlone = false }: FieldProps) {
  const { content, notes, frozen, id, label, lock, remove } = useField(path)
  const { kind, schema } = kindOf(whole)
  // The fields of a locked block share its reason.
  const isFirstLock = lock && !lockOf(content, frozen, path.slice(0, -1))
  const note = notes[path.map((part, index) => (isEntry(content, path, index) ? '*' : part)).join('.')]
  const hasFrame = ['block', 'table', 'list', 'either'].includes(kind)
  const isGroup = hasFrame || ['choices', 'money', 'flag'].includes(kind)
  const group = isGroup ? { id, role: 'group', tabIndex: -1, 'aria-labelledby': `${id}-name` } : {}
  return (
    <div
      {...group}
      className={cx(isShort(kind, schema) ? styles.field : styles.wide, hasFrame && !isAlone && styles.framed)}
    >
      <div className={isAlone || kind === 'moment' ? 'visually-hidden' : styles.head}>
        {isGroup ? <span id={`${id}-name`}>{label}</span> : kind !== 'moment' && <label htmlFor={id}>{label}</label>}
        {lock && <Icon icon="lock-simple" size="sm" />}
        {canGo && !lock && (
          <LinkButton onClick={remove}>
            Remove<span className="visually-hidden"> {label}</span>
          </LinkButton>
        )}
      </div>
      <Value path={path} schema={whole} />
      {isFirstLock && <small>Locked: it {lock}.</small>}
      {!lock && note && <small>{note}</small>}
      <Faults path={path} />
    </div>
  )
}

const Faults = ({ path }: { path: Path }) =>
  useField(path).faults.map(({ message, path: at }) => (
    <Fault key={at + message}>
      {at === path.join('.') ? '' : `${labelOf(at.split('.').at(-1) ?? '')}: `}
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
      return <Table path={path} schema={schema.additionalProperties as Schema} />
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
    (block[name] !== undefined && block[name] !== null && !(Array.isArray(block[name]) && block[name].length === 0))
  const isDefault = (name: string) => JSON.stringify(block[name]) === JSON.stringify(properties[name]?.default)
  const absent = wanted.filter((name) => !isThere(name) && properties[name] !== undefined)
  return (
    <div className={kindOf(schema).kind === 'money' ? styles.money : styles.block}>
      {wanted.filter(isThere).map((name) => (
        <Field
          key={name}
          path={[...path, name]}
          schema={properties[name] ?? {}}
          canGo={!required.includes(name) && !isDefault(name)}
        />
      ))}
      {absent.length > 0 && !lock && (
        <div className={styles.adder}>
          <Select
            label="Add a field"
            value=""
            options={[['', 'Choose …'], ...codes(absent, labelOf)]}
            onChoose={(name) => name && set(firstOf(properties[name] ?? {}), [...path, name])}
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
  /** The buttons that move and remove an entry. */
  const toolsFor = (name: string, index: number) => {
    const from = `${pointer}/${index}`
    return [
      [`Move ${name} up`, 'arrow-up', { op: 'move', from, path: `${pointer}/${index - 1}` }, index === 0],
      [
        `Move ${name} down`,
        'arrow-down',
        { op: 'move', from, path: `${pointer}/${index + 1}` },
        index === list.length - 1,
      ],
      [`Remove ${name}`, 'trash', { op: 'remove', path: from }, false],
    ] as const
  }
  return (
    <>
      <ol className={styles.list}>
        {list.map((entry, index) => {
          const at = [...path, index]
          const name = nameOf(content, entry)
          const faults = issues.filter(({ path: place }) => `${place}.`.startsWith(`${at.join('.')}.`))
          const id = idIn(entry)
          return (
            // The index is the key, because an id changes while it is typed.
            <li key={index} className={isScalar ? styles.line : styles.entry}>
              {isScalar ? (
                <Value path={at} schema={items} />
              ) : (
                <details>
                  <summary id={idOf(at)}>
                    <b>{name}</b>
                    <small>{name === id ? '' : id}</small>
                    {lockOf(content, frozen, [...at, 'reward']) && <Icon icon="lock-simple" size="sm" />}
                    {faults.length > 0 && <span className={parts.bad}>{faults.length} to fix</span>}
                  </summary>
                  <Block path={at} schema={kindOf(items).schema} />
                  <Faults path={at} />
                </details>
              )}
              {!lock && (
                <span className={styles.tools}>
                  {toolsFor(name, index).map(([words, icon, change, isDisabled]) => (
                    <button
                      key={icon}
                      type="button"
                      aria-label={words}
                      disabled={isDisabled}
                      onClick={() => edit(change)}
                    >
                      <Icon icon={icon} size="sm" />
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
          <Icon icon="plus" size="sm" /> Add to {label.toLowerCase()}
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
    <div className={styles.block}>
      {Object.entries(block).map(([key, entry]) => {
        const field = <Field key={key} path={[...path, key]} schema={schema} canGo />
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
      {!lock && (
        <div className={styles.adder}>
          {lacking.map((id) => (
            <Button key={id} onClick={() => add(id)}>
              <Icon icon="plus" size="sm" /> {id}
            </Button>
          ))}
          <Input
            aria-label={`Id of a new entry of ${label.toLowerCase()}`}
            placeholder="Id"
            value={name}
            onChange={(event) => setName(event.target.value.trim())}
          />
          <Button disabled={name === '' || name in block} onClick={() => add(name)}>
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
  const wordsFor = ({ properties = {} }: Schema) => Object.keys(properties).map(labelOf).join(' and ')
  return (
    <>
      {!lock && (
        <Select
          label="Given as"
          value={String(index)}
          options={anyOf.map((one, number) => [String(number), wordsFor(one)] as const)}
          onChoose={(chosen) => set(startOf(anyOf[Number(chosen)] ?? {}))}
        />
      )}
      <Block path={path} schema={anyOf[index] ?? {}} />
    </>
  )
}

interface FormProps {
  draft: Draft
  frozen: readonly Issue[]
  issues: readonly Issue[]
}

/** The fields of the file by the schema of its type, in groups; a text that cannot be read has none. */
export function FileForm({ draft: { content, rich, edit, failure }, frozen, issues }: FormProps) {
  const type = ACTIVITY_TYPE_NAMES.find((name) => name === content?.type)
  const form = useCall(activityForm, type ? { params: { type }, query: { alias: 'new-activity' } } : null)
  if (!content)
    return failure ? (
      <Notice tone="warning">The text has a fault that only Text can show.</Notice>
    ) : (
      <Muted>Loading …</Muted>
    )
  if (!type)
    return (
      <Notice tone="warning">
        This file has no known type. Set the field type in Text: {ACTIVITY_TYPE_NAMES.join(', ')}.
      </Notice>
    )
  return (
    <Loaded of={form}>
      {({ schema, notes }) => (
        <EditingContext value={{ content, notes, frozen: [ALIAS, ...frozen], issues, rich, edit }}>
          <Groups schema={schema as Schema} content={content} issues={issues} />
        </EditingContext>
      )}
    </Loaded>
  )
}

const ALIAS = { path: '/alias', message: 'is its address: duplicate the activity for another one' }

/** The English texts alone are edited here; other languages come as a file. */
function english(schema: Schema) {
  const of = schema.properties?.texts?.additionalProperties
  return isBlock(of) ? (of as Schema) : {}
}

function Groups({ schema, content, issues }: { schema: Schema; content: Content; issues: readonly Issue[] }) {
  const groups = useMemo(() => {
    const names = inGroupOrder([...new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(content)])])
    return GROUPS.map(([id, title]) => [id, title, names.filter((name) => groupOf(name) === id)] as const)
  }, [schema, content])
  const faultsOf = (id: string) => issues.filter(({ path }) => groupOf(path.split('.')[0] ?? '') === id).length
  const shown = groups.filter(([, , names]) => names.length > 0)
  return (
    <>
      <nav className={styles.groups} aria-label="Parts of the file">
        {[...shown.map(([id, title]) => [id, title] as const), ['part-languages', 'Languages'] as const].map(
          ([id, title]) => (
            <a key={id} href={`#${idOf([id])}`}>
              {title}
              {faultsOf(id) > 0 && <span className={parts.bad}>{number(faultsOf(id))} to fix</span>}
            </a>
          ),
        )}
      </nav>
      {shown.map(([id, title, names]) => (
        <div key={id} id={idOf([id])} tabIndex={-1} className={styles.group}>
          <Section title={title}>
            <Fields id={id} names={names} schema={schema} />
            {issues
              .filter((issue) => placeOf(content, issue).join('.') === id)
              .map(({ path, message }) => (
                <Fault key={path + message}>{issueWords({ path, message: sentenceOf(message) })}</Fault>
              ))}
          </Section>
        </div>
      ))}
    </>
  )
}

/** A group with a single block or list shows it without a frame. */
function Fields({ id, names, schema }: { id: string; names: readonly string[]; schema: Schema }) {
  if (id === 'part-texts') return <Block path={['texts', 'en']} schema={english(schema)} />
  const [only] = names
  const of = schema.properties?.[only ?? ''] ?? {}
  if (names.length === 1 && only !== undefined && kindOf(of).kind === 'block')
    return <Block path={[only]} schema={kindOf(of).schema} />
  if (names.length === 1 && only !== undefined) return <Field path={[only]} schema={of} isAlone />
  return <Block path={[]} schema={schema} names={names} />
}
