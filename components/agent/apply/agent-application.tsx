import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Alert, Notice } from '#components/ui/surface/notice.tsx'
import {
  type AgentApplication,
  agentApplicationInputSchema,
  DECLINE_TEXTS,
} from '@fanfare/contract/agent/application.ts'
import { serverNow } from '#lib/http/clock.ts'
import { agentApi } from '#store/api/agent.ts'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import { Answered, FRESH } from '../agent-page.tsx'
import { useWords } from '../use-words.tsx'
import styles from './agent-application.module.css'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { CountryField } from '#components/ui/controls/country-field.tsx'
import { Field, messageOf } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import type { CallError } from '#store/call-error.ts'
import { uplineCodeOf } from './upline-code.ts'

/** The way to become an agent: the form, or the state of the application that was sent. */
export function AgentApplicationCard() {
  const answer = agentApi.useAgentApplicationQuery(undefined, FRESH)
  return (
    <Answered answer={answer} height="320px">
      {(application) => (
        <Card padded className={styles.card}>
          <ApplicationState {...application} />
        </Card>
      )}
    </Answered>
  )
}

function ApplicationState({ status, appliedAt, reasonCode, mayApplyAt }: AgentApplication) {
  const { t, longDate } = useWords()
  if (status === 'RECEIVED')
    return (
      <>
        <h2>{t('agent.apply.received_title')}</h2>
        <Text top="6" tone="secondary">
          {t('agent.apply.received_text', { date: longDate(appliedAt ?? serverNow()) })}
        </Text>
      </>
    )
  if (status === 'ACCEPTED')
    return (
      <>
        <h2>{t('agent.apply.accepted_title')}</h2>
        <Text as="div" top="16">
          <Button onClick={() => window.location.reload()}>{t('agent.apply.accepted_open')}</Button>
        </Text>
      </>
    )
  const isEarly = mayApplyAt && mayApplyAt > serverNow()
  return (
    <>
      <h2>{t('agent.apply.title')}</h2>
      {status === 'DECLINED' && (
        <Notice tone="warning" top="16">
          <p>
            <b>{t('agent.apply.declined_title')}</b>
          </p>
          {reasonCode && <p>{t(DECLINE_TEXTS[reasonCode])}</p>}
          {isEarly && <p>{t('agent.apply.declined_until', { date: longDate(mayApplyAt) })}</p>}
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

const EMPTY = { channel: '', link: '', country: '' }
type Values = typeof EMPTY

/** The call's body, without an empty link. */
const bodyOf = ({ link, ...values }: Values) => ({ ...values, link: link.trim() || undefined })

/** Whether the gateway refused the field of the invite code (contract §1). */
const isInviteRefused = (error: CallError) =>
  error.kind !== 'contract' && error.data?.issues?.some(({ path }) => path === 'uplineCode')

/** Whether the contract's schema refuses a field. */
const isRefused = (field: keyof Values, values: Values) =>
  agentApplicationInputSchema.safeParse(bodyOf(values)).error?.issues.some(({ path }) => path[0] === field)

/** Fields for the user's channel, its link and country. The inviting agent's code comes from the address of the page. */
function ApplyForm() {
  const { t, ltr } = useWords()
  const errorText = useErrorText()
  const [uplineCode, setUplineCode] = useState(() => uplineCodeOf(window.location.search))
  const { openDialog } = useNotify()
  const [send, { error }] = agentApi.useApplyAsAgentMutation()
  const { register, handleSubmit, formState } = useForm({ mode: 'onTouched', defaultValues: EMPTY })
  const { errors } = formState
  const apply = async (values: Values) => {
    if ((await send({ ...bodyOf(values), uplineCode })).data)
      openDialog({ modeType: 'success', status: DIALOG_STATUSES.none, title: t('agent.apply.sent') })
  }
  // The scheme would be read from right to left in Arabic and Persian.
  const sentence = (name: 'hint_channel' | 'hint_link' | `error_${keyof Values}`) =>
    t(`agent.apply.${name}`).replace('https://', ltr('https://'))
  const input = (field: keyof Values) =>
    register(field, {
      validate: (_, values) => !isRefused(field, values) || sentence(`error_${field}`),
    })
  return (
    <Grid as="form" noValidate gap="16" top="18" onSubmit={handleSubmit(apply)}>
      {uplineCode && (
        <Notice>
          <p>{t('agent.apply.invited', { code: ltr(uplineCode) })}</p>
          <SmallButton onClick={() => setUplineCode(undefined)}>{t('agent.apply.without_invite')}</SmallButton>
        </Notice>
      )}
      {(['channel', 'link'] as const).map((name) => (
        <Field
          key={name}
          form="apply"
          name={name}
          direction={name === 'channel' ? 'auto' : 'ltr'}
          label={t(`agent.apply.field_${name}`)}
          input={input(name)}
          message={messageOf(errors[name]?.message, sentence(`hint_${name}`))}
        />
      ))}
      <CountryField input={input('country')} message={messageOf(errors.country?.message)} />
      {error && <Alert>{isInviteRefused(error as CallError) ? t('agent.apply.error_invite') : errorText(error)}</Alert>}
      <OnlineButton type="submit" size="lg" full busy={formState.isSubmitting}>
        {t('agent.apply.send')}
      </OnlineButton>
    </Grid>
  )
}
