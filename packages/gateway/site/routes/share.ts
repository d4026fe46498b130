import { recordShare } from '#gateway/site/record-share.ts'
import { readShareContent } from '#gateway/site/read-share-content.ts'
import { bind } from '#gateway/route.ts'
import { activityShared, getUserShareContent } from '@fanfare/contract/share/share.ts'
import { languageByLangCode } from '@fanfare/languages/languages.ts'

export const shareRoutes = [
  bind(getUserShareContent, ({ body }, { gateway, caller }) =>
    readShareContent(gateway, caller, body.activityId, languageByLangCode(body.languageType).language),
  ),
  bind(activityShared, ({ query, body }, { gateway, caller }) =>
    recordShare(gateway, caller, query.activityId, body.receipt),
  ),
]
