import { sql, type RawBuilder } from 'kysely'

/** A part of a sorted list: after so many rows, or after the row of a cursor. */
export interface ListPart<Sort extends string> {
  sort: Sort
  isDescending: boolean
  limit: number
  offset?: number
  after?: ListCursor | undefined
}
/** The place of a row: its sorted value, and its id among equal ones. */
export interface ListCursor {
  value: string
  id: string
}

type Typed = Record<'column' | 'type', RawBuilder<unknown>>

/**
 * The places of a part in its order; equal values are in the order of their ids, so that parts never overlap. Only places are sorted, so that an index
 * may have all columns of the filter and the order, and only those of the part become text, because all rows take long.
 */
export function placesOf(
  rows: RawBuilder<unknown>,
  id: Typed,
  { column, type }: Typed,
  { isDescending, limit, offset = 0, after }: ListPart<string>,
) {
  const direction = isDescending ? sql`desc` : sql`asc`
  const behind = isDescending ? sql`<` : sql`>`
  const rest =
    after === undefined
      ? sql`true`
      : sql`(${column}, ${id.column}) ${behind} (${after.value}::${type}, ${after.id}::${id.type})`
  return sql`
    select sorted::text as value, id::text as id from (
      select ${column} as sorted, ${id.column} as id from ${rows} where ${rest}
      order by 1 ${direction}, 2 ${direction} limit ${limit} offset ${offset}
    ) as p order by p.sorted ${direction}, p.id ${direction}`
}
