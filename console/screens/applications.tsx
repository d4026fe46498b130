import { type ChangeEvent, useState } from 'react'
import { AGENT_PRODUCTS } from '@fanfare/contract/agent/agent.ts'
import { AGENT_DECLINE_REASONS, DECLINE_TEXTS } from '@fanfare/contract/agent/application.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { agentApplications, decideAgentApplication, saveAgent } from '@fanfare/contract/ops/agents.ts'
import { publishProgramme } from '@fanfare/contract/ops/publish.ts'
import { cx } from '#components/ui/cx.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Confirm } from '../lists.tsx'
import lists from '../lists.module.css'
import { Facts, Input, Labelled, Loaded, Section, Select } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useChange, useTyped } from '../use-call.ts'
import { distance, filled, moment, number, siteText, typeWords, wordsOf } from '../words.ts'
import { AnswerForm, ApplicationQueue } from './queue.tsx'

type Application = CallData<typeof agentApplications>['items'][number]

/** The applications to become an agent, the oldest first, and beside them one. */
export function Applications({ id }: { id: string }) {
  const all = useCall(agentApplications, {})
  return (
    <>
      <h1>Agents</h1>
      <Loaded of={all}>
        {({ items, total, campaigns = [] }) => (
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
                <One application={application} campaigns={campaigns} onDecided={onDecided} onReload={all.reload} />
              )}
            </ApplicationQueue>
            {id === '' && (
              <div className={parts.columns}>
                <div>
                  <AgentForm campaigns={campaigns} />
                </div>
                <div>
                  <CampaignForm />
                </div>
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

type Campaigns = NonNullable<CallData<typeof agentApplications>['campaigns']>

/** The campaigns by name. `none` is the choice of no campaign. */
const CampaignSelect = ({
  of,
  none,
  value,
  onChoose,
}: {
  of: Campaigns
  none: string
  value: string
  onChoose: (alias: string) => void
}) => (
  <Select
    label="Campaign"
    value={value}
    options={[['', none], ...of.map(({ alias, name }) => [alias, name] as const)]}
    onChoose={onChoose}
  />
)

interface OneProps {
  campaigns: Campaigns
  application: Application
  onDecided: (words: string) => void
  onReload: () => void
}

function One({ application, campaigns, onDecided, onReload }: OneProps) {
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
          <CampaignSelect
            of={campaigns}
            none={uplineUserId === null ? 'Choose one: nobody invited them' : 'The inviting agent’s'}
            value={fields.alias}
            onChoose={(alias) => set({ alias })}
          />
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

/** Makes a user an agent, or changes an agent’s rates or suspension. */
function AgentForm({ campaigns }: { campaigns: Campaigns }) {
  const empty = { userId: '', alias: '', upline: '', rates: '', suspended: '', SPOT: '', FUTURES: '', COPY: '' }
  const { fields, set, clear } = useTyped('agent', empty)
  const save = useChange(saveAgent)
  const [done, setDone] = useState('')
  const text = (name: keyof typeof empty, label: string, hint?: string) => (
    <Labelled key={name} label={label} hint={hint}>
      <Input value={fields[name]} onChange={(event) => set({ [name]: event.target.value.trim() })} />
    </Labelled>
  )
  const run = async () => {
    const { userId, alias, upline, rates, suspended } = fields
    const agreed = AGENT_PRODUCTS.flatMap((product) => (fields[product] === '' ? [] : [[product, fields[product]]]))
    const saved = await save.run({
      params: { userId },
      body: {
        alias,
        ...(upline !== '' && { uplineUserId: upline }),
        ...(rates !== '' && { rates: rates === 'LEVEL' ? null : Object.fromEntries(agreed) }),
        ...(suspended !== '' && { suspended: suspended === 'YES' }),
      },
    })
    if (saved === null) return false
    const state = saved.suspended ? ', suspended' : ''
    setDone(
      `${saved.userId} is ${saved.created ? 'now ' : ''}an agent of ${saved.alias}, code ${saved.vipCode}${state}.`,
    )
    clear()
    return true
  }
  return (
    <Section title="Make or change an agent">
      <div className={parts.form}>
        {done !== '' && (
          <Notice tone="good" role="status">
            {done}
          </Notice>
        )}
        <div className={parts.pair}>
          {text('userId', 'User', 'Their id, or their own invite code, as their invite link has it.')}
          <CampaignSelect of={campaigns} none="Choose …" value={fields.alias} onChoose={(alias) => set({ alias })} />
          {text('upline', 'Agent who invited', 'Of a new agent alone; empty: nobody.')}
          <Select
            label="Suspended"
            value={fields.suspended}
            options={[
              ['', 'As it is'],
              ['YES', 'Yes'],
              ['NO', 'No'],
            ]}
            onChoose={(suspended) => set({ suspended })}
          />
          <Select
            label="Rates"
            value={fields.rates}
            options={[
              ['', 'As they are'],
              ['LEVEL', 'Those of the level'],
              ['AGREED', 'Agreed ones'],
            ]}
            onChoose={(rates) => set({ rates })}
          />
          {fields.rates === 'AGREED' &&
            AGENT_PRODUCTS.map((product) => text(product, wordsOf(product), '0.4 is 40 %; empty: the level’s.'))}
        </div>
        <Confirm
          label="Save"
          title={`Save ${fields.userId} as an agent?`}
          action="Save"
          disabled={fields.userId === '' || fields.alias === ''}
          change={save}
          onConfirm={run}
        >
          <p>It counts from now on. Rebates of before stay as they are.</p>
        </Confirm>
      </div>
    </Section>
  )
}

/** Publishes a campaign of agents from its file. */
function CampaignForm() {
  const publish = useChange(publishProgramme)
  const [file, setFile] = useState<{ name: string; alias: string; yaml: string } | null>(null)
  const [done, setDone] = useState('')
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (chosen === undefined) return
    const yaml = await chosen.text()
    setDone('')
    publish.forget()
    setFile({ name: chosen.name, alias: /^alias: *['"]?([a-z0-9-]+)/m.exec(yaml)?.[1] ?? '', yaml })
    target.value = ''
  }
  const run = async () => {
    if (file === null) return false
    const made = await publish.run({ params: { alias: file.alias }, body: { yaml: file.yaml } })
    if (made === null) return false
    const changed = made.created ? 'It is new' : made.changed.map((name) => typeWords(name).toLowerCase()).join(', ')
    setDone(`Version ${number(made.version)} of ${made.alias}. ${changed === '' ? 'Nothing changed' : changed}.`)
    setFile(null)
    return true
  }
  return (
    <Section title="Publish a campaign">
      <div className={parts.form}>
        <Labelled label="Its file" hint="YAML, such as activities/programmes/global-partners.yaml.">
          <input
            className={cx(parts.input, lists.upload)}
            type="file"
            accept=".yaml,.yml"
            onChange={(event) => void choose(event)}
          />
        </Labelled>
        {done !== '' && (
          <Notice tone="good" role="status">
            {done}
          </Notice>
        )}
        {file && file.alias === '' && <p className={parts.bad}>{file.name} has no alias.</p>}
        {file && file.alias !== '' && (
          <Confirm
            label={`Publish ${file.alias}`}
            title={`Publish ${file.alias} from ${file.name}?`}
            action="Publish"
            change={publish}
            onConfirm={run}
          >
            <p>Agents read it at once. A change of what they were promised is refused.</p>
          </Confirm>
        )}
      </div>
    </Section>
  )
}
