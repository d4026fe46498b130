import * as z from 'zod/mini'
import { malformed } from '../http/read-input.ts'

/** A list of the staff continues behind this row: an opaque text for the caller. */
const cursorSchema = z.tuple([z.union([z.number(), z.string()]), z.string()])
export type PageCursor = z.output<typeof cursorSchema>

export const cursorOf = (place: PageCursor): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** @throws DomainError 40000 with the field that has it */
export function readCursor(text: string | undefined, field = 'cursor') {
  if (text === undefined) return null
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw malformed(field, 'must be the one that the answer before gave')
  }
}

/** A page of rows of which one more than `pageSize` was read; `placeOf` names the last that is shown. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  { pageSize, placeOf, itemOf }: { pageSize: number; placeOf: (row: Row) => PageCursor; itemOf: (row: Row) => Item },
) {
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    items: shown.map(itemOf),
    next: last === undefined ? null : cursorOf(placeOf(last)),
  }
}
