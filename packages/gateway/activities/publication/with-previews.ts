import type { GatewayContext } from '#gateway/context.ts'
import { findPreview } from '#gateway/activities/db/activities.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { readPreviewToken } from '#gateway/util/preview-token.ts'
import { scheduleFor } from './schedule.ts'

/** The draft of a preview link as an activity whose id is the link's token; null for anything else. */
async function draftOf({ db, keys, clock }: GatewayContext, token: string) {
  const link = readPreviewToken(keys.preview, token, clock.now())
  const preview = link && (await findPreview(db, link.previewId))
  if (preview === null) return null
  const { definition, createdAt } = preview
  return {
    activityId: token,
    alias: definition.alias,
    activityType: ACTIVITY_TYPES[definition.type].code,
    ...scheduleFor(definition, null, createdAt),
    listed: false,
    definition,
    version: 1,
    publishedAt: createdAt,
    updatedAt: createdAt,
    finalAt: null,
    rulesSince: {},
    participants: 0,
    settledAt: null,
  }
}

/**
 * The gateway for the reads of visitors, which also find drafts by the tokens of their preview links (ADR 0053). No other
 * use case does, so that nothing can be joined, earned or listed in a draft.
 */
export const withPreviews = (gateway: GatewayContext): GatewayContext => ({
  ...gateway,
  activities: {
    ...gateway.activities,
    findById: async (db, activityId) =>
      (await draftOf(gateway, activityId)) ?? gateway.activities.findById(db, activityId),
  },
})
