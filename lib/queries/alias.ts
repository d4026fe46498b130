import 'server-only'
import { getAlias } from '@fanfare/contract/activity/get-alias.ts'
import { getAliasList } from '@fanfare/contract/activity/get-alias-list.ts'
import { cachedRead } from './cached-read.ts'
import { READ_TIMEOUT_MS, readGateway } from './gateway.ts'
import { orNull } from './or-null.ts'

/** The aliases of all listed activities with their ids. */
export const listAliases = () =>
  cachedRead(['alias-list'], () => readGateway()(getAliasList, {}, { timeoutMs: READ_TIMEOUT_MS }))

/** The alias of an activity, also of an unlisted one; null for an unknown id. */
export const readAlias = (activityId: string): Promise<string | null> =>
  cachedRead(['alias', activityId], async () => {
    const reading = readGateway()(getAlias, { query: { activityId } }, { timeoutMs: READ_TIMEOUT_MS })
    return (await orNull(reading))?.alias ?? null
  })
