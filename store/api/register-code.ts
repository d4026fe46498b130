import { getRegisterCode } from '@fanfare/contract/activity/join.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** Apart from the calls of the session, which the login loads. */
export const registerCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registerCode: build.query(endpoint(getRegisterCode)),
  }),
})
