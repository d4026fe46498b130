import * as z from 'zod/mini'
import type { Page } from '#gateway/db/page.ts'
import { malformed } from '../http/read-input.ts'

/** A list of the staff continues after this row: an opaque text for the caller. */
const cursorSchema = z.tuple([z.union([z.number(), z.string()]), z.string()])
type PageCursor = z.output<typeof cursorSchema>

export const cursorOf = (place: PageCursor) => Buffer.from(JSON.stringify(place)).toString('base64url')

/** @throws DomainError 40000 with the field that has it */
export function readCursor(text: string | undefined, field = 'cursor') {
  if (text === undefined) return null
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw malformed(field, 'must be the one that the answer before gave')
  }
}

/** What a list reads for one page: one row more than it shows, after the row that the cursor names. @throws DomainError 40000 */
export function partOf({ pageSize, cursor }: { pageSize: number; cursor?: string }): Page {
  const place = readCursor(cursor)
  return { limit: pageSize + 1, before: place && { at: Number(place[0]), id: place[1] } }
}

/** A page of the rows of a part; `placeOf` names the last that is shown. */
export function pageOf<Row>(rows: readonly Row[], { limit }: { limit: number }, placeOf: (row: Row) => PageCursor) {
  const items = rows.slice(0, limit - 1)
  const last = rows.length < limit ? undefined : items.at(-1)
  return { items, next: last === undefined ? null : cursorOf(placeOf(last)) }
}
