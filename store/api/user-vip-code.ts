import { userVipCode } from '@fanfare/contract/session/userinfo.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

export const userVipCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userVipCode: build.query(endpoint(userVipCode)),
  }),
})
