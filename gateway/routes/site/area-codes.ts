import { areaCodes } from '#lib/contract/site/area-codes.ts'
import { languageByLangCode } from '#lib/i18n/languages.ts'
import { areaCodesIn } from '#gateway/domain/site/area-codes.ts'
import { bind } from '#gateway/route.ts'

/** No code is disabled. */
export const areaCodesRoute = bind(areaCodes, ({ query }) => {
  const { status, pageIndex, pageSize, languageType } = query
  const { list, commonlyList } = areaCodesIn(languageByLangCode(languageType))
  if (status === 'disable') return Promise.resolve({ list: [], commonlyList: [] })
  return Promise.resolve({ list: list.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), commonlyList })
})
