import { useState } from 'react'
import { PICTURE_LIMITS, PICTURE_SIDES, picturePath, STORED_PICTURE } from '@fanfare/contract/activity/picture.ts'
import { storePicture } from '@fanfare/contract/ops/publish.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { onFile } from '../../inputs.tsx'
import { Input, lookOf } from '../../parts.tsx'
import { useChange } from '../../use-call.ts'
import { type Path, sentenceOf, valueAt } from './fields.ts'
import './picture.css'
import { Fault, useField } from './scalar.tsx'

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
    setFault(size > megabytes ? `is ${size.toFixed(1)} MB, at most ${megabytes}` : undefined)
    if (size > megabytes) return
    const kept = await upload.run({
      body: { field: pictureField(path), content: await contentOf(file).catch(() => '') },
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
          <figure key={view + theme} className="grid view" data-view={view}>
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
