import { captchaChallenge } from '#lib/contract/session/captcha-challenge.ts'
import { makeChallenge } from '#gateway/domain/session/captcha.ts'
import { bind } from '#gateway/route.ts'

export const captchaChallengeRoute = bind(captchaChallenge, async ({ query }, { gateway }) =>
  makeChallenge(gateway, query.action),
)
