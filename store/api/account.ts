import { inviteCodeState } from '@fanfare/contract/agent/invites.ts'
import { captchaChallenge, login, type CaptchaAction } from '@fanfare/contract/session/login.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** The calls of the login and registration forms. */
export const accountApi = addEndpoints((build) => ({
  captchaChallenge: build.mutation(
    endpoint(captchaChallenge, (action: CaptchaAction) => ({ query: { action } }), keepsAnswers),
  ),
  login: build.mutation(endpoint(login, 'body', keepsAnswers)),
  inviteCodeState: build.query(endpoint(inviteCodeState, (vipCode: string) => ({ query: { vipCode } }))),
  register: build.mutation(endpoint(register, 'body', keepsAnswers)),
}))
