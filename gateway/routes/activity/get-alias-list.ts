import { aliasList } from '#gateway/db/activities.ts'
import { bind } from '#gateway/route.ts'
import { getAliasList } from '#lib/contract/activity/get-alias-list.ts'

export const getAliasListRoute = bind(getAliasList, (_, { gateway }) => aliasList(gateway.db))
