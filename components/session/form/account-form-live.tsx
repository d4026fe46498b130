import { useTranslations, useLocale } from 'next-intl'
import { useEffect, useState, type ReactNode, useRef } from 'react'
import { useForm, useWatch, type UseFormSetValue } from 'react-hook-form'
import { useAuth } from '#components/providers/auth-context.ts'
import { lazyOpened } from '#components/providers/lazy-opened.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Stack, Text, Grid } from '#components/ui/layout/layout.tsx'
import { useReplaced } from '#components/ui/browser/use-replaced.ts'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { passwordLength } from '@fanfare/contract/session/session.ts'
import { readCode } from '@fanfare/contract/typed-text.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { readArrival, forgetArrival, type Arrival } from '#lib/session/arrival.ts'
import { isInviteCode, forgetInviteCode } from '#lib/session/invite-code.ts'
import { returnPath } from '#lib/session/return-path.ts'
import { accountApi } from '#store/api/account.ts'
import { useBridge, useAppDispatch } from '#store/hooks.ts'
import { AccountForm, type AccountFormProps } from './account-form.tsx'
import type { AccountOffer } from './account-offer.ts'
import type { AccountValues, FieldProblems } from './account-values.ts'
import { findTyped, initialValues } from './hand-over.ts'
import { FormAlert, SubmitButton } from './submit-button.tsx'
import { useFieldMessages, useMobileHint } from './use-field-messages.tsx'
import { useArrive, useSendForm, type PromisedWelcome, type SendFormOptions } from './use-send-form.ts'
import { Alert } from '#components/ui/surface/notice.tsx'
import { readSignInFault } from '#lib/session/provider-sign-in.ts'
import { sessionOpened } from '#store/session.ts'
import { inviteCodeRemembered } from '#store/slices/session.ts'
import styles from '../provider/provider-entry.module.css'

interface AccountFormLiveProps extends AccountOffer, Pick<AccountFormProps, 'kind' | 'links'> {
  /** What is wrong with the values, by field. */
  problems: (values: AccountValues) => FieldProblems
  send: SendFormOptions['send']
  /** The remembered invite code. */
  inviteCode: string | null
  /** The button's words with the sign-up reward, where there is one. */
  submitText?: string | null
  welcome?: PromisedWelcome
  /** Where the login leads when the URL names no page. */
  fallback: string
  /** Below the form. */
  children?: (setValue: UseFormSetValue<AccountValues>) => ReactNode
}

/** Few accounts need it, so that no other login loads it. */
const CodeField = lazyOpened(async () => (await import('./code-field.tsx')).CodeField)

/** Loads as soon as the user chooses the mobile method. */
const AreaCodePicker = lazyOpened(async () => (await import('../area-code/area-code-picker.tsx')).AreaCodePicker)

/** The form in the browser, or the page's answer to a sign-in at the provider. */
export function AccountFormLive(props: AccountFormLiveProps) {
  const [arrival] = useState(readArrival)
  const [search] = useState(() => window.location.search)
  const next = new URLSearchParams(search).get('next')
  const page = { search, next, path: returnPath(next, props.fallback) }
  return arrival ? <ArrivalLive {...props} {...page} arrival={arrival} /> : <TypedForm {...props} {...page} />
}

interface TypedFormProps extends AccountFormLiveProps {
  /** The page's query. */
  search: string
  /** Of the query; `path` is the page that it leads to, without locale. */
  next: string | null
  path: string
}

