import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { type clearUser, flags } from '@fanfare/contract/staff/flags.ts'
import { ACCEPT_REASONS, decideReview, decideReviews, DECISIONS_MAXIMUM, leaseReview, review, reviews } from '@fanfare/contract/staff/reviews.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Change, Confirm, Inputs, NOTE, TICKET, useForm } from '../form.tsx'
import { anyOf, codes, type Field, type Options, SecondPerson } from '../inputs.tsx'
import { type FilterSet, type ItemOf, Pages, ResourceList, Rows, Tabs, useFilters } from '../list.tsx'
import { Actions, Button, Facts, Muted, Page, Person, Read, Section, State, To } from '../parts.tsx'
import { Decided, ResourceQueue, Said } from '../queue.tsx'
import { setQuery, useAddress } from '../places.ts'
import { useSigned, useTyped } from '../use-call.ts'
import { clock, distance, factText, messageLines, moment, moneys, number, plural, rewardText, siteText, wordsOf } from '../words.ts'
import { Clear, Cleared } from './users.tsx'
import { CODES } from '@fanfare/contract/codes.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import { cx } from '#components/ui/cx.ts'
import { Card } from '#components/ui/surface/card.tsx'
import styles from '../list.module.css'
import parts from '../parts.module.css'

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
  const isSeveral = useAddress('several') === '1' && !id
  return (
    <Page title="Reviews">
      {!id && <Tabs label="Reviews" path="/reviews" tabs={{ '': 'Rewards', flags: 'Flagged users' }} />}
      {isFlagged ? <Flagged /> : <Rewards id={id} isSeveral={isSeveral} />}
    </Page>
  )
}

function Rewards({ id, isSeveral }: { id: string; isSeveral: boolean }) {
  const query = useFilters(FILTERS)
  const isFiltered = Object.keys(query).length > 0
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
          {items.length
            ? total !== null && `${number(total)} open`
            : isFiltered
              ? 'None is like this.'
              : 'None is open.'}
          {sums.length > 0 && `, worth ${moneys(sums)}`}
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
      instead={isSeveral && <Several query={query} />}
      line={({ person, reward, title, flags: raised, kind, dueAt }) => (
        <>
          <b>{person.maskedName}</b>
          <b>{rewardText(reward)}</b>
          <small>
            {title}, {raised.map(wordsOf).join(', ') || wordsOf(kind)}
          </small>
          <small>due {moment(dueAt)}</small>
        </>
      )}
      one={<One id={id} />}
    />
  )
}

/** Users with a flag that holds, the oldest first. */
function Flagged() {
  const [done, setDone] = useState<CallData<typeof clearUser>>()
  return (
    <>
      <Cleared by={done} />
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
            waiting ? `${plural(waiting, 'review')}, worth ${moneys(sums)}` : 'No reward waits.',
          ],
          end: <Clear person={person} reason={reason} onCleared={setDone} />,
        })}
      />
    </>
  )
}

/** One review, with what decides it. */
export function One({ id }: { id: string }) {
  const { session } = useSigned()
  return (
    <Read call={review} input={{ params: { id } }}>
      {(shown) => {
        const { person, user, openedAt, dueAt, others, lease, state, reviewId, reversal } = shown
        const isMine = lease?.by === session.actor
        return (
          <>
            <Section title={`${rewardText(shown.reward)} from ${shown.title}`} aside={<State of={state} />}>
              <p>
                <small>
                  Waits since {moment(openedAt)}, promised by {moment(dueAt)}.
                  {lease && ` ${isMine ? 'You are' : `${lease.by} is`} on it until ${clock(lease.until)}.`}
                </small>
              </p>
              <Facts
                rows={[
                  ['User', <Person key="user" of={person} />],
                  ['Joined', `${moment(user.createdAt)}, invited by ${user.invitedBy?.code ?? 'nobody'}`],
                  ['Identity', user.identity.verified ? 'verified' : 'not verified'],
                  ['Other rewards in review', others.map(({ reward }) => rewardText(reward)).join(', ') || 'none'],
                ]}
              />
              {state === 'OPEN' && !isMine && (
                <Change call={leaseReview} label="Take it for 15 minutes" send={() => ({ params: { id: reviewId } })} />
              )}
            </Section>
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
              <Actions>
                {!shown.flags.length && <Chip>{wordsOf(shown.kind)}</Chip>}
                {shown.flags.map((flag) => (
                  <Chip key={flag} tone="error">
                    {flag}
                  </Chip>
                ))}
              </Actions>
              <Facts rows={shown.evidence.map(({ label, value }) => [label, value])} />
              {shown.related.length > 0 && (
                <>
                  <h3>Related accounts</h3>
                  <Rows of={shown.related} row={(user) => ({ title: <Person of={user} /> })} />
                </>
              )}
            </Section>
            {state === 'OPEN' ? (
              <Decide review={shown} />
            ) : (
              <Decided of={shown}>{shown.reason && `: ${siteText(shown.reason)}`}</Decided>
            )}
          </>
        )
      }}
    </Read>
  )
}

