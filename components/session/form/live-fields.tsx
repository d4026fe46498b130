'use client'

import { useTranslations, useLocale } from 'next-intl'
import { lazy, Suspense, useEffect, useState, useDeferredValue } from 'react'
import { useFormContext, useWatch, type FieldErrors } from 'react-hook-form'
import type { FieldMessage } from '#components/ui/controls/field.tsx'
import { passwordLength, PASSWORD_MINIMUM } from '@fanfare/contract/session/session.ts'
import { nationalDigits, readCode } from '@fanfare/contract/typed-text.ts'
import { isInviteCode } from '#lib/session/invite-code.ts'
import { accountApi } from '#store/api/account.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { AccountForm, type AccountFormProps, type AccountFormState } from './account-form.tsx'
import type { AccountValues, FieldProblem, Method } from './account-values.ts'
import { FormAlert } from './form-alert.tsx'
import type { Typed } from './hand-over.ts'
import { SubmitButton } from './submit-button.tsx'
import type { SendForm } from './use-send-form.ts'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'

/** The user is probably still typing a shorter number. */
const MIN_DIGITS = 5

/** The number in international format, or null when it does not fit the country's numbering plan. */
async function toInternational(areaCode: string, digits: string) {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const parsed = parsePhoneNumberFromString(`+${areaCode}${digits}`)
  return parsed?.isValid() ? parsed.formatInternational() : null
}

