import { expectTypeOf, expect, test } from 'vitest'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { activityDetail } from '@fanfare/contract/activity/detail.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { Call } from '#lib/http/call.ts'
import { endpoint } from './endpoint.ts'

test('sends the call with the input made from the argument, and the options', async () => {
  const sent: unknown[] = []
  const call = (async (...parts: unknown[]) => void sent.push(...parts)) as Call
  const { query } = endpoint(activityDetail, (activityId: string) => ({ query: { activityId } }))
  await query('a1')(call, { language: 'de' })
  expect(sent).toEqual([activityDetail, { query: { activityId: 'a1' } }, { language: 'de' }])
})

test('takes its types from the contract: a wrong input does not compile', () => {
  const { query, transformResponse } = endpoint(activityDetail, (activityId: string) => ({ query: { activityId } }))
  expectTypeOf(query).parameter(0).toEqualTypeOf<string>()
  expectTypeOf(transformResponse).returns.toEqualTypeOf<CallData<typeof activityDetail>>()
  expectTypeOf<CallData<typeof activityDetail>>().toExtend<ActivityDetail>()
  // @ts-expect-error the call needs an activityId
  endpoint(activityDetail, (activityId: string) => ({ query: { id: activityId } }))
  // @ts-expect-error the input may not be left out
  endpoint(activityDetail)
  // @ts-expect-error the activityId is a text
  endpoint(activityDetail, (activityId: number) => ({ query: { activityId } }))
})
