import * as z from 'zod/mini'

/** Paging of query strings: `pageIndex` from 0, `pageSize` 1…500, default 20 (contract §1). */
const wholeNumber = (minimum: number, maximum: number, fallback: number) =>
  z._default(
    z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum)) as z.ZodMiniType<number, number | string>,
    fallback,
  )

export const PAGE_SIZE_DEFAULT = 20
export const PAGE_SIZE_MAXIMUM = 500

export const pageIndexSchema = wholeNumber(0, 1_000_000, 0)
/** `maximum` differs for the area-code list alone, which the spec asks for with 999. */
export const pageSizeSchema = (maximum: number = PAGE_SIZE_MAXIMUM) => wholeNumber(1, maximum, PAGE_SIZE_DEFAULT)
export const pagingSchema = z.object({ pageIndex: pageIndexSchema, pageSize: pageSizeSchema() })
