import { type ComponentProps, createContext, use, useState } from 'react'
import { PICTURE_LIMITS, PICTURE_SIDES, picturePath, STORED_PICTURE } from '@fanfare/contract/activity/picture.ts'
import { storePicture } from '@fanfare/contract/ops/publish.ts'
import type { RichText as Nodes } from '@fanfare/contract/rich-text.ts'
import type { FileEdit } from '@fanfare/contract/staff/editing.ts'
import { fileLabel } from '@fanfare/contract/staff/product-words.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { Input, lookOf } from '../../parts.tsx'
import { useChange } from '../../use-call.ts'
import { wordsOf } from '../../words.ts'
import { onFile, When } from '../../inputs.tsx'
import {
  type Content,
  idOf,
  isBlock,
  isDecimal,
  type Issue,
  kindOf,
  lockOf,
  type Path,
  placeOf,
  pointerOf,
  type Schema,
  sentenceOf,
  setEdit,
  valueAt,
} from './fields.ts'
import './form.css'
import './picture.css'

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
    label: fileLabel(path.at(-1)),
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
        <select {...typed} className="input surface">
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
          <textarea {...typed} className="input surface prose" rows={maxLength > 5000 ? 14 : maxLength > 500 ? 5 : 2} />
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
  <p {...rest} className="line bad small gap-4">
    <SmallIcon icon="warning-circle" weight="fill" />
    {children}
  </p>
)

const Flag = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="line gap-8 flag">
    <input type="checkbox" {...input} />
    {children}
  </label>
)

/** Codes in words; other names, such as those of pictures, stay as they are. */
const optionWords = (option: string) => (/^[A-Z_]+$/.test(option) ? wordsOf(option) : option)

const FIELDS = ['art.light', 'art.dark'] as const
const TYPES = 'image/png,image/jpeg,image/webp,image/avif'

/** The name of a field of a picture; undefined for another field. */
export const pictureField = (path: Path) => FIELDS.find((field) => field === path.join('.'))

const idAt = (value: unknown) =>
  typeof value === 'string' && value.startsWith(STORED_PICTURE) ? value.slice(STORED_PICTURE.length) : null

/** The content of a file in base64; empty for one that cannot be read. */
const contentOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '')
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
    setFault(size > megabytes ? `is ${size.toFixed(1)} MB, at most ${megabytes}` : undefined)
    if (size > megabytes) return
    const kept = await upload.run({
      body: { field: pictureField(path), content: await contentOf(file) },
    })
    if (kept) set(kept.picture)
  }
  const words = fault ?? (upload.failure && sentenceOf((upload.failure.issues[0] ?? upload.failure).message))
  const isDisabled = !!lock || upload.isBusy
  return (
    <>
      <div className="line wraps upload">
        {id && <img src={picturePath(id, 480, 'webp')} alt="" className="chosen" />}
        <label className={lookOf()} aria-disabled={isDisabled}>
          <SmallIcon icon="arrow-up" /> {upload.isBusy ? 'Uploading …' : id ? 'Another file' : 'Choose a file'}
          <input
            type="file"
            accept={TYPES}
            disabled={isDisabled}
            className="visually-hidden"
            aria-invalid={!!words}
            onChange={onFile(take)}
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

/** Of the picture, by the side that is free: it is cut first. */
const POSITIONS = { left: '86% 50%', right: '14% 50%', top: '50% 86%', bottom: '50% 14%' }

const VIEWS = [
  ['phone', '390 px'],
  ['wide', '1280 px'],
] as const

/** The head of the page in each theme and width, as pages crop the picture. */
export function PicturePreviews() {
  const { content } = useField(['art'])
  const title = valueAt(content, ['texts', 'en', 'title'])
  const light = idAt(valueAt(content, ['art', 'light']))
  const dark = idAt(valueAt(content, ['art', 'dark'])) ?? light
  const side = PICTURE_SIDES.find((one) => one === valueAt(content, ['art', 'safe'])) ?? 'left'
  if (!light || !dark) return <small>A preview is here once a file is uploaded.</small>
  return (
    <div className="grid previews" role="group" aria-label="Preview of the picture">
      {(['light', 'dark'] as const).map((theme) =>
        VIEWS.map(([view, width]) => (
          <figure key={view + theme} className="grid gap-4 view" data-view={view}>
            {/* The page's colours, whatever the theme of the console is. */}
            <div
              className="grid framed hero"
              style={{ background: COLOR[theme]['bg.surface'], color: COLOR[theme]['text.primary'] }}
            >
              <img
                src={picturePath(theme === 'light' ? light : dark, 960, 'webp')}
                alt=""
                style={{ objectPosition: POSITIONS[side] }}
              />
              <b>{typeof title === 'string' ? title : ''}</b>
            </div>
            <figcaption>
              <small>{`${width}, ${theme}`}</small>
            </figcaption>
          </figure>
        )),
      )}
    </div>
  )
}
