import * as z from 'zod/mini'
import { nonNegativeIntegerSchema, wholeNumberSchema } from './integers.ts'

export const PAGE_SIZE_DEFAULT = 20
export const PAGE_SIZE_MAXIMUM = 500

/** Paging: `pageIndex` from 0, `pageSize` 1…500, default 20; anything else is malformed (contract §1). */
export const pageIndexSchema = z._default(wholeNumberSchema(0, 1_000_000), 0)
/** Only the list of area codes has another `maximum`: the spec reads it with 999. */
export const pageSizeSchema = (maximum: number = PAGE_SIZE_MAXIMUM) =>
  z._default(wholeNumberSchema(1, maximum), PAGE_SIZE_DEFAULT)

export const pageQuery = { pageIndex: pageIndexSchema, pageSize: pageSizeSchema() }

/** The number of all rows, not of this page. */
export const totalSchema = nonNegativeIntegerSchema

/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <const Item extends z.ZodMiniType>(item: Item) => ({ items: z.array(item), total: totalSchema })