type Choice = 'accept' | 'refuse'
type Reason = (typeof ACCEPT_REASONS | typeof CANCEL_REASONS)[number]

/** The choice, and the reasons of what is chosen. `user`: who reads the reason of a refusal. */
const decisionFields = (choice: string | undefined, options: Options<Choice>, user: string) => ({
  choice: { label: '', as: 'radio', options } as Field<'' | Choice>,
  reason: choice && {
    label: choice === 'accept' ? 'Reason' : `Reason, as the ${user}`,
    options: (choice === 'accept' ? codes(ACCEPT_REASONS) : codes(CANCEL_REASONS, siteText)) as Options<Reason>,
  },
  note: choice && NOTE,
})

export function Decide({ review: shown }: { review: CallData<typeof review> }) {
  const { handedOver, reward, title, openOfUser, reviewId, revision } = shown
  const text = rewardText(reward)
  const verb = handedOver ? 'Close' : 'Accept'
  const others = plural(openOfUser - 1, 'other review of this user stays', 'other reviews of this user stay')
  const accepted = handedOver
    ? `The user has ${text} already and keeps it: only the platform can take it back`
    : `${text} is paid`
  const options: Options<Choice> = [
    ['accept', verb, `${accepted}${openOfUser > 1 ? `; ${others} open` : ''}`],
    ...(handedOver ? [] : [['refuse', 'Refuse', `${text} goes back to the budget of ${title}`] as const]),
  ]
  return (
    <Section title="Decide">
      <Change
        call={decideReview}
        revision={revision}
        fields={({ choice }) => {
          const { note, ...fields } = decisionFields(choice, options, 'user reads it')
          return { ...fields, ticket: note && TICKET, note }
        }}
        send={({ choice, reason, ticket, note }) => ({
          params: { id: reviewId },
          body: { accept: choice === 'accept', reason, note, ...(ticket && { ticket }) },
        })}
        more={({ choice, reason }) =>
          choice &&
          !handedOver && (
            <>
              <Said
                lines={messageLines(choice === 'accept' ? 'review_accepted' : 'review_refused', {
                  reward: text,
                  activity: title,
                  reason: siteText(reason),
                })}
              />
              <SecondPerson rule="reviewAbove" money={'unit' in reward.amount ? reward.amount : undefined} />
            </>
          )
        }
        label={({ choice }) => choice && `${choice === 'accept' ? verb : 'Refuse'} ${handedOver ? 'the review' : text}`}
        variant={({ choice }) => (choice === 'accept' ? 'primary' : 'danger')}
      />
    </Section>
  )
}

type Result = CallData<typeof decideReviews>['results'][number]
type Outcome = Result & { row: ItemOf<typeof reviews> }

/** Up to 200 reviews of one page, decided alike. */
export const Several = ({ query }: { query: Record<string, string> }) => (
  <Read call={reviews} input={{ query: { ...query, pageSize: DECISIONS_MAXIMUM } }}>
    {(page) => <Marking key={query.cursor} page={page} />}
  </Read>
)

