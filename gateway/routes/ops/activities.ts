import { publishFromBody } from '#gateway/domain/activity/publish-from-body.ts'
import { readCondition } from '#gateway/domain/activity/publish-condition.ts'
import { bind } from '#gateway/route.ts'
import { publishActivity } from '#lib/contract/ops/publish-activity.ts'

export const publishActivityRoute = bind(publishActivity, ({ params, query, body }, { gateway, operator, header }) =>
  publishFromBody(gateway, {
    alias: params.alias,
    body,
    operator,
    dryRun: query.dryRun === '1',
    condition: readCondition(header),
  }),
)
