import { useState, useEffect, useRef } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import type { CaptchaAction, CaptchaChallenge } from '@fanfare/contract/session/login.ts'
import type { CallError } from '#store/call-error.ts'
import { placeRefusal, type Refusal, type Situation } from './account-values.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { SolvedCaptcha } from '#lib/session/captcha/answer-challenge.ts'
import { accountApi } from '#store/api/account.ts'
import type { CaptchaState } from './captcha-box.tsx'

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

/** A solution is dropped this long before it expires, to leave time for the form's own call, ms. */
const MARGIN_MS = 10_000

/** The box of the captcha says what happened, so the form has no line of its own. */
const NOT_SOLVED: CallError = { kind: 'gateway', code: CODES.WRONG_CAPTCHA.code, data: undefined }

/** `answer` undefined when this gateway has no captcha. */
type CaptchaOutcome = { ok: true; answer?: string } | { ok: false; error?: CallError }

/** The solver loads with the first challenge, because most visits of a form send nothing. A failed load fails the captcha. */
const answer = (challenge: CaptchaChallenge): Promise<SolvedCaptcha | 'refused' | null> =>
  (challenge.provider
    ? import('#lib/session/captcha/answer-geetest.ts').then(({ answerGeetest }) => answerGeetest())
    : import('#lib/session/captcha/answer-challenge.ts').then(({ answerChallenge }) => answerChallenge(challenge))
  ).catch(() => null)

function useCaptcha(action: CaptchaAction) {
  const [requestChallenge] = accountApi.useCaptchaChallengeMutation()
  const [state, setState] = useState<CaptchaState>('idle')
  /** Of the latest challenge; absent: the proof of work. */
  const [provider, setProvider] = useState<CaptchaChallenge['provider']>()
  /** Of the challenge that is being solved, then its solution until it is spent. */
  const outcome = useRef<Promise<CaptchaOutcome>>(null)
  const begun = useRef<'early' | 'asked'>(null)
  /** Of the solution's end. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Discards the solution after sending it, because the gateway accepts each once. */
  const spend = (next: CaptchaState = 'idle') => {
    clearTimeout(timer.current)
    outcome.current = null
    setState(next)
  }

  const solve = async (): Promise<CaptchaOutcome> => {
    setState('checking')
    const { data, error } = await requestChallenge(action)
    if (!data) {
      const known = error as CallError | undefined
      const none = known?.kind === 'network' && (known.status === 404 || known.code === CODES.NO_SUCH_PATH.code)
      spend(none ? 'idle' : 'failed')
      return none ? { ok: true } : { ok: false, error: known }
    }
    setProvider(data.provider)
    if (data.provider && begun.current === 'early') {
      spend()
      return { ok: false }
    }
    const next = await answer(data)
    if (!next || next === 'refused') {
      spend(next ?? 'failed')
      return { ok: false, error: data.provider && NOT_SOLVED }
    }
    setState('checked')
    if (Number.isFinite(next.expiresAt))
      timer.current = setTimeout(() => spend('expired'), next.expiresAt - MARGIN_MS - serverNow())
    return { ok: true, answer: next.answer }
  }

  /** Solves a challenge, or returns the valid solution that is there. */
  const check = async () => {
    if (begun.current === 'early') await outcome.current
    begun.current = 'asked'
    return (outcome.current ??= solve())
  }

  /** Solves the first challenge while the user types; not one of another provider, which opens a window of its own. */
  const checkEarly = () => {
    if (begun.current) return
    begun.current = 'early'
    outcome.current = solve()
  }
  return { box: { state, provider, onCheck: check }, check, checkEarly, spend }
}