/** Only a hint: numbering plans change faster than libraries, so it refuses nothing (AUTH-5). */
function useMobileHint(areaCode: string, mobile: string): FieldMessage | undefined {
  const t = useTranslations('account')
  const locale = useLocale()
  const digits = nationalDigits(useDeferredValue(mobile), areaCode)
  const input = digits.length >= MIN_DIGITS ? `${areaCode} ${digits}` : null
  const [answer, setAnswer] = useState<{ input: string; number: string | null } | null>(null)
  useEffect(() => {
    if (input === null) return
    let current = true
    toInternational(areaCode, digits).then(
      (number) => current && setAnswer({ input, number }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [input, areaCode, digits])
  if (input === null || answer?.input !== input) return undefined
  return answer.number === null
    ? { tone: 'warning', text: t('mobile_unusual', { code: isolateLtr(locale, `+${areaCode}`) }) }
    : { tone: 'hint', text: t('mobile_as', { number: isolateLtr(locale, answer.number) }) }
}

/** Few accounts need it, so that no other login loads it. */
const CodeField = lazy(() => import('./code-field.tsx').then((module) => ({ default: module.CodeField })))

interface LiveFieldsProps extends Pick<AccountFormProps, 'kind' | 'links' | 'then' | 'hasCaptcha'> {
  languageType: number
  /** The page's query. */
  search: string
  typed: Typed
  sending: SendForm
  /** The words of the button. */
  submitText: string
  onSubmit: () => Promise<void>
}

/** The fields with the values, messages and refusals of the form around them. */
export function LiveFields({
  kind,
  links,
  then,
  hasCaptcha,
  languageType,
  search,
  typed,
  sending,
  submitText,
  onSubmit,
}: LiveFieldsProps) {
  const t = useTranslations('account')
  const { control, formState, register } = useFormContext<AccountValues>()
  const values = useWatch({ control }) as AccountValues
  const [shown, setShown] = useState(typed.isShown)
  // The eye may be pressed between the first reading and the replacement of the server's form.
  // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- once, from a form that is gone
  useEffect(() => setShown(typed.isShown), [typed])
  const [picking, setPicking] = useState(false)
  const { captcha, refusal, refusalText, isOpened, clear } = sending
  const early = hasCaptcha ? { onFocus: captcha.checkEarly } : {}
  const wait = refusal?.at === 'wait' ? refusal : null
  const isOfCode = wait?.field === 'code'
  // Once a code was asked for, its field stays with what was typed.
  const [hasCode, setHasCode] = useState(false)
  if (!hasCode && (refusal?.at === 'code' || isOfCode)) setHasCode(true)
  const locked = wait?.why === 'locked' ? wait.until : null
  const length = passwordLength(values.password)
  const code = readCode(values.vipCode)
  const inviteUnknown = refusal?.at === 'invite' || (code !== '' && !isInviteCode(code))
  const isAsked = kind === 'register' && code !== '' && !inviteUnknown
  const invite = accountApi.endpoints.inviteCodeState.useQuery(code, { skip: !isAsked })
  const mobileHint = useMobileHint(values.areaCode, values.mobile)
  const messages = useFieldMessages()({
    kind,
    errors: formState.errors,
    method: values.method,
    passwordLength: length,
    mobileHint,
    inviteUnknown,
    lockedUntil: isOfCode ? null : locked,
    codeLockedUntil: isOfCode ? locked : null,
    search,
  })
  return (
    <>
      <AccountForm
        kind={kind}
        areaCode={values.areaCode}
        links={links}
        hasCaptcha={hasCaptcha}
        submit={
          <SubmitButton busy={formState.isSubmitting || isOpened} wait={wait} onWaited={clear}>
            {submitText}
          </SubmitButton>
        }
        then={then}
        state={{
          inputs: {
            method: register('method'),
            email: { ...register('email'), ...early },
            mobile: { ...register('mobile'), ...early },
            password: { ...register('password'), ...early },
            ...(kind === 'register' && { vipCode: register('vipCode'), terms: register('terms') }),
          },
          messages,
          code: hasCode && (
            <Suspense>
              <CodeField form="account" input={register('code')} error={messages.code?.text} isNext />
            </Suspense>
          ),
          termsError: formState.errors.terms && t('error_terms_missing'),
          password: { length, shown, onShow: () => setShown(!shown) },
          captcha: { state: captcha.state, provider: captcha.provider, onCheck: () => void captcha.check() },
          invitePaused: isAsked && invite.currentData?.paused === true,
          inviteCode: code === '' || inviteUnknown ? null : code,
          onChooseAreaCode: () => setPicking(true),
          onSubmit,
          alert: <FormAlert refusal={refusal} text={refusalText} onRetry={() => void onSubmit()} />,
          search,
        }}
      />
      <AreaCodeChoice languageType={languageType} isOpen={picking} onClose={() => setPicking(false)} />
    </>
  )
}

const AreaCodePicker = lazyWithRetry(() => import('../area-code/area-code-picker.tsx').then((m) => m.AreaCodePicker))

interface AreaCodeChoiceProps {
  languageType: number
  isOpen: boolean
  onClose: () => void
}

/** Puts the picked area code into the form around it; loads the picker as soon as the user chooses the mobile method. */
function AreaCodeChoice({ languageType, isOpen, onClose }: AreaCodeChoiceProps) {
  const { control, setValue } = useFormContext<AccountValues>()
  const [method, areaCode] = useWatch({ control, name: ['method', 'areaCode'] })
  const usesMobile = method === 'mobile'
  useEffect(() => {
    if (usesMobile) void AreaCodePicker.preload()
  }, [usesMobile])
  if (!isOpen) return null
  return (
    <AreaCodePicker.Part
      languageType={languageType}
      chosen={areaCode}
      onClose={onClose}
      onChoose={(chosen) => {
        setValue('areaCode', chosen, { shouldDirty: true })
        onClose()
      }}
    />
  )
}

interface MessageInput {
  kind: 'login' | 'register'
  errors: FieldErrors<AccountValues>
  method: Method
  passwordLength: number
  /** From the numbering plan; an error replaces it. */
  mobileHint: FieldMessage | undefined
  inviteUnknown: boolean
  /** ms on the gateway's clock; null when not locked. */
  lockedUntil: number | null
  /** The same for the codes of a second factor. */
  codeLockedUntil?: number | null
  /** The page's query, which the link to the login keeps. */
  search: string
}

const problemOf = (errors: FieldErrors<AccountValues>, field: keyof AccountValues) =>
  errors[field]?.message as FieldProblem | undefined

/** The sentences under all fields: an error wins over a hint. */
export function useFieldMessages(): (input: MessageInput) => AccountFormState['messages'] {
  const t = useTranslations('account')
  const locale = useLocale()
  const zone = useMyZone()

  // Below ten, so the same in every numbering system that the site uses.
  const left = (count: number) => t('password_left', { count, value: String(count) })
  const sentence = (problem: FieldProblem, { method, passwordLength, search }: MessageInput) => {
    if (problem === 'password_short') return left(PASSWORD_MINIMUM - passwordLength)
    if (problem !== 'exists') return t(`error_${problem}`)
    return t.rich(`error_exists_${method}`, {
      link: (chunks) => (
        <Link href={`/login${search}`} locale={locale}>
          {chunks}
        </Link>
      ),
    })
  }
  const password = ({ kind, passwordLength }: MessageInput): FieldMessage | undefined => {
    if (kind === 'login') return undefined
    if (passwordLength === 0) return { tone: 'hint', text: t('password_hint') }
    return passwordLength < PASSWORD_MINIMUM
      ? { tone: 'hint', text: left(PASSWORD_MINIMUM - passwordLength) }
      : { tone: 'good', text: t('password_enough') }
  }

  return (input) => {
    const error = (field: 'email' | 'mobile' | 'password' | 'code'): FieldMessage | undefined => {
      const problem = problemOf(input.errors, field)
      return problem && { tone: 'error', text: sentence(problem, input) }
    }
    const lockOf = (until: number | null | undefined): FieldMessage | undefined =>
      until == null
        ? undefined
        : { tone: 'error', icon: 'lock-simple', text: t('error_locked', { time: formatTime(locale, until, zone) }) }
    const locked = lockOf(input.lockedUntil)
    return {
      email: error('email') ?? (input.method === 'email' ? locked : undefined),
      mobile: error('mobile') ?? (input.method === 'mobile' ? locked : undefined) ?? input.mobileHint,
      password: error('password') ?? password(input),
      code: error('code') ?? lockOf(input.codeLockedUntil),
      vipCode: input.inviteUnknown ? { tone: 'warning', text: t('invite_unknown') } : undefined,
    }
  }
}
