import { AREA_CODE_PAGE_SIZE, areaCodes } from '@fanfare/contract/site/area-codes.ts'
import { addEndpoints } from './base-api.ts'
import { cachedFor, LONG_CACHE_MS } from './cached-for.ts'
import { endpoint } from './endpoint.ts'

export const areaCodesApi = addEndpoints((build) => ({
  areaCodes: build.query({
    ...endpoint(areaCodes, (languageType: number) => ({
      query: { status: 'enable' as const, pageIndex: 0, pageSize: AREA_CODE_PAGE_SIZE, languageType },
    })),
    ...cachedFor(LONG_CACHE_MS),
  }),
}))
