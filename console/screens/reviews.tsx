import { type ReactNode, useState } from 'react'
import { flags } from '@fanfare/contract/staff/flags.ts'
import { leaseReview, review, reviews } from '@fanfare/contract/staff/reviews.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Change } from '../form.tsx'
import { anyOf, codes } from '../inputs.tsx'
import { type FilterSet, ResourceList, Rows, Tabs, useFilters } from '../list.tsx'
import { Actions, Button, FactRows, Facts, Page, Person, Read, Section, State } from '../parts.tsx'
import { Decided, ResourceQueue } from '../queue.tsx'
import { setQuery, useAddress } from '../places.ts'
import { session } from '../use-call.ts'
import {
  clock,
  codeOrText,
  distance,
  factText,
  moment,
  number,
  plural,
  rewardSums,
  rewardText,
  siteText,
  wordsOf,
} from '../words.ts'
import { Clear } from './users.tsx'
import { deciding, Several } from './decide-reviews.tsx'

const FILTERS: FilterSet = {
  state: ['State', [['', 'Open'], ...codes(['ACCEPTED', 'REFUSED', 'CLOSED'])]],
  kind: ['Kind', anyOf(['FLAG', 'REVERSAL'])],
  mine: ['Taken by', Object.entries({ '': 'Anybody', 1: 'Me' })],
  sort: ['First', Object.entries({ '': 'The oldest', amount: 'The largest' })],
  unit: 'Unit',
  flag: 'Flag',
  activityId: 'Activity id',
}

/** The queue of rewards or of flagged users. */
export function Reviews({ id }: { id: string }) {
  const isFlagged = useAddress('tab') === 'flags' && !id
  return (
    <Page title="Reviews">
      {!id && <Tabs label="Reviews" path="/reviews" tabs={{ '': 'Rewards', flags: 'Flagged users' }} />}
      {isFlagged ? <Flagged /> : <Rewards id={id} />}
    </Page>
  )
}

function Rewards({ id }: { id: string }) {
  const isSeveral = useAddress('several') === '1' && !id
  const asked = useFilters(FILTERS)
  const isFiltered = Object.keys(asked).length > 0
  return (
    <ResourceQueue
      call={reviews}
      filters={FILTERS}
      label="Queue"
      path="/reviews"
      id={id}
      idOf={({ reviewId }) => reviewId}
      summary={({ items, total, sums, oldestAt }) => (
        <>
          {items.length ? total !== null && `${number(total)} open` : `None is ${isFiltered ? 'like this' : 'open'}.`}
          {sums.length > 0 && `, worth ${rewardSums(sums)}`}
          {oldestAt && `, the oldest ${distance(oldestAt)}`}
        </>
      )}
      actions={
        !id && (
          <Button onClick={() => setQuery({ several: isSeveral ? '' : '1' })}>
            {isSeveral ? 'One by one' : 'Decide several'}
          </Button>
        )
      }
      instead={isSeveral && <Several asked={asked} />}
      line={({ person, reward, title, flags: raised, kind, dueAt }) => ({
        name: person.maskedName,
        end: <b>{rewardText(reward)}</b>,
        lines: [`${title}, ${raised.map(wordsOf).join(', ') || wordsOf(kind)}`, `due ${moment(dueAt)}`],
      })}
      one={<One id={id} />}
    />
  )
}

/** Users with a flag that holds, the oldest first. */
function Flagged() {
  const [done, setDone] = useState<ReactNode>()
  return (
    <>
      {done}
      <ResourceList
        call={flags}
        filters={{ reason: 'Reason' }}
        title="Flagged users"
        empty="No flag holds."
        row={({ person, reason, score, at, reviews: waiting, sums }) => ({
          key: `${person.userId} ${reason} ${at}`,
          title: <Person of={person} />,
          lines: [
            `${wordsOf(reason)}${score === null ? '' : `, score ${number(score)} of 100`}, ${moment(at)}`,
            waiting ? `${plural(waiting, 'review')}, worth ${rewardSums(sums)}` : 'No reward waits.',
          ],
          end: <Clear person={person} reason={reason} onCleared={setDone} />,
        })}
      />
    </>
  )
}

/** One review, with what decides it. */
export const One = ({ id }: { id: string }) => (
  <Read call={review} input={{ id }}>
    {(shown) => {
      const { person, user, openedAt, dueAt, others, lease, state, reviewId, reversal } = shown
      const isMine = lease?.by === session.actor
      return (
        <>
          <Section title={`${rewardText(shown.reward)} from ${shown.title}`} aside={<State of={state} />}>
            <p>
              <small>
                {`Waits since ${moment(openedAt)}, promised by ${moment(dueAt)}.`}
                {lease && ` ${isMine ? 'You are' : `${lease.by} is`} on it until ${clock(lease.until)}.`}
              </small>
            </p>
            <Facts
              of={{
                User: <Person of={person} />,
                Joined: `${moment(user.createdAt)}, invited by ${user.invitedBy?.code ?? 'nobody'}`,
                Identity: user.identity.verified ? 'verified' : 'not verified',
                'Other rewards in review': others.map(({ reward }) => rewardText(reward)).join(', ') || 'none',
              }}
            />
            {state === 'OPEN' && !isMine && (
              <Change call={leaseReview} label="Take it for 15 minutes" send={() => ({ id: reviewId })} />
            )}
          </Section>
          <Section title="Why it’s here">
            {reversal && (
              <Facts
                of={{
                  'Reversed event': [wordsOf(reversal.type), factText(reversal.payload), moment(reversal.occurredAt)]
                    .filter(Boolean)
                    .join(', '),
                  'Its id': <code>{reversal.eventId}</code>,
                  'Reversed by': `${reversal.by}, ${moment(reversal.at)}`,
                  Reason: reversal.reason ? codeOrText(reversal.reason) : 'none given',
                  Ticket: reversal.ticket ?? 'none',
                }}
              />
            )}
            <Actions>
              {!shown.flags.length && <Chip>{wordsOf(shown.kind)}</Chip>}
              {shown.flags.map((flag) => (
                <Chip key={flag} tone="error">
                  {wordsOf(flag)}
                </Chip>
              ))}
            </Actions>
            <FactRows of={shown.evidence.map(({ label, value }) => [label, value])} />
            {shown.related.length > 0 && (
              <>
                <h3>Related accounts</h3>
                <Rows of={shown.related} row={(user) => ({ title: <Person of={user} /> })} />
              </>
            )}
          </Section>
          {state === 'OPEN' ? (
            deciding(shown)
          ) : (
            <Decided of={shown}>{shown.reason && `: ${siteText(shown.reason)}`}</Decided>
          )}
        </>
      )
    }}
  </Read>
)
