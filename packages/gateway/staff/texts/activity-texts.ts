import type { RequestContext } from '#gateway/route.ts'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import { reviewActivityTexts, type activityTexts } from '@fanfare/contract/staff/texts.ts'
import {
  staleTexts,
  contextOf,
  maximumOf,
  needsWork,
  textRows,
  TRANSLATED_LOCALES,
  type TextRow,
} from '@fanfare/activities/translations/text-rows.ts'
import { textsIn } from '@fanfare/activities/translations/text-blocks.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import { lockAlias, findStoredVersion } from '#gateway/activities/db/activities.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import type { Db } from '#gateway/db/client.ts'
import { operatorActor } from '../../activities/publication/file-from-body.ts'
import type { GatewayContext } from '../../context.ts'
import { malformed } from '../../http/read-input.ts'
import { present } from '../../util/domain-error.ts'
import {
  digestOfText,
  isReviewedBy,
  listTextReviews,
  listTextVersions,
  reviewsByText,
  saveTextReviews,
  type TextReview,
} from '../db/text-reviews.ts'
import { fileOfDraft, readOwnDraft } from '../activities/drafts.ts'
import { requireRevision } from '../change-headers.ts'
import { staffCommand } from '../staff-command.ts'
import { textsFile } from './texts-file.ts'

type Answer = CallAnswer<typeof activityTexts>
type Level = Answer['languages'][number]['level']

/** A file whose texts are read, with what is known of them. A draft of an activity that is not published has an empty id. */
type TextSource = Awaited<ReturnType<typeof publishedSource>>

/** The texts of the published file. @throws DomainError 51001 */
async function publishedSource(db: Db, row: ActivityVersion | null) {
  const { activityId, version, definition } = present(row)
  const stored = await findStoredVersion(db, activityId, version)
  return {
    activityId,
    version,
    /** For `If-Match` of a change: the version, or the revision of the draft. */
    revision: version,
    definition,
    stale: stored?.stale ?? {},
    reviews: await listTextReviews(db, [activityId]),
  }
}

/** The author of each translation: that of the version since which it is unchanged. */
async function authorsOf(db: Db, { activityId, version }: TextSource, rows: readonly TextRow[]) {
  const authors = new Map<string, { by: string; at: number }>()
  const open = new Map<string, { locale: Locale; id: string; text: string }>()
  for (const { id, cells } of rows)
    for (const [locale, { state, text }] of cells)
      if (text !== null && state !== 'INHERITED') open.set(`${locale}:${id}`, { locale, id, text })
  for (let before = version + 1; open.size > 0;) {
    const versions = await listTextVersions(db, activityId, { before, limit: 5 })
    for (const { actor, at, texts } of versions) {
      const byLocale = new Map(TRANSLATED_LOCALES.map((locale) => [locale, new Map(textsIn(texts[locale]))]))
      for (const [key, { locale, id, text }] of open) {
        if (byLocale.get(locale)?.get(id) === text) authors.set(key, { by: actor, at })
        else open.delete(key)
      }
    }
    const last = versions.at(-1)
    if (last === undefined) break
    before = last.version
  }
  return (locale: Locale, id: string) => authors.get(`${locale}:${id}`)
}

const LEVELS: readonly Level[] = ['machine', 'reviewed', 'native', 'source']
const lowest = (levels: readonly Level[]) => LEVELS.find((level) => levels.includes(level)) ?? null

/** The level of the text that was read by the fewest. A language over English is written, not translated. */
function levelsOf(rows: readonly TextRow[], reviews: readonly TextReview[]): (locale: Locale) => Level {
  const find = reviewsByText(reviews)
  return function levelOf(locale): Level {
    const { inheritsFrom } = languageOf(locale)
    if (inheritsFrom === DEFAULT_LOCALE) return 'source'
    const levels = rows.flatMap(({ id, english, cells }): Level[] => {
      const { text, state } = cells.get(locale) ?? { text: null, state: 'MISSING' }
      if (text === null || state === 'INHERITED') return []
      return [find(locale, id, english, text)?.level ?? 'machine']
    })
    return lowest(inheritsFrom === null ? levels : [...levels, levelOf(inheritsFrom)])
  }
}

function languagesOf(rows: readonly TextRow[], reviews: readonly TextReview[]) {
  const levelOf = levelsOf(rows, reviews)
  return TRANSLATED_LOCALES.map((locale) => {
    const states = rows.map(({ cells }) => cells.get(locale)?.state)
    const [stale = 0, missing = 0] = ['STALE', 'MISSING'].map((one) => states.filter((state) => state === one).length)
    const { inheritsFrom } = languageOf(locale)
    return { locale, inheritsFrom, ok: rows.length - stale - missing, stale, missing, level: levelOf(locale) }
  })
}

