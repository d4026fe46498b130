import type { CallData, CallInput } from '#lib/contract/define-call.ts'
import { AREA_CODE_PAGE_SIZE, areaCodes } from '#lib/contract/site/area-codes.ts'
import { captchaChallenge, type CaptchaAction } from '#lib/contract/session/captcha-challenge.ts'
import { login } from '#lib/contract/session/login.ts'
import { logout } from '#lib/contract/session/logout.ts'
import { register } from '#lib/contract/session/register.ts'
import { userVipCode } from '#lib/contract/session/user-vip-code.ts'
import { userinfo } from '#lib/contract/session/userinfo.ts'
import { LONG_CACHE_MS } from '#lib/http/cache-times.ts'
import { baseApi } from './base-api.ts'

type UserinfoBody = NonNullable<CallInput<typeof userinfo>['body']>

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userinfo: build.query<CallData<typeof userinfo>, UserinfoBody>({
      query: (body) => ({ definition: userinfo, input: { body } }),
      providesTags: ['User'],
    }),
    userVipCode: build.query<CallData<typeof userVipCode>, void>({
      query: () => ({ definition: userVipCode }),
    }),
    areaCodes: build.query<CallData<typeof areaCodes>, number>({
      query: (languageType) => ({
        definition: areaCodes,
        input: { query: { status: 'enable', pageIndex: 0, pageSize: AREA_CODE_PAGE_SIZE, languageType } },
      }),
      // API-4, in seconds: the list hardly changes.
      keepUnusedDataFor: LONG_CACHE_MS / 1000,
    }),
    captchaChallenge: build.mutation<CallData<typeof captchaChallenge>, CaptchaAction>({
      query: (action) => ({ definition: captchaChallenge, input: { query: { action } } }),
    }),
    login: build.mutation<CallData<typeof login>, CallInput<typeof login>['body']>({
      query: (body) => ({ definition: login, input: { body } }),
    }),
    register: build.mutation<CallData<typeof register>, CallInput<typeof register>['body']>({
      query: (body) => ({ definition: register, input: { body } }),
    }),
    logout: build.mutation<CallData<typeof logout>, void>({ query: () => ({ definition: logout }) }),
  }),
})
