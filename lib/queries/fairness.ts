import 'server-only'
import { lotteryFairness, type Fairness } from '@fanfare/contract/lottery/fairness.ts'
import { DRAWS_SHOWN } from '#lib/fairness/draws-shown.ts'
import { cachedRead } from './cached-read.ts'
import { READ_TIMEOUT_MS, readGateway } from './gateway.ts'
import { orNull } from './or-null.ts'

/** The public data of a lottery, with its first draws; null for an unknown activity and for one without draws. */
export const readFairness = (activityId: string): Promise<Fairness | null> =>
  cachedRead(
    ['fairness', activityId],
    () =>
      orNull(
        readGateway()(
          lotteryFairness,
          { query: { activityId, pageIndex: 0, pageSize: DRAWS_SHOWN } },
          { timeoutMs: READ_TIMEOUT_MS },
        ),
      ),
    { tags: ['activities', `activity:${activityId}`] },
  )
