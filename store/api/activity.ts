import {
  apply,
  applyStatus,
  claimable,
  nonProductizedApply,
  nonProductizedApplyStatus,
  type ApplyStatus,
  getRegisterCode,
} from '@fanfare/contract/activity/join.ts'
import type { ActivityDetail, MyActivity } from '@fanfare/contract/activity/activity.ts'
import { activityDetail, nonProductizedDetail } from '@fanfare/contract/activity/detail.ts'
import { eligible } from '@fanfare/contract/activity/eligible.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import { markJoined } from '#lib/session/remembered-marks.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, endpointOf, ofActivity } from './endpoint.ts'

const tagsOf = (_: unknown, __: unknown, id: string) => ['Activity' as const, { type: 'Activity' as const, id }]

/** The call for a landing page returns no part of the user, so the status of the application replaces it. */
const myPromo = ({ status, appliedAt, reasonCode }: ApplyStatus): MyActivity => ({
  applied: status === DIALOG_STATUSES.registered,
  appliedAt: appliedAt ?? null,
  eligible: reasonCode === undefined,
  reasonCode: reasonCode ?? null,
  draws: null,
  rank: null,
})

export const activityApi = addEndpoints((build) => ({
  activityDetail: build.query({
    ...endpointOf<string, ActivityDetail & { my: MyActivity }>((activityId) => async (call, options, section) => {
      const input = ofActivity(activityId)
      if (section !== 'promo') return call(activityDetail, input, options)
      const [page, status] = await Promise.all([
        call(nonProductizedDetail, input, options),
        call(nonProductizedApplyStatus, input, options),
      ])
      return { ...page, my: myPromo(status) }
    }),
    providesTags: tagsOf,
    onQueryStarted: (_, { queryFulfilled }) =>
      queryFulfilled.then(({ data: { path, my } }) => markJoined(path, my.applied)).catch(() => undefined),
  }),
  applyStatus: build.query({
    ...endpointOf<string, ApplyStatus>(
      (activityId) => (call, options, section) =>
        call(section === 'promo' ? nonProductizedApplyStatus : applyStatus, ofActivity(activityId), options),
    ),
    providesTags: tagsOf,
  }),
  eligible: build.query(endpoint(eligible, ofActivity, { providesTags: tagsOf })),
  claimable: build.query({ ...endpoint(claimable), providesTags: ['Task'] }),
  registerCode: build.query(endpoint(getRegisterCode)),
  apply: build.mutation({
    ...endpointOf<{ activityId: string; consentVersion?: string }, CallData<typeof apply>>(
      ({ activityId, consentVersion }) =>
        (call, options, section) => {
          const body = consentVersion === undefined ? undefined : { consentVersion }
          return call(section === 'promo' ? nonProductizedApply : apply, { ...ofActivity(activityId), body }, options)
        },
    ),
    invalidatesTags: ['Activity', 'Task'],
  }),
}))
