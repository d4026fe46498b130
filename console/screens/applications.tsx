import { AGENT_DECLINE_REASONS, DECLINE_TEXTS } from '@fanfare/contract/agent/application.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { agentApplications, decideAgentApplication } from '@fanfare/contract/ops/agents.ts'
import { Facts, Input, Labelled, Loaded, Section, Select } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useChange, useTyped } from '../use-call.ts'
import { distance, filled, moment, number, siteText, wordsOf } from '../words.ts'
import { AnswerForm, ApplicationQueue } from './queue.tsx'

type Application = CallData<typeof agentApplications>['items'][number]

/** The applications to become an agent, the oldest first, and beside them one. */
export function Applications({ id }: { id: string }) {
  const all = useCall(agentApplications, {})
  return (
    <>
      <h1>Agents</h1>
      <Loaded of={all}>
        {({ items, total }) => (
          <>
            <p className={parts.small}>
              {items.length === 0
                ? 'No application waits.'
                : `${number(total ?? items.length)} wait, the oldest first.`}
            </p>
            <ApplicationQueue
              items={items}
              addressOf={({ applicationId }) => `/applications/${applicationId}`}
              open={id === '' ? null : `/applications/${id}`}
              gone="It doesn’t wait any more."
              onChanged={all.reload}
              line={({ channel, country, uplineUserId, appliedAt }) => (
                <>
                  <b>{channel}</b>
                  <span>{country}</span>
                  <span className={parts.small}>{uplineUserId === null ? 'on their own' : 'invited by an agent'}</span>
                  <span className={parts.small}>{distance(appliedAt)}</span>
                </>
              )}
            >
              {(application, onDecided) => (
                <One application={application} onDecided={onDecided} onReload={all.reload} />
              )}
            </ApplicationQueue>
          </>
        )}
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
  const key = accept ? 'application_accepted' : 'application_declined'
  const text = filled(siteText(`${key}_text`), {
    reason: siteText(DECLINE_TEXTS[reasonCode]),
    date: 'the date by the campaign’s rules',
  })
  return (
    <>
      <Section title={channel}>
        <Facts
          rows={[
            ['User', userId],
            ['Channel', channel],
            // The link is a stranger's: text to copy, never an address to press.
            ['Link', link ?? 'none'],
            ['Country', country],
            ['Invited by', uplineUserId ?? 'nobody'],
            ['Applied', moment(appliedAt)],
          ]}
        />
      </Section>
      <AnswerForm
        choice={fields.choice}
        hints={{ accept: 'the user becomes an agent of a campaign', decline: 'the user reads the reason' }}
        onChoose={(choice) => set({ choice })}
        said={[siteText(`${key}_title`), text]}
        change={decide}
        onSend={() => void send()}
        onReload={onReload}
      >
        {accept ? (
          <Labelled
            label="Alias of the campaign"
            hint={uplineUserId === null ? 'Needed: nobody invited them.' : 'The inviting agent’s when empty.'}
          >
            <Input value={fields.alias} onChange={(event) => set({ alias: event.target.value })} />
          </Labelled>
        ) : (
          <Select
            label="Reason, as the user reads it"
            value={reasonCode}
            options={AGENT_DECLINE_REASONS.map((one) => [one, siteText(DECLINE_TEXTS[one])] as const)}
            onChoose={(reason) => set({ reason })}
          />
        )}
      </AnswerForm>
    </>
  )
}
