import { decideProposal, decidersOf, proposal, proposals } from '@fanfare/contract/staff/proposals.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Inputs, NOTE, useForm } from '../form.tsx'
import type { Field } from '../inputs.tsx'
import { Actions, Button, Failure, Page, Read, Section, State } from '../parts.tsx'
import { Decided, ResourceQueue } from '../queue.tsx'
import { may, session } from '../use-call.ts'
import { distance, moment } from '../words.ts'
import { type Proposal, proposalTitle, ProposalWords } from './proposal-words.tsx'

/** The proposals, waiting and decided, and beside them the open one. */
export const Approvals = ({ id }: { id: string }) => (
  <Page title="Approvals">
    <ResourceQueue
      call={proposals}
      label="Proposals"
      path="/approvals"
      id={id}
      idOf={({ proposalId }) => proposalId}
      summary={({ items }) =>
        items.length ? 'Changes that need a second person, the newest first.' : 'Nothing was proposed.'
      }
      line={(one) => ({
        name: proposalTitle(one),
        end: <State of={one.state} />,
        lines: [`${one.by}, ${moment(one.at)}`],
      })}
      one={
        <Read call={proposal} input={{ id }}>
          {(shown) => (
            <>
              <Section title={proposalTitle(shown)} aside={<State of={shown.state} />}>
                <small>
                  {`${shown.by} proposed it ${moment(shown.at)}.`}
                  {shown.state === 'PENDING' && ` It ends ${distance(shown.expiresAt)}.`}
                  {shown.note && ` “${shown.note}”`}
                </small>
              </Section>
              <ProposalWords of={shown} />
              <Decide proposal={shown} />
            </>
          )}
        </Read>
      }
    />
  </Page>
)

function Decide({ proposal: shown }: { proposal: Proposal }) {
  const { kind, by, proposalId, hash } = shown
  const form = useForm({
    call: decideProposal,
    fields: { note: NOTE, accept: false as false | Field },
    // The hash of what is on this screen: a proposal that has changed since is refused.
    send: ({ note, accept }) => ({
      id: proposalId,
      body: { accept: accept === 'yes', hash, ...(note && { note }) },
    }),
  })
  if (shown.state !== 'PENDING') return <Decided of={shown} />
  const deciders = decidersOf(kind)
  if (by === session.actor) return <Notice>It is yours: another approver decides.</Notice>
  if (!may(...deciders))
    return <Notice>{deciders.length > 1 ? 'An approver or risk decides.' : 'An approver decides.'}</Notice>
  return (
    <Section title="Decide">
      <Inputs of={form} />
      <Failure {...form} />
      <Actions>
        <Button variant="primary" busy={form.isBusy} onClick={() => form.submit({ accept: 'yes' })}>
          Approve
        </Button>
        <Button variant="danger" busy={form.isBusy} onClick={() => form.submit()}>
          Decline
        </Button>
      </Actions>
    </Section>
  )
}
