import { useState } from 'react'
import { AGENT_DECLINE_REASONS, DECLINE_TEXTS } from '@fanfare/contract/agent/application.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { agentApplications, decideAgentApplication } from '@fanfare/contract/ops/agents.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Button, Choice, Failure, Input, Labelled, Loaded, Section, Select } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useChange, useTyped } from '../use-call.ts'
import { distance, filled, moment, number, siteText, wordsOf } from '../words.ts'
import { Queue } from './queue.tsx'

type Application = CallData<typeof agentApplications>['items'][number]

/** The applications to become an agent, the oldest first, and beside them one. */
export function Applications({ id }: { id: string }) {
  const all = useCall(agentApplications, {})
  const [decided, setDecided] = useState<{ id: string; words: string } | null>(null)
  return (
    <>
      <h1>Agents</h1>
      <Loaded of={all}>
        {({ items, total }) => {
          const open = items.find(({ applicationId }) => applicationId === id)
          return (
            <>
              <p className={parts.small}>
                {items.length === 0
                  ? 'No application waits.'
                  : `${number(total ?? items.length)} wait, the oldest first.`}
              </p>
              <Queue
                label="Applications"
                items={items}
                addressOf={({ applicationId }) => `/applications/${applicationId}`}
                open={id === '' ? null : `/applications/${id}`}
                line={({ channel, country, uplineUserId, appliedAt }) => (
                  <>
                    <b>{channel}</b>
                    <span>{country}</span>
                    <span className={parts.small}>
                      {uplineUserId === null ? 'on their own' : 'invited by an agent'}
                    </span>
                    <span className={parts.small}>{distance(appliedAt)}</span>
                  </>
                )}
              >
                {id !== '' && (
                  <div>
                    {decided?.id === id && (
                      <Notice tone="good" role="status">
                        {decided.words}
                      </Notice>
                    )}
                    {open ? (
                      <One
                        key={id}
                        application={open}
                        onDecided={(words) => {
                          setDecided({ id, words })
                          all.reload()
                        }}
                        onReload={all.reload}
                      />
                    ) : (
                      decided?.id !== id && <p className={parts.muted}>It doesn’t wait any more.</p>
                    )}
                  </div>
                )}
              </Queue>
            </>
          )
        }}
      </Loaded>
    </>
  )
}

interface OneProps {
  application: Application
  onDecided: (words: string) => void
  onReload: () => void
}

function One({ application, onDecided, onReload }: OneProps) {
  const { applicationId, revision, userId, channel, link, country, uplineUserId, appliedAt } = application
  const { fields, set, clear } = useTyped('application', { choice: '', alias: '', reason: '' })
  const decide = useChange(decideAgentApplication)
  const accept = fields.choice === 'accept'
  const reasonCode = AGENT_DECLINE_REASONS.find((one) => one === fields.reason) ?? 'CHANNEL_UNVERIFIED'
  const send = async () => {
    const more = accept ? fields.alias !== '' && { alias: fields.alias.trim() } : { reasonCode }
    const done = await decide.run({ params: { applicationId }, body: { revision, accept, ...more } })
    if (done === null) return
    clear()
    onDecided(`${wordsOf(done.status)}. The user gets a message.`)
  }
  // The link is a stranger's: text to copy, never an address to press.
  const facts = [
    ['User', userId],
    ['Channel', channel],
    ['Link', link ?? 'none'],
    ['Country', country],
    ['Invited by', uplineUserId ?? 'nobody'],
    ['Applied', moment(appliedAt)],
  ] as const
  return (
    <>
      <Section title={channel}>
        <dl className={parts.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Decide">
        <div className={parts.form}>
          {(['accept', 'decline'] as const).map((choice) => (
            <Choice
              key={choice}
              type="radio"
              name="choice"
              label={wordsOf(choice)}
              hint={choice === 'accept' ? 'the user becomes an agent of a campaign' : 'the user reads the reason'}
              checked={fields.choice === choice}
              onChange={() => {
                set({ choice })
                decide.forget()
              }}
            />
          ))}
          {accept && (
            <Labelled
              label="Alias of the campaign"
              hint={uplineUserId === null ? 'Needed: nobody invited them.' : 'The inviting agent’s when empty.'}
            >
              <Input value={fields.alias} onChange={(event) => set({ alias: event.target.value })} />
            </Labelled>
          )}
          {fields.choice === 'decline' && (
            <Select
              label="Reason, as the user reads it"
              value={reasonCode}
              options={AGENT_DECLINE_REASONS.map((one) => [one, siteText(DECLINE_TEXTS[one])] as const)}
              onChoose={(reason) => set({ reason })}
            />
          )}
          {fields.choice !== '' && (
            <>
              <div className={parts.said} aria-label="What the user reads">
                <b>They’ll read, in their own language:</b>
                <p>{siteText(accept ? 'application_accepted_title' : 'application_declined_title')}</p>
                <p>
                  {filled(siteText(accept ? 'application_accepted_text' : 'application_declined_text'), {
                    reason: siteText(DECLINE_TEXTS[reasonCode]),
                    date: 'the date by the campaign’s rules',
                  })}
                </p>
              </div>
              <Failure refusal={decide.failure} onReload={onReload} />
              <Button variant={accept ? 'primary' : 'danger'} busy={decide.isBusy} onClick={() => void send()}>
                {accept ? 'Accept' : 'Decline'}
              </Button>
            </>
          )}
        </div>
      </Section>
    </>
  )
}