/** Starts with what the user typed into the server's form. */
function TypedForm(props: TypedFormProps) {
  const { kind, areaCode, hasCaptcha, languageType, problems, send, inviteCode, search, path } = props
  const t = useTranslations('account')
  const arrive = useArrive(props.welcome)
  const [fault] = useState(() => readSignInFault(window.location.hash))
  const auth = useAuth()
  const bridge = useBridge()
  const [readTyped] = useState(findTyped)
  const readValues = () => initialValues(readTyped(), areaCode, inviteCode ?? '')
  const [defaultValues] = useState(readValues)
  const form = useForm({ mode: 'onTouched', defaultValues })
  const { control, formState, register, reset, setValue } = form
  const values = useWatch({ control }) as AccountValues
  const [shown, setShown] = useState(false)
  useReplaced(() => {
    reset(readValues(), { keepFieldsRef: true })
    setShown(readTyped().isShown)
  })
  const [picking, setPicking] = useState(false)
  const usesMobile = values.method === 'mobile'
  useEffect(() => {
    if (usesMobile) void AreaCodePicker.preload()
  }, [usesMobile])
  const { submit, captcha, isAsked, refusal, isOpened, waiting } = useSendForm({
    action: kind,
    hasCaptcha,
    form,
    send,
    onOpened: () => arrive(path, kind),
  })
  const onSubmit = form.handleSubmit(submit)
  const { wait } = waiting
  // Once a code was asked for, its field stays with what was typed.
  const [hasCode, setHasCode] = useState(false)
  if (!hasCode && (refusal?.at === 'code' || wait?.field === 'code')) setHasCode(true)
  const code = readCode(values.vipCode)
  const vipCode = isInviteCode(code) ? code : null
  const inviteUnknown = code !== '' && !vipCode
  const invitedBy = kind === 'register' ? vipCode : null
  const invite = accountApi.useInviteCodeStateQuery(code, { skip: !invitedBy })
  const messages = useFieldMessages({
    kind,
    errors: formState.errors,
    values,
    mobileHint: useMobileHint(values.areaCode, values.mobile),
    inviteUnknown,
    wait,
    search,
  })

  if (auth.isLogin && !isOpened) return <SignedIn name={auth.user?.loginName} path={path} onLogOut={auth.logOut} />
  if (bridge.inApp && !auth.isLogin) return <InAppLogin onLogIn={bridge.login} />
  const field = (name: keyof typeof messages, isEarly = false) => ({
    input: {
      ...register(name, { validate: (_, all) => problems(all)[name] }),
      ...(isEarly && hasCaptcha && { onFocus: captcha.checkEarly }),
    },
    message: messages[name],
  })
  return (
    <>
      <AccountForm
        {...props}
        areaCode={values.areaCode}
        isAreaChosen={values.areaCode !== areaCode}
        hasCaptcha={isAsked}
        submit={
          <SubmitButton busy={formState.isSubmitting || isOpened} {...waiting}>
            {props.submitText ?? t(`submit_${kind}`)}
          </SubmitButton>
        }
        state={{
          fields: {
            method: { input: register('method') },
            email: field('email', true),
            mobile: field('mobile', true),
            password: field('password', true),
            ...(kind === 'register' && { vipCode: field('vipCode'), terms: field('terms') }),
          },
          code: hasCode && (
            <CodeField.Opened form="account" input={register('code')} error={messages.code?.text} isNext />
          ),
          password: { length: passwordLength(values.password), shown, onShow: () => setShown(!shown) },
          captcha: captcha.box,
          invitePaused: invite.currentData?.paused,
          inviteCode: invitedBy,
          onChooseAreaCode: () => setPicking(true),
          onSubmit,
          alert: <FormAlert refusal={refusal} onRetry={onSubmit} />,
          provider: { next: props.next, vipCode, fault },
        }}
      />
      {picking && (
        <AreaCodePicker.Opened
          languageType={languageType}
          chosen={values.areaCode}
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setValue('areaCode', chosen)
            setPicking(false)
          }}
        />
      )}
      {props.children?.(setValue)}
    </>
  )
}

/** Inside the app the only login is the app's (design §10). */
export function InAppLogin({ onLogIn }: { onLogIn: () => void }) {
  const t = useTranslations()
  return (
    <Stack gap="12" top="20">
      <Text tone="secondary">{t('account.in_app_text')}</Text>
      <Button size="lg" full onClick={onLogIn}>
        {t('account.in_app_title')}
      </Button>
    </Stack>
  )
}

/** Replaces the form for a logged-in user. */
export function SignedIn({
  name,
  path,
  onLogOut,
}: {
  name?: string
  /** The next page, a path without locale. */
  path: string
  onLogOut: () => void
}) {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <Stack gap="12" top="20">
      <Icon icon="user-circle" size="lg" weight="duotone" />
      <h2>{t('signed_in_title')}</h2>
      {name && <Text tone="secondary">{t('signed_in_as', { name: isolateLtr(locale, name) })}</Text>}
      <Button href={path} size="lg" full>
        {t('signed_in_on')}
      </Button>
      <Button variant="outlined" size="lg" full onClick={onLogOut}>
        <SmallIcon icon="sign-out" />
        {t('signed_in_other')}
      </Button>
    </Stack>
  )
}

/** After a sign-in: drops the previous user's data, and opens the page that the user came from. */
function ArrivalLive({
  arrival,
  path,
  welcome,
}: {
  arrival: Arrival
  /** The next page, without locale. */
  path: string
  welcome?: PromisedWelcome
}) {
  const t = useTranslations('account')
  const arrive = useArrive(welcome)
  const dispatch = useAppDispatch()
  const [isKept, setKept] = useState(true)
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    const { kind, expiry } = arrival
    forgetArrival()
    if (kind === 'register') {
      forgetInviteCode()
      dispatch(inviteCodeRemembered(null))
    }
    void dispatch(sessionOpened(expiry)).then((isOpened) => {
      if (!isOpened) return setKept(false)
      return arrive(path, kind, 'replace')
    })
  }, [arrival, path, dispatch, arrive])
  if (isKept)
    return (
      <Grid as="p" role="status" gap="12" className={styles.provider}>
        {t('signed_in_title')}
      </Grid>
    )
  return <Alert icon={<Icon icon="warning-circle" weight="fill" />}>{t(`not_kept_${arrival.kind}`)}</Alert>
}
