import * as z from 'zod/mini'
import type { Page } from '#gateway/db/page.ts'
import { malformed } from '../http/read-input.ts'

const NOT_OURS = 'must be the one that the answer before gave'

/** A list of the staff continues after this row: an opaque text for the caller. */
const cursorSchema = z.tuple([z.union([z.number(), z.string()]), z.string()])
/** The column that orders the list, and the id that tells equal ones apart: as it is in the row, text or a number. */
type Place = readonly [order: number | string, id: number | string]

/** The id is written as text whatever it was, so that each cursor can be read again. */
export const cursorOf = ([order, id]: Place): string =>
  Buffer.from(JSON.stringify([order, String(id)])).toString('base64url')

/** @throws DomainError 40000 with the field that has it */
export function readCursor(text: string | undefined, field = 'cursor') {
  if (text === undefined) return null
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw malformed(field, NOT_OURS)
  }
}

interface PageQuery {
  pageSize: number
  cursor?: string
}

/** What a list reads for one page: one row more than it shows, after the row that the cursor names. @throws DomainError 40000 */
export function partOf({ pageSize, cursor }: PageQuery): Page {
  const place = readCursor(cursor)
  const before = place && { at: Number(place[0]), id: place[1] }
  if (before !== null && !Number.isSafeInteger(before.at)) throw malformed('cursor', NOT_OURS)
  return { limit: pageSize + 1, before }
}

/** As `partOf`, for a list whose ids are numbers. @throws DomainError 40000 */
export function numberedPartOf(query: PageQuery): Page {
  const part = partOf(query)
  if (part.before !== null && !Number.isSafeInteger(Number(part.before.id))) throw malformed('cursor', NOT_OURS)
  return part
}

/** A page of the rows of a part; `placeOf` names the last that is shown. */
export function pageOf<Row>(rows: readonly Row[], { limit }: { limit: number }, placeOf: (row: Row) => Place) {
  const items = rows.slice(0, limit - 1)
  const last = rows.length < limit ? undefined : items.at(-1)
  return { items, next: last === undefined ? null : cursorOf(placeOf(last)) }
}
