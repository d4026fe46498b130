import { useState } from 'react'
import { AGENT_PRODUCTS } from '@fanfare/contract/agent/agent.ts'
import { AGENT_DECLINE_REASONS, DECLINE_TEXTS } from '@fanfare/contract/agent/application.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { agentApplications, decideAgentApplication, saveAgent } from '@fanfare/contract/ops/agents.ts'
import { publishProgramme } from '@fanfare/contract/ops/publish.ts'
import { Change, pick } from '../form.tsx'
import { codes, type Field, FileInput } from '../inputs.tsx'
import { Bad, Columns, Facts, FormSection, Page, Section } from '../parts.tsx'
import { Answer, ResourceQueue } from '../queue.tsx'
import { countryName, distance, messageLines, moment, number, siteText, wordsOf } from '../words.ts'

type Campaigns = CallData<typeof agentApplications>['campaigns']

/** The applications to become an agent, the oldest first, and beside them the open one. */
export const Applications = ({ id }: { id: string }) => (
  <Page title="Agents">
    <ResourceQueue
      call={agentApplications}
      label="Applications"
      path="/applications"
      id={id}
      idOf={({ applicationId }) => applicationId}
      summary={({ items, total }) =>
        items.length ? `${number(total ?? items.length)} wait, the oldest first.` : 'No application waits.'
      }
      line={({ channel, country, uplineUserId, appliedAt }) => ({
        name: channel,
        end: <span>{countryName(country)}</span>,
        lines: [uplineUserId ? 'invited by an agent' : 'on their own', distance(appliedAt)],
      })}
      gone="It doesn’t wait any more."
      below={({ campaigns }) => (
        <Columns>
          {agentForm(campaigns)}
          <CampaignForm />
        </Columns>
      )}
    >
      {({ applicationId, revision, userId, channel, link, country, uplineUserId, appliedAt }, say, { campaigns }) => (
        <>
          <Section title={channel}>
            <Facts
              of={{
                User: userId,
                Channel: channel,
                // The link is a stranger's: text to copy, never an address to press.
                Link: link ?? 'none',
                Country: countryName(country),
                'Invited by': uplineUserId ?? 'nobody',
                Applied: moment(appliedAt),
              }}
            />
          </Section>
          <Answer
            call={decideAgentApplication}
            hints={['the user becomes an agent of a campaign', 'the user reads the reason']}
            fields={(isAccepted) => ({
              alias:
                isAccepted &&
                campaignField(campaigns, uplineUserId ? 'The inviting agent’s' : 'Choose one: nobody invited them'),
              reason:
                !isAccepted &&
                pick('Reason, as the user reads it', AGENT_DECLINE_REASONS, (one) => siteText(DECLINE_TEXTS[one])),
            })}
            send={(accept, { alias, reason }) => ({
              applicationId,
              body: { revision, accept, ...(accept ? alias && { alias } : { reasonCode: reasonOf(reason) }) },
            })}
            said={(isAccepted, values) => {
              const reason = reasonOf(values.reason)
              return messageLines(isAccepted ? 'application_accepted' : 'application_declined', {
                reason: reason && siteText(DECLINE_TEXTS[reason]),
                date: 'the date by the campaign’s rules',
              })
            }}
            onDone={({ status }) => say(`${wordsOf(status)}. The user gets a message.`)}
          />
        </>
      )}
    </ResourceQueue>
  </Page>
)

const campaignField = (campaigns: Campaigns, none?: string): Field => ({
  label: 'Campaign',
  none,
  options: (campaigns ?? []).map(({ alias, name }) => [alias, name]),
})

const reasonOf = (reason: string | undefined) => AGENT_DECLINE_REASONS.find((one) => one === reason)

/** Makes a user an agent, or changes an agent’s rates or suspension. */
const agentForm = (campaigns: Campaigns) => (
  <FormSection title="Make or change an agent">
    <Change
      call={saveAgent}
      fields={({ rates }) => {
        const rate = (product: string): Field | false =>
          rates === 'AGREED' && { label: wordsOf(product), hint: '0.4 is 40 %; empty: the level’s.' }
        return {
          userId: { label: 'User', hint: 'Their id, or their own invite code, as their invite link has it.' },
          alias: campaignField(campaigns),
          upline: { label: 'Agent who invited', hint: 'Of a new agent alone; empty: nobody.' },
          suspended: { label: 'Suspended', none: 'As it is', options: codes(['YES', 'NO']) },
          rates: {
            label: 'Rates',
            none: 'As they are',
            options: Object.entries({ LEVEL: 'Those of the level', AGREED: 'Agreed ones' }),
          },
          SPOT: rate('SPOT'),
          FUTURES: rate('FUTURES'),
          COPY: rate('COPY'),
        }
      }}
      send={({ userId, alias, upline, rates, suspended, ...agreed }) => ({
        userId: userId.trim(),
        body: {
          alias,
          ...(upline && { uplineUserId: upline.trim() }),
          ...(rates && {
            rates:
              rates === 'LEVEL'
                ? null
                : Object.fromEntries(AGENT_PRODUCTS.flatMap((one) => (agreed[one] ? [[one, agreed[one]]] : []))),
          }),
          ...(suspended && { suspended: suspended === 'YES' }),
        },
      })}
      label="Save"
      title={({ userId }) => `Save ${userId} as an agent?`}
      disabled={({ userId, alias }) => !userId || !alias}
      question="It counts from now on. Rebates of before stay as they are."
      done={({ userId, created, alias, vipCode, suspended }) =>
        `${userId} is ${created ? 'now ' : ''}an agent of ${alias}, code ${vipCode}${suspended ? ', suspended' : ''}.`
      }
    />
  </FormSection>
)

/** Publishes a campaign of agents from its file. */
function CampaignForm() {
  const [file, setFile] = useState<{ name: string; alias: string; yaml: string }>()
  const choose = async (chosen: File) => {
    const yaml = await chosen.text()
    setFile({ name: chosen.name, alias: /^alias: *['"]?([a-z0-9-]+)/m.exec(yaml)?.[1] ?? '', yaml })
  }
  return (
    <FormSection title="Publish a campaign">
      <FileInput
        label="Its file"
        hint={
          <>
            YAML, such as <code>activities/programmes/global-partners.yaml</code>.
          </>
        }
        accept=".yaml,.yml"
        take={choose}
      />
      {file && !file.alias && <Bad>{`${file.name} has no alias.`}</Bad>}
      {file?.alias && (
        <Change
          key={file.yaml}
          call={publishProgramme}
          label={`Publish ${file.alias}`}
          title={`Publish ${file.alias} from ${file.name}?`}
          action="Publish"
          send={() => ({ alias: file.alias, body: { yaml: file.yaml } })}
          done={({ version, alias, created, changed }) =>
            `Version ${number(version)} of ${alias}. ${created ? 'It is new' : changed.map((name) => wordsOf(name).toLowerCase()).join(', ') || 'Nothing changed'}.`
          }
          asks="Agents read it at once. A change of what they were promised is refused."
        />
      )}
    </FormSection>
  )
}
