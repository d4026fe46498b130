import { useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import type { CaptchaAction } from '@fanfare/contract/session/login.ts'
import type { CallError } from '#store/call-error.ts'
import { placeRefusal, type Refusal, type Situation } from './place-refusal.ts'
import { useCaptcha, type CaptchaOutcome } from './use-captcha.ts'

/**
 * Sends a form: captcha, then call. `hasCaptcha` false: without a captcha, until the gateway asks for one. `refusal`: the last one,
 * until the next try.
 */
export function useGuardedSend(action: CaptchaAction, hasCaptcha: boolean) {
  const captcha = useCaptcha(action)
  const errorText = useErrorText()
  const [refusal, setRefusal] = useState<Refusal>()
  const isAsked = hasCaptcha || captcha.box.state !== 'idle'
  const guard = async <Answer>(
    situation: Situation,
    send: (captcha?: string) => Promise<{ data?: Answer; error?: unknown }>,
  ): Promise<{ data?: Answer; refused?: Refusal }> => {
    const refuse = (failure: unknown) => {
      const error = failure as CallError | undefined
      const refused = { ...placeRefusal(error, situation), text: errorText(error) }
      setRefusal(refused)
      return { refused }
    }
    setRefusal(undefined)
    const checked: CaptchaOutcome = isAsked ? await captcha.check() : { ok: true }
    if (!checked.ok) return refuse(checked.error)
    const { data, error } = await send(checked.answer)
    if (data) return { data }
    const answer = refuse(error)
    captcha.spend(answer.refused.at === 'captcha' ? 'refused' : 'idle')
    return answer
  }
  /** For the button of the form. */
  const waiting = { wait: refusal?.at === 'wait' ? refusal : null, onWaited: () => setRefusal(undefined) }
  return { guard, captcha, isAsked, refusal, setRefusal, waiting }
}
