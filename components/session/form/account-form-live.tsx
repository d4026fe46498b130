'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useAuth } from '#components/providers/auth-context.ts'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { passwordLength } from '#lib/contract/session/session.ts'
import { isInviteCode } from '#lib/session/invite-code.ts'
import { returnHref, returnPath } from '#lib/session/return-path.ts'
import { useBridge } from '#store/hooks.ts'
import { AccountForm, type AccountFormProps } from './account-form.tsx'
import type { AccountValues, formSchema } from './account-values.ts'
import { FormAlert } from './form-alert.tsx'
import { InAppLogin } from './in-app-login.tsx'
import { initialValues } from '../hand-over/initial-values.ts'
import { readTyped } from '../hand-over/read-typed.ts'
import { SignedIn } from './signed-in.tsx'
import { SubmitButton } from './submit-button.tsx'
import { NextDestination } from './next-destination.tsx'
import { useResubmit } from '../hand-over/use-resubmit.ts'
import { useFieldMessages } from './use-field-messages.tsx'
import { useMobileHint } from './use-mobile-hint.ts'
import { useSendForm, type SendFormOptions } from './use-send-form.ts'

const AreaCodePicker = lazyWithRetry(() => import('../area-code/area-code-picker.tsx').then((m) => m.AreaCodePicker))

interface AccountFormLiveProps extends Pick<AccountFormProps, 'kind' | 'areaCode' | 'links'> {
  languageType: number
  schema: ReturnType<typeof formSchema>
  send: SendFormOptions['send']
  /** The invite code that was remembered. */
  inviteCode?: string | null
  /** Where it leads when the URL names no page. */
  fallback: string
  /** Under the form; may put values into it. */
  below?: (fill: (values: Partial<AccountValues>) => void) => ReactNode
}

/** The form with everything that needs the browser; it starts with what was typed into the server's. */
export function AccountFormLive({
  kind,
  areaCode,
  links,
  languageType,
  schema,
  send,
  inviteCode,
  fallback,
  below,
}: AccountFormLiveProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const router = useRouter()
  const auth = useAuth()
  const bridge = useBridge()
  const [typed] = useState(() => readTyped(document))
  const [search] = useState(() => window.location.search)
  const [shown, setShown] = useState(false)
  const [picking, setPicking] = useState(false)
  const next = new URLSearchParams(search).get('next')

  const { control, formState, handleSubmit, register, setError, setFocus, setValue, getValues } =
    useForm<AccountValues>({
      resolver: zodResolver(schema),
      mode: 'onTouched',
      defaultValues: initialValues(typed, areaCode, inviteCode ?? ''),
    })
  const values = useWatch({ control }) as AccountValues
  const usesMobile = values.method === 'mobile'
  useEffect(() => {
    if (usesMobile) void AreaCodePicker.preload()
  }, [usesMobile])
  const onFieldProblem: SendFormOptions['onFieldProblem'] = useCallback(
    (field, message) => {
      setError(field, { type: 'gateway', message })
      setFocus(field)
    },
    [setError, setFocus],
  )
  const sending = useSendForm({
    action: kind,
    send,
    onFieldProblem,
    onOpened: () => router.push(returnHref(locale, next, fallback)),
  })
  const { refusal } = sending
  const submit = handleSubmit(sending.submit)

  useResubmit(typed, submit)
  const wait = refusal?.at === 'wait' ? refusal : null
  const isLocked = wait?.why === 'locked'
  useEffect(() => {
    if (isLocked) setFocus(getValues('method'))
  }, [isLocked, setFocus, getValues])

  const length = passwordLength(values.password)
  const code = values.vipCode.trim()
  const inviteUnknown = refusal?.at === 'invite' || (code !== '' && !isInviteCode(code))
  const mobileHint = useMobileHint(values.areaCode, values.mobile)
  const messages = useFieldMessages()({
    kind,
    errors: formState.errors,
    method: values.method,
    passwordLength: length,
    mobileHint,
    inviteUnknown,
    lockedUntil: isLocked ? wait.until : null,
    search,
  })

  const path = returnPath(next, fallback)
  if (auth.isLogin && !sending.isOpened)
    return <SignedIn name={auth.user?.loginName ?? null} path={path} onLogOut={auth.logOut} />
  if (bridge.inApp && !auth.isLogin) return <InAppLogin onLogIn={bridge.login} />
  return (
    <>
      <AccountForm
        kind={kind}
        areaCode={values.areaCode}
        links={links}
        submit={
          <SubmitButton busy={formState.isSubmitting || sending.isOpened} wait={wait} onWaited={sending.clear}>
            {t(`submit_${kind}`)}
          </SubmitButton>
        }
        then={<NextDestination path={path} />}
        life={{
          inputs: {
            method: register('method'),
            email: register('email'),
            mobile: register('mobile'),
            password: register('password'),
            ...(kind === 'register' && { vipCode: register('vipCode'), terms: register('terms') }),
          },
          messages,
          termsError: formState.errors.terms && t('error_terms_missing'),
          password: { length, shown, onShow: () => setShown(!shown) },
          captcha: { state: sending.captcha.state, onCheck: () => void sending.captcha.check() },
          inviteCode: code === '' || inviteUnknown ? null : code,
          onChooseAreaCode: () => setPicking(true),
          onSubmit: submit,
          alert: <FormAlert refusal={refusal} text={sending.refusalText} onRetry={() => void submit()} />,
          search,
        }}
      />
      {picking && (
        <AreaCodePicker.Part
          languageType={languageType}
          chosen={values.areaCode}
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setValue('areaCode', chosen, { shouldDirty: true })
            setPicking(false)
          }}
        />
      )}
      {below?.((given) => {
        for (const [name, value] of Object.entries(given)) setValue(name as keyof AccountValues, value)
      })}
    </>
  )
}
