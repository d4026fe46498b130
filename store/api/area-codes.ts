import { AREA_CODE_PAGE_SIZE, areaCodes } from '#lib/contract/site/area-codes.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** Specification §9, for reference data such as area codes, ms. */
const LONG_CACHE_MS = 216_000

export const areaCodesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    areaCodes: build.query({
      ...endpoint(areaCodes, (languageType: number) => ({
        query: { status: 'enable' as const, pageIndex: 0, pageSize: AREA_CODE_PAGE_SIZE, languageType },
      })),
      // API-4, in seconds: the list hardly changes.
      keepUnusedDataFor: LONG_CACHE_MS / 1000,
    }),
  }),
})
