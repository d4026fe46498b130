import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { editFile } from '@fanfare/activities/edit-file.ts'
import { issueText } from '@fanfare/activities/issue.ts'
import { parseAnyFile, type AnyFile } from '@fanfare/activities/parse-files.ts'
import { PICTURE_LIMITS, STORED_PICTURE } from '@fanfare/contract/activity/picture.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import type { storePicture } from '@fanfare/contract/ops/publish.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { activityPath, shownPath } from './activity-path.ts'

/** The texts of a file by language; those of a campaign of agents are in several places. */
const blocksOf = (read: AnyFile) =>
  read.kind === 'activity'
    ? [read.file.texts]
    : [read.file, ...read.file.levels, ...read.file.news].map(({ texts }) => texts)

const line = (words: string, locales: readonly Locale[]) =>
  locales.length === 0 ? [] : [`is shown ${words} to readers of ${locales.join(', ')}`]

/** A line for the languages whose readers see English, and one for those whose readers see some. */
export function untranslatedLines(read: AnyFile) {
  const blocks = blocksOf(read)
  const missing = (locale: Locale) => blocks.filter((texts) => texts[locale] === undefined).length
  const own = LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null)
  const whole = own.filter((locale) => missing(locale) === blocks.length)
  const partly = own.filter((locale) => missing(locale) > 0 && missing(locale) < blocks.length)
  return [...line('in English', whole), ...line('partly in English', partly)]
}

export type ValidFile = AnyFile & { text: string; path: string }

/** The text and content of the file that an argument names. @throws Error with all faults */
export function readValidFile(argument: string): ValidFile {
  const path = activityPath(argument)
  const text = readFileSync(path, 'utf8')
  const parsed = parseAnyFile(text, path, shownPath(path))
  if (!parsed.ok) throw new Error(parsed.errors.map(issueText).join('\n'))
  return { ...parsed, text, path }
}

type Upload = CallInput<typeof storePicture>['body']
type Field = NonNullable<Upload['field']>

/** The pictures beside an activity file, by the field that names them. */
function picturesBeside({ path, ...read }: AnyFile & { path: string }) {
  const art = read.kind === 'activity' ? read.file.art : undefined
  return (['light', 'dark'] as const).flatMap((theme) => {
    const name = art?.[theme]
    if (name === undefined || /^https:/i.test(name) || name.startsWith(STORED_PICTURE)) return []
    return [[`art.${theme}`, join(dirname(path), name), name] as [Field, string, string]]
  })
}

/** Faults of the pictures that are found without decoding them; the gateway finds the others. */
export const pictureFaults = (read: AnyFile & { path: string }) =>
  picturesBeside(read).flatMap(([field, file, name]) => {
    if (!existsSync(file)) return [`${field}: there is no file ${name} beside it`]
    const megabytes = statSync(file).size / 1_000_000
    return megabytes > PICTURE_LIMITS.megabytes
      ? [`${field}: is ${megabytes.toFixed(1)} MB, at most ${PICTURE_LIMITS.megabytes}`]
      : []
  })

/** Uploads a file's pictures. @returns its text with the gateway's names for them @throws Error, or as `store` */
export async function withUploads(read: ValidFile, store: (upload: Upload) => Promise<{ picture: string }>) {
  const faults = pictureFaults(read)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  let { text } = read
  for (const [field, file] of picturesBeside(read)) {
    const { picture } = await store({ field, content: readFileSync(file).toString('base64') })
    const edited = editFile(text, [{ op: 'replace', path: `/${field.replace('.', '/')}`, value: picture }])
    if (!edited.ok) throw new Error(`${field}: ${edited.message}`)
    text = edited.yaml
  }
  return text
}
