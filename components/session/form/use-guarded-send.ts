import { useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import type { CaptchaAction } from '@fanfare/contract/session/login.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { CallError } from '#store/call-error.ts'
import { placeRefusal, type Refusal, type Situation } from './place-refusal.ts'
import { useCaptcha, type CaptchaOutcome } from './use-captcha.ts'

interface GuardedSendOptions<Values, Answer> {
  action: CaptchaAction
  /** False: sends without a captcha, until the gateway asks for one. */
  hasCaptcha: boolean
  send: (values: Values, captcha: string | undefined) => Promise<{ data?: Answer; error?: unknown }>
  situationOf: (values: Values) => Omit<Situation, 'now'>
  onAnswer: (answer: Answer, values: Values) => void
  onRefused?: (refusal: Refusal) => void
}

const NO_CAPTCHA: CaptchaOutcome = { ok: true, answer: undefined }

/** Sends a form: captcha, then call. `refusal`: the last one, until the next try. */
export function useGuardedSend<Values, Answer>(options: GuardedSendOptions<Values, Answer>) {
  const { action, hasCaptcha, send, situationOf, onAnswer, onRefused } = options
  const captcha = useCaptcha(action)
  const errorText = useErrorText()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isAsked = hasCaptcha || captcha.state !== 'idle'
  const refuse = (failure: unknown, values: Values) => {
    const error = failure as CallError | undefined
    const refused = { ...placeRefusal(error, { ...situationOf(values), now: serverNow() }), text: errorText(error) }
    setRefusal(refused)
    onRefused?.(refused)
    return refused
  }
  const submit = async (values: Values) => {
    setRefusal(null)
    const checked = isAsked ? await captcha.check() : NO_CAPTCHA
    if (!checked.ok) return void refuse(checked.error, values)
    const { data, error } = await send(values, checked.answer)
    if (data) return onAnswer(data, values)
    captcha.spend(refuse(error, values).at === 'captcha' ? 'refused' : 'idle')
  }
  return { submit, captcha, isAsked, refusal, setRefusal }
}
