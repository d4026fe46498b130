import { getMetaData } from '#lib/contract/site/get-meta-data.ts'
import { languageByLangCode } from '#lib/i18n/languages.ts'
import { metaDataOf } from '#gateway/domain/site/meta-data-of.ts'
import { bind } from '#gateway/route.ts'

export const getMetaDataRoute = bind(getMetaData, async ({ body }, { gateway }) =>
  metaDataOf(gateway, body.path, languageByLangCode(body.languageType).language),
)
