import { writeFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  type PendingKind,
  type PendingText,
  type PendingTexts,
  PENDING_DAYS,
  pendingDays,
  isOverdue,
  pendingFile,
  readPendingTexts,
} from '@fanfare/kernel/config/pending-texts.ts'
import { editDistance } from '@fanfare/kernel/edit-distance.ts'
import { TRANSLATED_LOCALES } from '@fanfare/activities/translations/text-rows.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import { translationFaults } from '@fanfare/activities/translations/check-translation.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import { hasOtherNumbers } from '@fanfare/activities/translations/number-faults.ts'
import { fingerprint } from './text-source.ts'
import { isLegalText } from './legal-texts.ts'
import { faultsOf, formatOf } from './source-file.ts'
import { findStaleTexts, readLanguage } from './stale-texts.ts'
import { readEnglish } from './text-sources.ts'

/** The file of a text id in the repository. */
function fileOf(id: string) {
  const group = id.slice(0, id.indexOf(':'))
  if (group === 'common') return `locales/${DEFAULT_LOCALE}/common.json`
  return group.startsWith('legal/') ? `${group}.yaml` : `activities/${group}.yaml`
}

/**
 * The English texts with the given fingerprints, from the git history of their files, newest version first. A text that
 * is in no commit is left out; without git, all are.
 */
function previousEnglish(root: string, wanted: ReadonlyMap<string, string>) {
  const found = new Map<string, string>()
  for (const [file, entries] of Map.groupBy(wanted, ([id]) => fileOf(id))) {
    const open = new Map(entries)
    for (const commit of git(root, 'log', '--format=%H', '--', file).split('\n').filter(Boolean)) {
      if (open.size === 0) break
      const texts = englishIn(file, git(root, 'show', `${commit}:${file}`))
      for (const [id, hash] of open) {
        const text = texts.get(id)
        if (text === undefined || fingerprint(text) !== hash) continue
        found.set(id, text)
        open.delete(id)
      }
    }
  }
  return found
}

