import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { listOf, textMatching, textSchema } from '../fields.ts'
import { languageTypeSchema } from '../language-type.ts'
import { pageIndexSchema, pageSizeSchema } from '../paging.ts'

/** The site reads all codes as one page (spec §5). */
export const AREA_CODE_PAGE_SIZE = 999

/** `areaCode` without +, `country` ISO 3166-1 alpha-2, `name` in the language of the query. */
const areaCodeSchema = z.object({
  areaCode: textMatching(/^[1-9]\d{0,5}$/),
  country: textMatching(/^[A-Z]{2}$/),
  name: textSchema,
  sort: z._default(z.number(), 0),
})
export type AreaCode = z.infer<typeof areaCodeSchema>

export const areaCodes = defineCall({
  name: 'areaCodes',
  path: '/v1/msg/areaCode/app/v2/list',
  auth: 'public',
  source: 'spec',
  summary: 'Telephone area codes for registration, the common ones apart.',
  screens: ['SCR-12'],
  query: {
    status: z._default(z.enum(['enable', 'disable', 'all']), 'enable'),
    pageIndex: pageIndexSchema,
    pageSize: pageSizeSchema(AREA_CODE_PAGE_SIZE),
    languageType: languageTypeSchema,
  },
  data: { list: z.array(areaCodeSchema), commonlyList: listOf(areaCodeSchema) },
})
