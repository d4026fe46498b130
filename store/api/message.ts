import type { CallInput } from '@fanfare/contract/define-call.ts'
import { pushDetail, pushList } from '@fanfare/contract/message/push.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

export type MessagePage = CallInput<typeof pushList>['body']

export const messageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messages: build.query({ ...endpoint(pushList, (body: MessagePage) => ({ body })), providesTags: ['Message'] }),
    message: build.query({ ...endpoint(pushDetail, (id: string) => ({ query: { id } })), providesTags: ['Message'] }),
  }),
})
