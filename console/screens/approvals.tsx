import { decideProposal, decidersOf, proposal, proposals } from '@fanfare/contract/staff/proposals.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Note } from '../lists.tsx'
import { Button, Failure, Loaded, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useChange, useSigned, useTyped } from '../use-call.ts'
import { distance, moment, wordsOf } from '../words.ts'
import { type Proposal, proposalTitle, ProposalWords } from './proposed.tsx'
import { Queue } from './queue.tsx'

const TONES = { PENDING: 'warning', APPROVED: 'good', DECLINED: 'error', EXPIRED: 'neutral', STALE: 'neutral' } as const

const addressOf = ({ proposalId }: Pick<Proposal, 'proposalId'>) => `/approvals/${proposalId}`

/** Changes that wait for a second person, those before them, and beside them one. */
export function Approvals({ id }: { id: string }) {
  const all = useCall(proposals, {})
  return (
    <>
      <h1>Approvals</h1>
      <Loaded of={all}>
        {({ items }) => (
          <>
            <p className={parts.small}>
              {items.length === 0 ? 'Nothing was proposed.' : 'Changes that need a second person, the newest first.'}
            </p>
            <Queue
              label="Proposals"
              items={items}
              addressOf={addressOf}
              open={id === '' ? null : addressOf({ proposalId: id })}
              line={(one) => (
                <>
                  <b>{proposalTitle(one)}</b>
                  <Chip tone={TONES[one.state]}>{wordsOf(one.state)}</Chip>
                  <span className={parts.small}>
                    {one.by}, {moment(one.at)}
                  </span>
                </>
              )}
            >
              {id !== '' && <One key={id} id={id} onDecided={all.reload} />}
            </Queue>
          </>
        )}
      </Loaded>
    </>
  )
}

function One({ id, onDecided }: { id: string; onDecided: () => void }) {
  const one = useCall(proposal, { params: { id } })
  const changed = () => {
    one.reload()
    onDecided()
  }
  return (
    <div>
      <Loaded of={one}>
        {(shown) => (
          <>
            <Section title={proposalTitle(shown)} aside={<Chip tone={TONES[shown.state]}>{wordsOf(shown.state)}</Chip>}>
              <p className={parts.small}>
                {shown.by} proposed it {moment(shown.at)}.
                {shown.state === 'PENDING' && ` It ends ${distance(shown.expiresAt)}.`}
                {shown.note && ` “${shown.note}”`}
              </p>
            </Section>
            <ProposalWords of={shown} />
            <Decide proposal={shown} onChanged={changed} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function Decide({ proposal: shown, onChanged }: { proposal: Proposal; onChanged: () => void }) {
  const { may, session } = useSigned()
  const { fields, set, clear } = useTyped('approval', { note: '' })
  const decide = useChange(decideProposal)
  if (shown.state !== 'PENDING')
    return (
      <Notice tone="primary" role="status">
        {wordsOf(shown.state)}
        {shown.decidedBy !== null && ` by ${shown.decidedBy}`}
        {shown.decidedAt !== null && `, ${moment(shown.decidedAt)}`}
      </Notice>
    )
  const deciders = decidersOf(shown.kind)
  const others = deciders.length > 1 ? 'An approver or risk decides.' : 'An approver decides.'
  if (shown.by === session.actor) return <Notice>It is yours: another approver decides.</Notice>
  if (!may(...deciders)) return <Notice>{others}</Notice>
  const send = async (accept: boolean) => {
    // The hash of what is on this screen: a proposal that has changed since is refused.
    const body = { accept, hash: shown.hash, ...(fields.note !== '' && { note: fields.note }) }
    if ((await decide.run({ params: { id: shown.proposalId }, body })) === null) return
    clear()
    onChanged()
  }
  return (
    <Section title="Decide">
      <div className={parts.form}>
        <Note value={fields.note} onChange={(note) => set({ note })} />
        <Failure refusal={decide.failure} onReload={onChanged} />
        <div className={parts.actions}>
          <Button variant="primary" busy={decide.isBusy} onClick={() => void send(true)}>
            Approve
          </Button>
          <Button variant="danger" busy={decide.isBusy} onClick={() => void send(false)}>
            Decline
          </Button>
        </div>
      </div>
    </Section>
  )
}