function Marking({ page }: { page: CallData<typeof reviews> }) {
  const rows = page.items
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  // The revision of each marked review, as it was on the screen.
  const typed = useTyped<{ marks: Record<string, number> }>('marked', { marks: {} })
  const { marks } = typed.fields
  const mark = (wanted: Record<string, number>) => typed.set({ marks: wanted })
  const marked = rows.filter(({ reviewId }) => reviewId in marks)
  const isAll = marked.length === rows.length
  const form = useForm({
    call: decideReviews,
    fields: ({ choice }) =>
      decisionFields(
        choice,
        [
          ['accept', 'Accept', 'each is paid'],
          ['refuse', 'Refuse', 'each goes back to the budget of its activity'],
        ],
        'users read it',
      ),
    send: ({ choice, reason, note }) => {
      const items = marked.map(({ reviewId, revision }) => ({ reviewId, revision: marks[reviewId] ?? revision }))
      return { body: { items, accept: choice === 'accept', reason, note } }
    },
    // Reviews that stay marked keep the decision.
    isKept: true,
    onDone: ({ results }) => {
      const found = results.flatMap((result) => {
        const row = rows.find(({ reviewId }) => reviewId === result.reviewId)
        return row ? [{ ...result, row }] : []
      })
      const open = found.filter(isOpen).map(({ reviewId }) => [reviewId, marks[reviewId] ?? 0] as const)
      setOutcomes(found)
      mark(Object.fromEntries(open))
      if (!open.length) form.clear()
    },
  })
  const { choice, reason } = form.values
  const [verb, variant] = choice === 'accept' ? (['Accept', 'primary'] as const) : (['Refuse', 'danger'] as const)
  const label = `${verb} ${plural(marked.length, 'review')}`
  const open = outcomes.filter(isOpen).length
  return (
    <div className={cx(parts.columns, styles.both)}>
      <Card as="section" className={parts.section} aria-label="Reviews to mark">
        {rows.length ? (
          <>
            <label className={styles.mark}>
              <input
                type="checkbox"
                checked={isAll}
                onChange={() =>
                  mark(isAll ? {} : Object.fromEntries(rows.map(({ reviewId, revision }) => [reviewId, revision])))
                }
              />
              <b>All {plural(rows.length, 'review')} of this page</b>
            </label>
            <ul aria-label="Reviews">
              {rows.map(({ reviewId, revision, reward, person, title, flags, kind, dueAt }) => (
                <li key={reviewId}>
                  <label className={styles.mark}>
                    <input
                      type="checkbox"
                      checked={reviewId in marks}
                      onChange={({ target }) => {
                        const { [reviewId]: _, ...others } = marks
                        mark(target.checked ? { ...others, [reviewId]: revision } : others)
                      }}
                    />
                    <span>
                      <b>{rewardText(reward)}</b>, {person.maskedName}
                    </span>
                    <small>
                      {title}, {flags.join(', ') || wordsOf(kind)}, due {moment(dueAt)}
                      {(marks[reviewId] ?? revision) !== revision && (
                        <b className={parts.bad}> It has changed since you marked it: mark it again.</b>
                      )}
                    </small>
                  </label>
                </li>
              ))}
            </ul>
            <Pages of={page} />
          </>
        ) : (
          <Muted>None is open.</Muted>
        )}
      </Card>
      <div>
        {outcomes.length > 0 && (
          <Section
            title="Result"
            aside={open ? `${plural(open, 'was', 'were')} not decided and stay marked` : 'all of them'}
          >
            <div role="status" aria-label="Result of each review">
              <Rows
                of={outcomes}
                row={(outcome) => {
                  const { reviewId, row } = outcome
                  const [tone, words] = wordsOfOutcome(outcome)
                  return {
                    title: (
                      <To href={`/reviews/${reviewId}`}>
                        {rewardText(row.reward)}, {row.person.maskedName}
                      </To>
                    ),
                    end: <Chip tone={tone}>{words}</Chip>,
                  }
                }}
              />
            </div>
          </Section>
        )}
        <Section title="Decide several" aside={marked.length ? `${number(marked.length)} marked` : 'none marked'}>
          <Inputs of={form} />
          {choice && (
            <Confirm
              form={form}
              label={label}
              title={`${label}?`}
              action={verb}
              variant={variant}
              disabled={!marked.length || !reason}
            >
              <p>
                Each is decided on its own:{' '}
                {choice === 'accept' ? `${wordsOf(reason).toLowerCase()}.` : siteText(reason)} Those above the limit of
                one person go to a second one. Each user gets a message in their language.
              </p>
            </Confirm>
          )}
        </Section>
      </div>
    </div>
  )
}

/** A review that was not decided stays marked. */
const isOpen = ({ done, proposal }: Result) => !done && proposal === null

function wordsOfOutcome({ done, proposal, state, code }: Result): readonly ['good' | 'primary' | 'error', string] {
  if (done) return ['good', wordsOf(state ?? 'done')]
  if (proposal) return ['primary', 'Sent for approval']
  if (code === CODES.NOT_PERMITTED.code) return ['error', 'Not yours to decide']
  return ['error', `Somebody was faster: ${wordsOf(state ?? 'gone').toLowerCase()}`]
}
