import type { CallInput } from '#lib/contract/define-call.ts'
import { inviteCodeState } from '#lib/contract/agent/invite-code-state.ts'
import { captchaChallenge, type CaptchaAction } from '#lib/contract/session/captcha-challenge.ts'
import { login } from '#lib/contract/session/login.ts'
import { register } from '#lib/contract/session/register.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** The calls of the forms of login and registration. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    captchaChallenge: build.mutation({
      ...endpoint(captchaChallenge, (action: CaptchaAction) => ({ query: { action } })),
      ...keepsAnswers,
    }),
    login: build.mutation({
      ...endpoint(login, (body: CallInput<typeof login>['body']) => ({ body })),
      ...keepsAnswers,
    }),
    inviteCodeState: build.query({ ...endpoint(inviteCodeState, (vipCode: string) => ({ query: { vipCode } })) }),
    register: build.mutation({
      ...endpoint(register, (body: CallInput<typeof register>['body']) => ({ body })),
      ...keepsAnswers,
    }),
  }),
})