function git(root: string, ...command: string[]) {
  try {
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

/** The English texts of one version of a file, read like today's from a folder that holds nothing else. */
function englishIn(file: string, content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  try {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
    return readEnglish(folder).english
  } catch {
    return new Map()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The largest share of the letters that a correction of spelling changes. */
const SPELLING_SHARE = 0.15
/** Short words that can reverse the meaning of a sentence. */
const TURNING =
  /n’t\b|\b(?:no|not|none|never|nor|only|without|unless|except|before|after|until|since|more|less|above|below|over|under|all|any)\b/gi

const turningWords = (text: string) => (text.toLowerCase().match(TURNING) ?? []).join(' ')

const isCorrection = (id: string, before: string, now: string) => {
  const most = Math.floor((before.match(/\p{L}/gu) ?? []).length * SPELLING_SHARE)
  return (
    turningWords(before) === turningWords(now) &&
    !hasOtherNumbers(before, now) &&
    translationFaults(before, now, formatOf(id), DEFAULT_LOCALE).length === 0 &&
    editDistance(before.trim(), now.trim(), most) <= most
  )
}

/** The work that a change of English makes for its translators. */
export function kindOf(id: string, before: string, now: string): PendingKind {
  if (before === '') return 'new'
  if (isLegalText(id, before) || isLegalText(id, now)) return 'legal'
  return isCorrection(id, before, now) ? 'spelling' : 'meaning'
}

const pendingIn = (pending: PendingTexts, id: string, locale: Locale) =>
  pending.get(id)?.find(({ languages }) => languages.includes(locale))

/** A line for each stale translation without a right entry in `pending.json`, each needless entry, and each fingerprint without a text. */
export function pendingFaults(
  locale: Locale,
  english: Texts,
  translations: Texts,
  fingerprints: ReadonlyMap<string, string>,
  pending: PendingTexts,
) {
  const { stale: changed, missing, left } = findStaleTexts(locale, english, translations, fingerprints)
  // A language without any text yet has nothing pending.
  const stale = translations.size === 0 ? [] : [...changed, ...missing]
  const faultOf = (id: string) => {
    const now = english.get(id) ?? ''
    const entry = pendingIn(pending, id, locale)
    const isFrom =
      entry?.before === '' ? !translations.has(id) : fingerprint(entry?.before ?? '') === fingerprints.get(id)
    if (entry?.english !== fingerprint(now) || !isFrom)
      return 'its English changed; translate it or run npm run texts -- changed'
    if (entry.before !== '' && hasOtherNumbers(entry.before, now))
      return 'its English has other numbers or assets; translate it'
    const isRight = entry.kind === kindOf(id, entry.before, now) && /^\d{4}-\d\d-\d\d$/.test(entry.since)
    return isRight ? null : 'its entry in locales/pending.json is wrong; run npm run texts -- changed'
  }
  const done = [...pending.keys()].filter((id) => pendingIn(pending, id, locale) && !stale.includes(id))
  return [
    ...stale.flatMap((id) => {
      const fault = faultOf(id)
      return fault === null ? [] : [`${locale} ${id}: ${fault}`]
    }),
    ...left.map((id) => `${locale} ${id}: its fingerprint has no text; npm run texts -- clean removes it`),
    ...done.map((id) => `${locale} ${id}: it is translated; npm run texts -- clean removes its pending entry`),
  ]
}

interface Stale {
  id: string
  locale: Locale
  /** The fingerprint of the English it was made from; empty where that is not recorded, null where there is no translation. */
  from: string | null
  /** Why the translation cannot be shown for today's English. */
  faults: string[]
}

/** The stale and missing translations of all languages that have texts. */
export function findStale(root: string, texts: ReturnType<typeof readEnglish>): Stale[] {
  return TRANSLATED_LOCALES.flatMap((locale) => {
    const { english, translations, file, stale, missing } = readLanguage(root, locale, texts)
    if (translations.size === 0) return []
    const changed = stale.map((id): Stale => {
      const faults = faultsOf(file, locale, id, english.get(id) ?? '', translations.get(id) ?? '')
      return { id, locale, from: file.fingerprints.get(id) ?? '', faults }
    })
    return [...changed, ...missing.map((id): Stale => ({ id, locale, from: null, faults: [] }))]
  })
}

/** The older English of translations by its fingerprint, from the pending entries, else from git. */
export function findBefore(root: string, stale: readonly Pick<Stale, 'id' | 'locale' | 'from'>[], known: PendingTexts) {
  const texts = new Map([...known.values()].flat().map(({ before }) => [fingerprint(before), before]))
  for (const own of Map.groupBy(stale, ({ locale }) => locale).values()) {
    const wanted = own.flatMap(({ id, from }) => (from && !texts.has(from) ? [[id, from] as const] : []))
    const found = previousEnglish(root, new Map(wanted))
    for (const before of found.values()) texts.set(fingerprint(before), before)
  }
  return texts
}

/** One entry for all languages that were translated from the same English, in the order of the English texts. */
function entriesOf(stale: readonly Stale[], english: Texts, before: Texts, known: PendingTexts, today: string) {
  const pending = new Map<string, PendingText[]>()
  const byId = Map.groupBy(stale, ({ id }) => id)
  for (const [id, now] of english) {
    const versions = Map.groupBy(byId.get(id) ?? [], ({ from }) => from)
    const entries = [...versions].map(([from, members]): PendingText => {
      const text = from === null ? '' : (before.get(from) ?? '')
      const since = known.get(id)?.find((entry) => entry.before === text)?.since ?? today
      const languages = members.map(({ locale }) => locale)
      return { since, english: fingerprint(now), before: text, kind: kindOf(id, text, now), languages }
    })
    if (entries.length > 0) pending.set(id, entries)
  }
  return pending
}

/**
 * Writes the stale translations of all languages to `locales/pending.json`, and removes the others from it.
 * @param today the date of new changes, `2026-11-23`
 * @returns what is pending, and the stale translations that cannot wait: other numbers, arguments or marks than today's English
 */
export function recordPending(root: string, today: string) {
  const texts = readEnglish(root)
  const { english } = texts
  const known = readPendingTexts(root)
  const stale = findStale(root, texts)
  const before = findBefore(root, stale, known)
  const reasonOf = ({ id, from, faults }: Stale) => {
    if (from === null) return null
    const text = before.get(from)
    if (text === undefined) return 'the English it was made from is not in git'
    if (hasOtherNumbers(text, english.get(id) ?? '')) return 'its English has other numbers or assets'
    return faults.length > 0 ? faults.join('; ') : null
  }
  const refused = stale.flatMap((one) => {
    const reason = reasonOf(one)
    return reason === null ? [] : [{ id: `${one.locale} ${one.id}`, reason }]
  })
  const waiting = stale.filter((one) => reasonOf(one) === null)
  const pending = entriesOf(waiting, english, before, known, today)
  writePending(root, pending)
  return { pending, refused }
}

/** Removes translations from `locales/pending.json` that are not stale any more. */
export function dropTranslated(root: string) {
  const known = readPendingTexts(root)
  if (known.size === 0) return
  const stale = new Set(findStale(root, readEnglish(root)).map(({ id, locale }) => `${locale} ${id}`))
  const pending = [...known].map(([id, entries]) => {
    const left = entries.map((entry) => ({
      ...entry,
      languages: entry.languages.filter((locale) => stale.has(`${locale} ${id}`)),
    }))
    return [id, left.filter(({ languages }) => languages.length > 0)] as const
  })
  writePending(root, new Map(pending.filter(([, entries]) => entries.length > 0)))
}

const writePending = (root: string, pending: PendingTexts) =>
  writeFileSync(pendingFile(root), `${JSON.stringify(Object.fromEntries(pending), null, 2)}\n`)

/** The report of `texts pending`, oldest first. @param now milliseconds since 1970 */
export function pendingReport(pending: PendingTexts, now: number) {
  const entries = [...pending].flatMap(([id, texts]) => texts.map((text) => ({ id, text })))
  const lines = entries
    .toSorted((one, other) => one.text.since.localeCompare(other.text.since))
    .map(({ id, text }) => {
      const days = pendingDays(text, now)
      const live = isOverdue(text, now) ? ', refused when live' : ''
      return `${days} day${days === 1 ? '' : 's'} ${id} (${text.kind}${live}): ${text.languages.join(', ')}`
    })
  return [
    ...lines,
    `${entries.length} pending; a live site refuses legal and new texts at once, others after ${PENDING_DAYS} days`,
  ]
}
