'use client'

import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import {
  type AgentApplication,
  agentApplicationInputSchema,
  DECLINE_TEXTS,
} from '@fanfare/contract/agent/application.ts'
import { serverNow } from '#lib/http/clock.ts'
import { agentApi } from '#store/api/agent.ts'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import { Answered } from '../answered.tsx'
import { FRESH } from '../use-campaign.ts'
import { useWords } from '../use-words.tsx'
import styles from './agent-application.module.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { CountryField } from '#components/ui/controls/country-field.tsx'
import { Field, messageOf } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import { uplineCodeOf } from './upline-code.ts'

/** The way to become an agent: the form, or the state of the application that was sent. */
export function AgentApplicationCard() {
  const answer = agentApi.endpoints.agentApplication.useQuery(undefined, FRESH)
  return (
    <Answered answer={answer} height="320px">
      {(application) => (
        <Card as="section" padded className={styles.card}>
          <ApplicationState application={application} />
        </Card>
      )}
    </Answered>
  )
}

function ApplicationState({ application }: { application: AgentApplication }) {
  const { t, longDate } = useWords()
  const { status, appliedAt, reasonCode, mayApplyAt } = application
  const date = (at: number | null) => longDate(at ?? serverNow())
  if (status === 'RECEIVED')
    return (
      <>
        <h2>{t('agent.apply.received_title')}</h2>
        <Text top="6" tone="secondary">
          {t('agent.apply.received_text', { date: date(appliedAt) })}
        </Text>
      </>
    )
  if (status === 'ACCEPTED')
    return (
      <>
        <h2>{t('agent.apply.accepted_title')}</h2>
        <Button className={styles.open} onClick={() => window.location.reload()}>
          {t('agent.apply.accepted_open')}
        </Button>
      </>
    )
  const isEarly = mayApplyAt !== null && mayApplyAt > serverNow()
  return (
    <>
      <h2>{t('agent.apply.title')}</h2>
      {status === 'DECLINED' && (
        <Notice tone="warning" className={styles.notice}>
          <p>
            <b>{t('agent.apply.declined_title')}</b>
          </p>
          {reasonCode !== null && <p>{t(DECLINE_TEXTS[reasonCode])}</p>}
          {isEarly && <p>{t('agent.apply.declined_until', { date: date(mayApplyAt) })}</p>}
        </Notice>
      )}
      {!isEarly && (
        <>
          <Text top="6" tone="secondary">
            {t('agent.apply.lead')}
          </Text>
          <ApplyForm />
        </>
      )}
    </>
  )
}

const FIELDS = ['channel', 'link', 'country'] as const
type Values = Record<(typeof FIELDS)[number], string>

/** The call's body, without an empty link. */
const bodyOf = ({ channel, link, country }: Values) => ({ channel, country, ...(link.trim() !== '' && { link }) })

/** Whether the gateway refused the field of the invite code (contract §1). */
const isInviteRefused = (error: unknown) => {
  const issues = (error as { data?: { issues?: { path?: string }[] } } | undefined)?.data?.issues
  return Array.isArray(issues) && issues.some(({ path }) => path === 'uplineCode')
}

/** Validates with the contract's schema; each refused field gets one sentence. */
const valuesSchema = z
  .object({ channel: z.string(), link: z.string(), country: z.string() })
  .check(({ value, issues }) => {
    const refused = agentApplicationInputSchema.safeParse(bodyOf(value)).error?.issues ?? []
    for (const field of FIELDS)
      if (refused.some(({ path }) => path[0] === field))
        issues.push({ code: 'custom', input: value, path: [field], message: field })
  })

/** Fields for the user's channel, its link and country. The inviting agent's code comes from the address of the page. */
function ApplyForm() {
  const { t, ltr } = useWords()
  const errorText = useErrorText()
  const [uplineCode, setUplineCode] = useState(() => uplineCodeOf(window.location.search))
  const { openDialog } = useNotify()
  const [send, { error }] = agentApi.endpoints.applyAsAgent.useMutation()
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(valuesSchema),
    mode: 'onTouched',
    defaultValues: { channel: '', link: '', country: '' },
  })
  const apply = async (values: Values) => {
    if ((await send({ ...bodyOf(values), ...(uplineCode !== null && { uplineCode }) })).data)
      openDialog({ modeType: 'success', status: DIALOG_STATUSES.none, title: t('agent.apply.sent') })
  }
  // The scheme would be read from right to left in Arabic and Persian.
  const sentence = (key: 'agent.apply.hint_link' | `agent.apply.error_${keyof Values}`) =>
    t(key).replace('https://', ltr('https://'))
  const errorOf = (field: keyof Values) => formState.errors[field] && sentence(`agent.apply.error_${field}`)
  return (
    <Grid as="form" noValidate gap="16" top="18" onSubmit={(event) => void handleSubmit(apply)(event)}>
      {uplineCode !== null && (
        <Notice>
          <p>{t('agent.apply.invited', { code: ltr(uplineCode) })}</p>
          <Button variant="outlined" size="sm" onClick={() => setUplineCode(null)}>
            {t('agent.apply.without_invite')}
          </Button>
        </Notice>
      )}
      <Field
        form="apply"
        name="channel"
        type="text"
        direction="auto"
        label={t('agent.apply.field_channel')}
        input={register('channel')}
        message={messageOf(errorOf('channel'), t('agent.apply.hint_channel'))}
      />
      <Field
        form="apply"
        name="link"
        type="text"
        label={t('agent.apply.field_link')}
        input={register('link')}
        message={messageOf(errorOf('link'), sentence('agent.apply.hint_link'))}
      />
      <CountryField
        input={register('country')}
        message={errorOf('country') ? { tone: 'error', text: errorOf('country') } : undefined}
      />
      {error !== undefined && (
        <Notice tone="error" role="alert">
          {isInviteRefused(error) ? t('agent.apply.error_invite') : errorText(error)}
        </Notice>
      )}
      <OnlineButton type="submit" size="lg" full busy={formState.isSubmitting}>
        {t('agent.apply.send')}
      </OnlineButton>
    </Grid>
  )
}
