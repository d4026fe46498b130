import { type ComponentProps, createContext, use, useState } from 'react'
import type { RichText as Nodes } from '@fanfare/contract/rich-text.ts'
import type { FileEdit } from '@fanfare/contract/staff/editing.ts'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { Input, lookOf } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { When } from '../../inputs.tsx'
import { wordsOf } from '../../words.ts'
import { type Content, idOf, isBlock, isDecimal, type Issue, kindOf, labelOf, lockOf, type Path, placeOf, pointerOf, type Schema, sentenceOf, setEdit, valueAt } from './fields.ts'
import styles from './form.module.css'
import { PICTURE_LIMITS, PICTURE_SIDES, picturePath, STORED_PICTURE } from '@fanfare/contract/activity/picture.ts'
import { storePicture } from '@fanfare/contract/ops/publish.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { useChange } from '../../use-call.ts'

interface Editing {
  content: Content
  notes: Readonly<Record<string, string>>
  frozen: readonly Issue[]
  issues: readonly Issue[]
  /** The rendered Markdown of the file, by JSON pointer. */
  rich: Readonly<Record<string, Nodes>>
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
    label: labelOf(path.at(-1) ?? ''),
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
  const input = { id, disabled, 'aria-invalid': faults.length > 0 }
  const typed = {
    ...input,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  }
  switch (kind) {
    case 'fixed':
      return <Input {...typed} disabled readOnly />
    case 'choice':
      return (
        <select {...typed} className={parts.input}>
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
          onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
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
          hint={Number.isNaN(at) && text !== '' && `Now ${text}, counted from the publication.`}
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
          <textarea
            {...typed}
            className={cx(parts.input, styles.text)}
            rows={maxLength > 5000 ? 14 : maxLength > 500 ? 5 : 2}
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
      return (
        <div className={styles.choices}>
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
      return <AnyValue input={input} value={value} onSet={set} />
  }
}

/** The fault of a field, shown under it. */
export const Fault = ({ children, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className={styles.fault}>
    <Icon icon="warning-circle" size="sm" weight="fill" />
    {children}
  </p>
)

const Flag = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={styles.flag}>
    <input type="checkbox" {...input} />
    {children}
  </label>
)

/** Codes in words; other names, such as those of pictures, stay as they are. */
const optionWords = (option: string) => (/^[A-Z_]+$/.test(option) ? wordsOf(option) : option)

interface AnyProps {
  input: { id: string; disabled: boolean }
  value: unknown
  onSet: (value: unknown) => void
}

/** Edits a field of unknown shape as JSON; the value changes once the text can be parsed. */
function AnyValue({ input, value, onSet }: AnyProps) {
  const [typed, setTyped] = useState(JSON.stringify(value ?? null, null, 2))
  const [isFaulty, setFaulty] = useState(false)
  const type = (text: string) => {
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
      {isFaulty && <Fault>This is not JSON yet; the file has the value before.</Fault>}
    </>
  )
}

const FIELDS = ['art.light', 'art.dark'] as const
const TYPES = 'image/png,image/jpeg,image/webp,image/avif'

/** The name of a field of a picture; undefined for another field. */
export const pictureField = (path: Path) => FIELDS.find((field) => field === path.join('.'))

const idAt = (value: unknown) =>
  typeof value === 'string' && value.startsWith(STORED_PICTURE) ? value.slice(STORED_PICTURE.length) : null

/** The content of a file in base64. */
const contentOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? (reader.result.split(',', 2)[1] ?? '') : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })

/** Uploads a file, or takes an address that the check reads. */
export function PictureInput({ path }: { path: Path }) {
  const { id: name, value, lock, faults, set } = useField(path)
  const upload = useChange(storePicture)
  const [fault, setFault] = useState<string>()
  const id = idAt(value)
  const take = async (file: File) => {
    const { megabytes } = PICTURE_LIMITS
    const size = file.size / 1_000_000
    if (size > megabytes) return setFault(`is ${size.toFixed(1)} MB, at most ${megabytes}`)
    setFault(undefined)
    const kept = await upload.run({
      body: { field: pictureField(path), content: await contentOf(file).catch(() => '') },
    })
    if (kept) set(kept.picture)
    return undefined
  }
  const issues = (upload.failure?.data.issues ?? []) as readonly { message: string }[]
  const words = fault ?? (upload.failure && sentenceOf(issues[0]?.message ?? upload.failure.message))
  const isDisabled = !!lock || upload.isBusy
  return (
    <>
      <div className={styles.input}>
        {id && <img src={picturePath(id, 480, 'webp')} alt="" className={styles.chosen} />}
        <label className={lookOf()} aria-disabled={isDisabled}>
          <Icon icon="arrow-up" size="sm" /> {upload.isBusy ? 'Uploading …' : id ? 'Another file' : 'Choose a file'}
          <input
            type="file"
            accept={TYPES}
            disabled={isDisabled}
            className="visually-hidden"
            aria-invalid={!!words}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) void take(file)
              // The same file can be chosen again.
              event.target.value = ''
            }}
          />
        </label>
        <Input
          id={name}
          type="text"
          inputMode="url"
          placeholder="https://"
          disabled={isDisabled}
          aria-invalid={faults.length > 0}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => set(event.target.value.trim())}
        />
      </div>
      {words && <Fault role="alert">{words}</Fault>}
    </>
  )
}

const VIEWS = [
  ['phone', '390 px'],
  ['wide', '1280 px'],
] as const

/** The page's colours of each theme, whatever the theme of the console is. */
const planeOf = (theme: 'light' | 'dark') => ({
  background: COLOR[theme]['bg.surface'],
  color: COLOR[theme]['text.primary'],
})

/** The head of the page in each theme and width, as pages crop the picture. */
export function PicturePreviews() {
  const { content } = useField(['art'])
  const title = valueAt(content, ['texts', 'en', 'title'])
  const light = idAt(valueAt(content, ['art', 'light']))
  const dark = idAt(valueAt(content, ['art', 'dark'])) ?? light
  const side = PICTURE_SIDES.find((one) => one === valueAt(content, ['art', 'safe'])) ?? 'left'
  if (!light || !dark) return <small>A preview is here once a file is uploaded.</small>
  return (
    <div className={styles.previews} role="group" aria-label="Preview of the picture">
      {(['light', 'dark'] as const).map((theme) =>
        VIEWS.map(([view, width]) => (
          <figure key={view + theme} className={styles.view} data-view={view}>
            <div className={styles.hero} style={planeOf(theme)}>
              <img src={picturePath(theme === 'light' ? light : dark, 960, 'webp')} alt="" data-safe={side} />
              <b>{typeof title === 'string' ? title : ''}</b>
            </div>
            <figcaption>
              <small>
                {width}, {theme}
              </small>
            </figcaption>
          </figure>
        )),
      )}
    </div>
  )
}
