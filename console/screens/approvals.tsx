import type { CallData } from '@fanfare/contract/define-call.ts'
import { decideProposal, decidersOf, proposal, proposals } from '@fanfare/contract/staff/proposals.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Changes, type FileChange } from '../changes.tsx'
import lists from '../lists.module.css'
import { Button, Failure, Input, Labelled, Loaded, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useChange, useSigned, useTyped } from '../use-call.ts'
import { distance, moment, plural, wordsOf } from '../words.ts'
import { Queue } from './queue.tsx'

type Proposal = CallData<typeof proposal>
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
                  <b>
                    {wordsOf(one.kind)}: {one.subject}
                  </b>
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
            <Section
              title={`${wordsOf(shown.kind)}: ${shown.subject}`}
              aside={<Chip tone={TONES[shown.state]}>{wordsOf(shown.state)}</Chip>}
            >
              <p>{shown.summary}</p>
              <p className={parts.small}>
                {shown.by} proposed it {moment(shown.at)}
                {/^\d+$/.test(shown.basedOn) && `, based on version ${shown.basedOn}`}. It ends{' '}
                {distance(shown.expiresAt)}.{shown.note && ` “${shown.note}”`}
              </p>
            </Section>
            <Consequences of={shown.consequences} />
            <Data title="What is behind it" value={shown.behind} />
            <Data title="The call that runs" value={shown.order} />
            <Decide proposal={shown} onChanged={changed} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Differences of a file are drawn; everything else is as the gateway gave it. */
function Consequences({ of }: { of: unknown }) {
  if (typeof of !== 'object' || of === null || !('changes' in of) || !Array.isArray(of.changes))
    return <Data title="Consequences" value={of} />
  const { changes, ...others } = of
  return (
    <>
      <Section title="What changes" aside={plural(changes.length, 'change')}>
        <Changes changes={changes as FileChange[]} />
      </Section>
      <Data title="Consequences" value={others} />
    </>
  )
}

/** Longer data opens with a press. */
const SHOWN_LINES = 24

/** The approver sees exactly what the gateway would run, so it is shown as it is. */
function Data({ title, value }: { title: string; value: unknown }) {
  if (value === null || value === undefined) return null
  const text = JSON.stringify(value, null, 2)
  return (
    <Section title={title}>
      <details className={lists.detail} open={text.split('\n').length <= SHOWN_LINES}>
        <summary>As the gateway has it</summary>
        <pre className={lists.data}>{text}</pre>
      </details>
    </Section>
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
        <Labelled label="Note for colleagues">
          <Input maxLength={500} value={fields.note} onChange={(event) => set({ note: event.target.value })} />
        </Labelled>
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
