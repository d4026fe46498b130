import type { CallInput } from '#lib/contract/define-call.ts'
import { AREA_CODE_PAGE_SIZE, areaCodes } from '#lib/contract/site/area-codes.ts'
import { getRegisterCode } from '#lib/contract/activity/get-register-code.ts'
import { captchaChallenge, type CaptchaAction } from '#lib/contract/session/captcha-challenge.ts'
import { login } from '#lib/contract/session/login.ts'
import { logout } from '#lib/contract/session/logout.ts'
import { register } from '#lib/contract/session/register.ts'
import { userVipCode } from '#lib/contract/session/user-vip-code.ts'
import { userinfo } from '#lib/contract/session/userinfo.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** Specification §9, for reference data such as area codes, ms. */
const LONG_CACHE_MS = 216_000

/** A session's calls change no list: a new session starts with an empty cache (store/session.ts). */
const keepsAnswers = { extraOptions: { keepsAnswers: true } }

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userinfo: build.query({
      ...endpoint(userinfo, (body: NonNullable<CallInput<typeof userinfo>['body']>) => ({ body })),
      providesTags: ['User'],
    }),
    userVipCode: build.query(endpoint(userVipCode)),
    registerCode: build.query(endpoint(getRegisterCode)),
    areaCodes: build.query({
      ...endpoint(areaCodes, (languageType: number) => ({
        query: { status: 'enable' as const, pageIndex: 0, pageSize: AREA_CODE_PAGE_SIZE, languageType },
      })),
      // API-4, in seconds: the list hardly changes.
      keepUnusedDataFor: LONG_CACHE_MS / 1000,
    }),
    captchaChallenge: build.mutation({
      ...endpoint(captchaChallenge, (action: CaptchaAction) => ({ query: { action } })),
      ...keepsAnswers,
    }),
    login: build.mutation({
      ...endpoint(login, (body: CallInput<typeof login>['body']) => ({ body })),
      ...keepsAnswers,
    }),
    register: build.mutation({
      ...endpoint(register, (body: CallInput<typeof register>['body']) => ({ body })),
      ...keepsAnswers,
    }),
    logout: build.mutation({ ...endpoint(logout), ...keepsAnswers }),
  }),
})
