import type { CallDefinition } from '../define-call.ts'
import { activityDiff, activityVersion, activityVersions, staffActivities, staffActivity } from './activities.ts'
import { AUDIENCE_CALLS } from './audiences.ts'
import { forecast, forecastActivity } from './forecasts.ts'
import { cancelReward, holdReward, reverseEvent } from './corrections.ts'
import { deleteDraft, readDraft, readSchedule, saveDraft, scheduleActivity, unscheduleActivity } from './drafts.ts'
import { EDITING_CALLS } from './editing.ts'
import { explainUser } from './explanation.ts'
import { sendMessage } from './send-message.ts'
import { goodwillBudget, grantGoodwill, saveGoodwillBudget } from './goodwill.ts'
import { pullLog } from './log.ts'
import { auditLog, policy } from './policy.ts'
import { FLAG_CALLS } from './flags.ts'
import { PAYOUT_CALLS } from './payouts.ts'
import { REVIEW_CALLS } from './reviews.ts'
import { removeSecondFactor } from './second-factor.ts'
import { USER_CALLS } from './users.ts'
import { WEBHOOK_CALLS } from './webhooks.ts'
import { duplicateActivity, endActivity, rollbackActivity } from './publications.ts'
import { pauseActivity, pauseAll, resumeActivity, resumeAll } from './pauses.ts'
import { activityTexts, reviewActivityTexts, writeActivityTexts } from './texts.ts'
import { decideWinBack, winBackApplications } from './win-back.ts'
import { decideProposal, proposal, proposals } from './proposals.ts'

/** The calls of the staff, in any order. */
export const STAFF_CALLS: readonly CallDefinition[] = [
  policy,
  auditLog,
  proposals,
  proposal,
  decideProposal,
  staffActivities,
  staffActivity,
  activityVersions,
  activityVersion,
  activityDiff,
  ...USER_CALLS,
  removeSecondFactor,
  explainUser,
  sendMessage,
  rollbackActivity,
  endActivity,
  duplicateActivity,
  ...AUDIENCE_CALLS,
  forecastActivity,
  forecast,
  readDraft,
  saveDraft,
  deleteDraft,
  ...EDITING_CALLS,
  readSchedule,
  scheduleActivity,
  unscheduleActivity,
  activityTexts,
  writeActivityTexts,
  reviewActivityTexts,
  goodwillBudget,
  saveGoodwillBudget,
  grantGoodwill,
  cancelReward,
  holdReward,
  reverseEvent,
  pauseActivity,
  pauseAll,
  resumeActivity,
  resumeAll,
  winBackApplications,
  decideWinBack,
  pullLog,
  ...PAYOUT_CALLS,
  ...REVIEW_CALLS,
  ...FLAG_CALLS,
  ...WEBHOOK_CALLS,
]
