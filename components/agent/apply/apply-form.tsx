'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { CountryField } from '#components/ui/controls/country-field.tsx'
import { Field } from '#components/ui/controls/field.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { agentApplicationInputSchema } from '@fanfare/contract/agent/application.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import { agentApi } from '#store/api/agent.ts'
import styles from './agent-application.module.css'
import { uplineCodeOf } from './upline-code.ts'

const FIELDS = ['channel', 'link', 'country'] as const
type Values = Record<(typeof FIELDS)[number], string>

/** The contract's body of typed values; an empty link is none. */
const bodyOf = ({ channel, link, country }: Values) => ({ channel, country, ...(link.trim() !== '' && { link }) })

/** The code of the invite is refused by its field (contract §1). */
const isInviteRefused = (error: unknown): boolean => {
  const issues = (error as { data?: { issues?: { path?: string }[] } } | undefined)?.data?.issues
  return Array.isArray(issues) && issues.some(({ path }) => path === 'uplineCode')
}

/** The form's schema is the contract's: each field that it refuses has one sentence. */
const valuesSchema = z
  .object({ channel: z.string(), link: z.string(), country: z.string() })
  .check(({ value, issues }) => {
    const refused = agentApplicationInputSchema.safeParse(bodyOf(value)).error?.issues ?? []
    for (const field of FIELDS)
      if (refused.some(({ path }) => path[0] === field))
        issues.push({ code: 'custom', input: value, path: [field], message: field })
  })

/** Fields for the user's channel, its link and country. The inviting agent's code comes from the address of the page. */
export function ApplyForm() {
  const t = useTranslations('agent.apply')
  const locale = useLocale()
  const errorText = useErrorText()
  const [uplineCode, setUplineCode] = useState(() => uplineCodeOf(window.location.search))
  const { openDialog } = useNotify()
  const [send, { error }] = agentApi.endpoints.applyAsAgent.useMutation()
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(valuesSchema),
    mode: 'onTouched',
    defaultValues: { channel: '', link: '', country: '' },
  })
  const apply = async (values: Values): Promise<void> => {
    if ((await send({ ...bodyOf(values), ...(uplineCode !== null && { uplineCode }) })).data)
      openDialog({ modeType: 'success', status: DIALOG_STATUSES.none, title: t('sent') })
  }
  // The scheme would be read from right to left in Arabic and Persian.
  const sentence = (key: 'hint_link' | `error_${keyof Values}`): string =>
    t(key).replace('https://', isolateLtr(locale, 'https://'))
  const errorOf = (field: keyof Values) =>
    formState.errors[field] && { tone: 'error' as const, text: sentence(`error_${field}`) }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(apply)(event)}>
      {uplineCode !== null && (
        <Notice>
          <p>{t('invited', { code: isolateLtr(locale, uplineCode) })}</p>
          <Button variant="outlined" size="sm" onClick={() => setUplineCode(null)}>
            {t('without_invite')}
          </Button>
        </Notice>
      )}
      <Field
        form="apply"
        name="channel"
        type="text"
        direction="auto"
        label={t('field_channel')}
        input={register('channel')}
        message={errorOf('channel') ?? { tone: 'hint', text: t('hint_channel') }}
      />
      <Field
        form="apply"
        name="link"
        type="text"
        label={t('field_link')}
        input={register('link')}
        message={errorOf('link') ?? { tone: 'hint', text: sentence('hint_link') }}
      />
      <CountryField input={register('country')} message={errorOf('country')} />
      {error !== undefined && (
        <Notice tone="error" role="alert">
          {isInviteRefused(error) ? t('error_invite') : errorText(error)}
        </Notice>
      )}
      <OnlineButton type="submit" size="lg" full busy={formState.isSubmitting}>
        {t('send')}
      </OnlineButton>
    </form>
  )
}