const rowsOf = ({ definition, stale, reviews }: TextSource) => textRows(definition, stale, isReviewedBy(reviews))

const hasWork = ({ cells }: TextRow) => [...cells.values()].some(needsWork)

type Query = CallRequest<typeof activityTexts>

/** The texts of the caller's draft; stale where their English is newer than the published file's. @throws DomainError 51001, 40000 */
async function draftSource(gateway: GatewayContext, alias: string, operator: string | null) {
  const { activities, db } = gateway
  const draft = await readOwnDraft(gateway, alias, operator)
  const definition = await fileOfDraft(alias, draft)
  const { basedOn: version, revision } = draft
  const row = await activities.findByAlias(db, alias)
  const base = row ?? (draft.source === null ? null : await activities.findByAlias(db, draft.source))
  const known: TextSource = { activityId: '', version, revision, definition, stale: {}, reviews: [] }
  if (base === null) return known
  const published = await publishedSource(db, base)
  const stale = staleTexts(published.definition.texts, definition.texts, published.stale)
  return row === null ? { ...known, stale } : { ...published, version, revision, definition, stale }
}

/** @throws DomainError 51001, 40000 for a draft with faults */
async function readSource({ params, query }: Query, { gateway, operator }: RequestContext) {
  if (query.source === 'draft') return draftSource(gateway, params.alias, operator)
  return publishedSource(gateway.db, await gateway.activities.findByAlias(gateway.db, params.alias))
}

const shownRows = (rows: readonly TextRow[], { query: { needs } }: Query) =>
  rows.filter((row) => needs === '0' || hasWork(row))

/** GET …/texts as JSON. */
export async function readTexts(request: Query, context: RequestContext) {
  const { gateway, setHeader } = context
  const source = await readSource(request, context)
  const rows = rowsOf(source)
  const find = reviewsByText(source.reviews)
  const authorOf = await authorsOf(gateway.db, source, rows)
  const texts = shownRows(rows, request).map(({ id, english, cells }) => ({
    id,
    context: contextOf(id),
    max: maximumOf(id),
    en: english,
    cells: Object.fromEntries(
      [...cells].map(([locale, { text, state }]) => {
        const review = text === null ? null : find(locale, id, english, text)
        const author = review === null ? authorOf(locale, id) : { by: review.actor, at: review.at }
        return [locale, { text, state, by: author?.by ?? null, at: author?.at ?? null }]
      }),
    ),
  }))
  setHeader('etag', `"${source.revision}"`)
  return { version: source.version, languages: languagesOf(rows, source.reviews), texts }
}

/** GET …/texts as a file. */
export async function readTextsAsFile(request: Query, context: RequestContext) {
  const source = await readSource(request, context)
  context.setHeader('etag', `"${source.revision}"`)
  return textsFile(source.definition.alias, source.version, shownRows(rowsOf(source), request))
}

export const REVIEW_TEXTS = staffCommand(
  reviewActivityTexts,
  async (tx, _gateway, { params: { alias }, body: { locale, ids, level }, ifMatch }, { staff, at, audit }) => {
    const source = await publishedSource(tx, await lockAlias(tx, alias))
    requireRevision(ifMatch, { revision: source.version, state: 'published' })
    const known = TRANSLATED_LOCALES.find((one) => one === locale)
    if (known === undefined) throw malformed('locale', `must be one of ${TRANSLATED_LOCALES.join(', ')}`)
    const own = new Map(
      rowsOf(source).flatMap(({ id, english, cells }) => {
        const { text, state } = cells.get(known) ?? { text: null, state: 'MISSING' }
        return text === null || state === 'INHERITED' ? [] : [[id, { english, text, state }] as const]
      }),
    )
    const unknown = ids?.findIndex((id) => !own.has(id)) ?? -1
    if (unknown >= 0) throw malformed(`ids.${unknown}`, `is not the id of a text that ${locale} has`)
    const chosen = [...own].filter(([id, { state }]) => (ids === undefined ? state !== 'STALE' : ids.includes(id)))
    const { activityId } = source
    const actor = operatorActor(staff.name)
    await saveTextReviews(
      tx,
      chosen.map(([textId, { english, text }]) => {
        const digest = digestOfText(english, text)
        return { activityId, locale, textId, digest, level, at, actor }
      }),
    )
    if (chosen.length > 0)
      await audit({
        action: 'texts.reviewed',
        subject: activityId,
        more: { alias, locale, level, version: source.version, ids: chosen.map(([id]) => id) },
      })
    return { reviewed: chosen.length }
  },
)
