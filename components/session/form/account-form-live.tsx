'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useAuth } from '#components/providers/auth-context.ts'
import { returnPath } from '#lib/session/return-path.ts'
import { useBridge } from '#store/hooks.ts'
import type { ProviderOffer } from '../provider/provider-entry.tsx'
import { ProviderLive } from '../provider/provider-live.tsx'
import type { AccountFormProps } from './account-form.tsx'
import type { AccountValues } from './account-values.ts'
import { initialValues, keepTyped, useTyped } from './hand-over.ts'
import { LiveFields, type LiveFieldsProps } from './live-fields.tsx'
import { NextDestination } from './next-destination.tsx'
import { useArrive, useSendForm, type PromisedWelcome, type SendFormOptions } from './use-send-form.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Stack, Text } from '#components/ui/layout/layout.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { isolateLtr } from '@fanfare/languages/bidi.ts'

/** What the server passes to the island of either form. */
export interface AccountIslandProps extends Pick<AccountFormProps, 'areaCode' | 'hasCaptcha'> {
  languageType: number
  /** The sign-in at the provider of the exchange; null where there is none. */
  provider?: ProviderOffer | null
}

interface AccountFormLiveProps extends AccountIslandProps, Pick<LiveFieldsProps, 'kind' | 'links' | 'problems'> {
  send: SendFormOptions['send']
  /** The remembered invite code. */
  inviteCode: string | null
  /** The words of the button, where they promise something. */
  submitText?: string | null
  welcome?: PromisedWelcome
  /** Where the login leads when the URL names no page. */
  fallback: string
  /** Below the form, with access to its values by `useFormContext`. */
  children?: ReactNode
}

/** The form in the browser; it starts with what the user typed into the server's form. */
export function AccountFormLive({
  kind,
  areaCode,
  links,
  hasCaptcha,
  languageType,
  problems,
  send,
  inviteCode,
  submitText = null,
  welcome = null,
  provider = null,
  fallback,
  children,
}: AccountFormLiveProps) {
  const t = useTranslations('account')
  const arrive = useArrive(welcome)
  const auth = useAuth()
  const bridge = useBridge()
  const typed = useTyped()
  const [search] = useState(() => window.location.search)
  const path = returnPath(new URLSearchParams(search).get('next'), fallback)
  const form = useForm<AccountValues>({
    mode: 'onTouched',
    defaultValues: initialValues(typed, areaCode, inviteCode ?? ''),
  })
  const { getValues } = form
  useEffect(() => {
    // The default follows the language.
    const chosen = () => (getValues('areaCode') === areaCode ? {} : { areaCode: getValues('areaCode') })
    return keepTyped(document, chosen)
  }, [getValues, areaCode])
  const onOpened = () => arrive(path, kind)
  const sending = useSendForm({ action: kind, hasCaptcha, form, send, onOpened })
  const submit = form.handleSubmit(sending.submit)

  if (auth.isLogin && !sending.isOpened)
    return <SignedIn name={auth.user?.loginName ?? null} path={path} onLogOut={auth.logOut} />
  if (bridge.inApp && !auth.isLogin) return <InAppLogin onLogIn={bridge.login} />
  return (
    <FormProvider {...form}>
      {provider && <ProviderLive offer={provider} languageType={languageType} />}
      {(provider?.hasForm ?? true) && (
        <>
          <LiveFields
            kind={kind}
            links={links}
            problems={problems}
            hasCaptcha={hasCaptcha}
            languageType={languageType}
            search={search}
            typed={typed}
            sending={sending}
            submitText={submitText ?? t(`submit_${kind}`)}
            onSubmit={submit}
            then={<NextDestination path={path} />}
          />
          {children}
        </>
      )}
    </FormProvider>
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

interface SignedInProps {
  name: string | null
  /** The next page, a path without locale. */
  path: string
  onLogOut: () => void
}

/** Replaces the form for a logged-in user. */
export function SignedIn({ name, path, onLogOut }: SignedInProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <Stack gap="12" top="20">
      <Icon icon="user-circle" size="lg" weight="duotone" />
      <h2>{t('signed_in_title')}</h2>
      {name !== null && <Text tone="secondary">{t('signed_in_as', { name: isolateLtr(locale, name) })}</Text>}
      <Button href={path} locale={locale} size="lg" full>
        {t('signed_in_on')}
      </Button>
      <Button variant="outlined" size="lg" full onClick={onLogOut}>
        <Icon icon="sign-out" size="sm" />
        {t('signed_in_other')}
      </Button>
    </Stack>
  )
}
