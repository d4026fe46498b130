import * as z from 'zod/mini'
import { expect, expectTypeOf, test } from 'vitest'
import type { activityList } from './activity/list.ts'
import {
  defineCall,
  type CallAuth,
  type CallAnswer,
  type CallData,
  type CallInput,
  type CallRequest,
} from './define-call.ts'
import type { pushCount, readPushMsg } from './message/push.ts'
import type { userinfo } from './session/userinfo.ts'
import type { obtainReward } from './task/rewards.ts'

const bare = {
  name: 'x',
  path: '/v1/x',
  auth: 'user',
  source: 'spec',
  summary: 'X.',
  screens: [],
  data: z.object({}),
} as const

test('a GET is idempotent, a POST only if it declares so', () => {
  expect(defineCall({ ...bare, method: 'GET' }).idempotent).toBe(true)
  expect(defineCall({ ...bare, method: 'POST' }).idempotent).toBe(false)
  expect(defineCall({ ...bare, method: 'POST', idempotent: true }).idempotent).toBe(true)
})

test('[API-1] a call is signed and succeeds with 00000 by default', () => {
  expect(defineCall({ ...bare, method: 'GET' })).toMatchObject({ signed: true, successCode: '00000', codes: [] })
  expect(defineCall({ ...bare, method: 'GET', signed: false }).signed).toBe(false)
})

test('[DEV-10][D-19] a call that does not declare its callers does not compile', () => {
  type Declared = Parameters<typeof defineCall>[0]
  expectTypeOf<Declared>().toExtend<{ auth: CallAuth }>()
  expectTypeOf<Omit<Declared, 'auth'>>().not.toExtend<Declared>()
  expectTypeOf<Omit<Declared, 'auth'> & { auth?: 'user' }>().not.toExtend<Declared>()
})

test('[API-5] the input and answer types of a call come from its schemas', () => {
  expectTypeOf<CallInput<typeof obtainReward>>().toExtend<{ query: { activityId: string; taskId: string } }>()
  expectTypeOf<{ query: { activityId: string } }>().not.toExtend<CallInput<typeof obtainReward>>()
  expectTypeOf<Record<never, never>>().toExtend<CallInput<typeof activityList>>()
  expectTypeOf<Record<never, never>>().not.toExtend<CallInput<typeof readPushMsg>>()
  expectTypeOf<CallRequest<typeof activityList>['query']['pageSize']>().toEqualTypeOf<number>()
  expectTypeOf<CallData<typeof pushCount>['total']>().toEqualTypeOf<number>()
  // A handler may leave out fields with a default; the parsed answer has them.
  expectTypeOf<{ userId: string; loginName: string }>().toExtend<CallAnswer<typeof userinfo>>()
  expectTypeOf<NonNullable<CallData<typeof userinfo>>['isOverseas']>().toEqualTypeOf<boolean>()
})
