import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import { ACCEPT_REASONS, decideReview, leaseReview, review } from '@fanfare/contract/staff/reviews.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import {
  Button,
  Choice,
  Facts,
  Failure,
  Input,
  Labelled,
  Loaded,
  Proposed,
  Said,
  SecondPerson,
  Section,
  Select,
} from '../../parts.tsx'
import parts from '../../parts.module.css'
import { To } from '../../route.tsx'
import { useCall, useChange, useSigned, useTyped } from '../../use-call.ts'
import { clock, factText, filled, moment, plural, rewardText, siteText, wordsOf } from '../../words.ts'

type Review = CallData<typeof review>

/** One review, with what decides it. */
export function One({ id, onDecided }: { id: string; onDecided: () => void }) {
  const one = useCall(review, { params: { id } })
  const changed = () => {
    one.reload()
    onDecided()
  }
  return (
    <div>
      <Loaded of={one}>
        {(shown) => (
          <>
            <Head review={shown} onTaken={one.reload} />
            <Why review={shown} />
            {shown.state === 'OPEN' ? (
              <Decide review={shown} onChanged={changed} />
            ) : (
              <Notice tone="primary" role="status">
                {wordsOf(shown.state)}
                {shown.decidedBy !== null && ` by ${shown.decidedBy}`}
                {shown.decidedAt !== null && `, ${moment(shown.decidedAt)}`}
                {shown.reason !== null && `: ${siteText(shown.reason)}`}
              </Notice>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Head({ review: shown, onTaken }: { review: Review; onTaken: () => void }) {
  const { session } = useSigned()
  const lease = useChange(leaseReview)
  const { person, user, openedAt, dueAt, others } = shown
  const isMine = shown.lease?.by === session.actor
  const take = async () => {
    if (await lease.run({ params: { id: shown.reviewId } })) onTaken()
  }
  return (
    <Section
      title={`${rewardText(shown.reward)} from ${shown.title}`}
      aside={<Chip tone="warning">{wordsOf(shown.state)}</Chip>}
    >
      <p className={parts.small}>
        Waits since {moment(openedAt)}, promised by {moment(dueAt)}.
        {shown.lease && ` ${isMine ? 'You are' : `${shown.lease.by} is`} on it until ${clock(shown.lease.until)}.`}
      </p>
      <dl className={parts.facts}>
        <div>
          <dt>User</dt>
          <dd>
            {person.maskedName}{' '}
            <To className={parts.link} href={`/users/${person.userId}`}>
              Open user
            </To>
          </dd>
        </div>
        <div>
          <dt>Joined</dt>
          <dd>
            {moment(user.createdAt)}, invited by {user.invitedBy?.code ?? 'nobody'}
          </dd>
        </div>
        <div>
          <dt>Identity</dt>
          <dd>{user.identity.verified ? 'verified' : 'not verified'}</dd>
        </div>
        <div>
          <dt>Other rewards in review</dt>
          <dd>{others.length === 0 ? 'none' : others.map(({ reward }) => rewardText(reward)).join(', ')}</dd>
        </div>
      </dl>
      <Failure refusal={lease.failure} />
      {shown.state === 'OPEN' && !isMine && (
        <Button busy={lease.isBusy} onClick={() => void take()}>
          Take it for 15 minutes
        </Button>
      )}
    </Section>
  )
}

function Why({ review: { flags, kind, evidence, related, reversal } }: { review: Review }) {
  return (
    <Section title="Why it’s here">
      {reversal && (
        <Facts
          rows={[
            [
              'Reversed event',
              [wordsOf(reversal.type), factText(reversal.payload), moment(reversal.occurredAt)]
                .filter(Boolean)
                .join(', '),
            ],
            ['Its id', <code key="id">{reversal.eventId}</code>],
            ['Reversed by', `${reversal.by}, ${moment(reversal.at)}`],
            ['Reason', reversal.reason ?? 'none given'],
            ['Ticket', reversal.ticket ?? 'none'],
          ]}
        />
      )}
      <div className={parts.actions}>
        {flags.length === 0 ? <Chip>{wordsOf(kind)}</Chip> : null}
        {flags.map((flag) => (
          <Chip key={flag} tone="error">
            {flag}
          </Chip>
        ))}
      </div>
      <dl className={parts.facts}>
        {evidence.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {related.length > 0 && (
        <>
          <h3>Related accounts</h3>
          <ul className={parts.rows}>
            {related.map(({ userId, maskedName }) => (
              <li key={userId}>
                {maskedName}
                <To className={parts.link} href={`/users/${userId}`}>
                  Open
                </To>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function Decide({ review: shown, onChanged }: { review: Review; onChanged: () => void }) {
  const { fields, set, clear } = useTyped('decision', { choice: '', reason: '', ticket: '', note: '' })
  const decide = useChange(decideReview)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const { handedOver, reward } = shown
  const { amount } = reward
  const accept = fields.choice === 'accept'
  const reasons: readonly (typeof ACCEPT_REASONS | typeof CANCEL_REASONS)[number][] = accept
    ? ACCEPT_REASONS
    : CANCEL_REASONS
  const reason = reasons.find((one) => one === fields.reason) ?? (accept ? 'CHECKED' : 'MULTI_ACCOUNT')
  const values = { reward: rewardText(shown.reward), activity: shown.title, reason: siteText(reason) }
  const key = accept ? 'review_accepted' : 'review_refused'
  const verb = handedOver ? 'Close' : 'Accept'
  const send = async () => {
    const { ticket, note } = fields
    const body = { accept, reason, note, ...(ticket !== '' && { ticket }) }
    const done = await decide.run({ params: { id: shown.reviewId }, body }, shown.revision)
    if (done === null) return
    clear()
    if (done.proposal) setProposalId(done.proposal.proposalId)
    else onChanged()
  }
  if (proposalId !== null) return <Proposed id={proposalId} />
  return (
    <Section title="Decide">
      <div className={parts.form}>
        <Choice
          type="radio"
          name="choice"
          label={verb}
          hint={`${handedOver ? `The user has ${values.reward} already and keeps it: only the platform can take it back` : `${values.reward} is paid`}${shown.openOfUser > 1 ? `; ${plural(shown.openOfUser - 1, 'other review of this user stays', 'other reviews of this user stay')} open` : ''}`}
          checked={accept}
          onChange={() => set({ choice: 'accept', reason: '' })}
        />
        {!handedOver && (
          <Choice
            type="radio"
            name="choice"
            label="Refuse"
            hint={`${values.reward} goes back to the budget of ${shown.title}`}
            checked={fields.choice === 'refuse'}
            onChange={() => set({ choice: 'refuse', reason: '' })}
          />
        )}
        {fields.choice !== '' && (
          <>
            <div className={parts.pair}>
              <Select
                label={accept ? 'Reason' : 'Reason, as the user reads it'}
                value={reason}
                options={reasons.map((one) => [one, accept ? wordsOf(one) : siteText(one)] as const)}
                onChoose={(one) => set({ reason: one })}
              />
              <Labelled label="Ticket">
                <Input maxLength={64} value={fields.ticket} onChange={(event) => set({ ticket: event.target.value })} />
              </Labelled>
            </div>
            <Labelled label="Note for colleagues">
              <Input maxLength={500} value={fields.note} onChange={(event) => set({ note: event.target.value })} />
            </Labelled>
            {!handedOver && (
              <Said lines={['title', 'text'].map((part) => filled(siteText(`${key}_${part}`), values))} />
            )}
            {!handedOver && <SecondPerson rule="reviewAbove" money={'unit' in amount ? amount : undefined} />}
            <Failure refusal={decide.failure} onReload={onChanged} />
            <Button variant={accept ? 'primary' : 'danger'} busy={decide.isBusy} onClick={() => void send()}>
              {accept ? verb : 'Refuse'} {handedOver ? 'the review' : values.reward}
            </Button>
          </>
        )}
      </div>
    </Section>
  )
}
