import { findActivity } from '#gateway/activities/find-activity.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { bind } from '#gateway/route.ts'
import { marathonDistance } from '@fanfare/contract/marathon/marathon-distance.ts'

export const marathonRoutes = [
  bind(marathonDistance, async ({ query }, { gateway }) => {
    const { definition } = await findActivity(gateway, query.activityId)
    if (!('marathon' in definition)) throw new DomainError('NOT_FOUND')
    return { distance: definition.marathon.distance }
  }),
]
