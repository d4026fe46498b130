import type { CallInput } from '@fanfare/contract/define-call.ts'
import { saveReferralNote } from '@fanfare/contract/agent/referrals.ts'
import { agentApi } from './agent.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

type NoteInput = { id: string } & CallInput<typeof saveReferralNote>['body']

const orNull = (text: string): string | null => (text === '' ? null : text)

/** In a file of its own because only the page of referrals writes notes. */
export const referralNoteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveReferralNote: build.mutation({
      ...endpoint(saveReferralNote, ({ id, ...body }: NoteInput) => ({ params: { id }, body })),
      ...keepsAnswers,
      // Shown at once in every list that has the person; a failure brings the old words back.
      onQueryStarted: async ({ id, referralId, note, tag }, { dispatch, queryFulfilled, ...api }) => {
        const lists = agentApi.util.selectCachedArgsForQuery(api.getState(), 'agentReferrals')
        const changes = lists
          .filter((list) => list.id === id)
          .map((list) =>
            dispatch(
              agentApi.util.updateQueryData('agentReferrals', list, ({ items }) => {
                for (const item of items) {
                  if (item.referralId !== referralId) continue
                  if (note !== undefined) item.note = orNull(note)
                  if (tag !== undefined) item.tag = orNull(tag)
                }
              }),
            ),
          )
        try {
          await queryFulfilled
        } catch {
          for (const change of changes) change.undo()
        }
      },
    }),
  }),
})
