import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@fanfare/languages/locales.ts'
import { isLoopbackOrigin } from './live.ts'

/** `spelling`: same words, numbers and arguments; `legal`: users may hold us to the text; `new`: not translated; `meaning`: everything else. */
export type PendingKind = 'spelling' | 'meaning' | 'legal' | 'new'

/** Translations of one text that were all made from the same older English. */
export interface PendingText {
  /** The day, `2026-11-23` in UTC, on which that English changed. */
  since: string
  /** The fingerprint of today's English. */
  english: string
  /** The English that the translations were made from; empty where there are none. */
  before: string
  kind: PendingKind
  languages: Locale[]
}

/** By text id. */
export type PendingTexts = ReadonlyMap<string, readonly PendingText[]>

/** For this long a live site shows a translation of older English. */
export const PENDING_DAYS = 14

const DAY_MS = 86_400_000

export const pendingFile = (root: string) => join(root, 'locales', 'pending.json')

/** `locales/pending.json`; without the file nothing is pending. @throws SyntaxError on bad JSON */
export function readPendingTexts(root: string): Map<string, PendingText[]> {
  const path = pendingFile(root)
  if (!existsSync(path)) return new Map()
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, PendingText[]>))
}

/** Whole days since the English changed. */
export const pendingDays = ({ since }: PendingText, now: number) =>
  Math.floor((now - Date.parse(`${since}T00:00:00Z`)) / DAY_MS)

/** Whether a live site refuses the text: a legal or a new one at once, others after `PENDING_DAYS`. An invalid date is too old. */
export const isOverdue = (text: PendingText, now: number) =>
  text.kind === 'legal' || text.kind === 'new' || !(pendingDays(text, now) <= PENDING_DAYS)

/**
 * The check of a live site, when it is built and when it starts (docs/deploying/deploy.md).
 * @param siteOrigin the setting; if it is unset or a loopback host, the site is not live and everything is allowed
 * @param now milliseconds since 1970
 * @throws Error, sentences for the operator, that names the texts and languages a live site refuses
 */
export function refuseOverdueTexts(root: string, siteOrigin: string | undefined, now: number) {
  if (!siteOrigin || !URL.canParse(siteOrigin) || isLoopbackOrigin(siteOrigin)) return
  const lines = [...readPendingTexts(root)].flatMap(([id, texts]) =>
    texts
      .filter((text) => isOverdue(text, now))
      .map((text) => {
        const reason =
          text.kind === 'legal' || text.kind === 'new' ? `${text.kind} text` : `${pendingDays(text, now)} days`
        return `  ${id} (${reason}): ${text.languages.join(', ')}`
      }),
  )
  if (lines.length === 0) return
  throw new Error(
    [
      `Translations are older than their English, which a live site refuses: at once for legal and new texts, after ${PENDING_DAYS} days ` +
        'for others. Translate these first (docs/texts.md):',
      ...lines,
    ].join('\n'),
  )
}
