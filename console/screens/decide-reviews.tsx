import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import {
  ACCEPT_REASONS,
  DECISIONS_MAXIMUM,
  decideReview,
  decideReviews,
  type review,
  reviews,
} from '@fanfare/contract/staff/reviews.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Change, Confirm, Inputs, NOTE, TICKET, useForm } from '../form.tsx'
import { codes, type Field, SecondPerson } from '../inputs.tsx'
import { Pages, Row, Rows } from '../list.tsx'
import styles from '../list.module.css'
import { Loaded, Muted, Said, Section, To } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useTyped } from '../use-call.ts'
import { filled, moment, number, plural, rewardText, siteText, wordsOf } from '../words.ts'

type Reason = (typeof ACCEPT_REASONS | typeof CANCEL_REASONS)[number]
type ChoiceOption = readonly [value: 'accept' | 'refuse', words: string, hint: string]

/** The choice, and the reasons of what is chosen. `user`: who reads the reason of a refusal. */
const decisionFields = (choice: string | undefined, options: readonly ChoiceOption[], user: string) => ({
  choice: { label: '', as: 'radio', options } as Field<'' | 'accept' | 'refuse'>,
  reason: choice !== undefined && {
    label: choice === 'accept' ? 'Reason' : `Reason, as the ${user}`,
    options: (choice === 'accept' ? codes(ACCEPT_REASONS) : codes(CANCEL_REASONS, siteText)) as readonly (readonly [
      Reason,
      string,
    ])[],
    start: (choice === 'accept' ? 'CHECKED' : 'MULTI_ACCOUNT') satisfies Reason as Reason,
  },
  note: choice !== undefined && NOTE,
})

/** The decision of one review. */
export function Decide({ review: shown }: { review: CallData<typeof review> }) {
  const { handedOver, reward, title, openOfUser, reviewId, revision } = shown
  const text = rewardText(reward)
  const verb = handedOver ? 'Close' : 'Accept'
  const others = plural(openOfUser - 1, 'other review of this user stays', 'other reviews of this user stay')
  const accepted = handedOver
    ? `The user has ${text} already and keeps it: only the platform can take it back`
    : `${text} is paid`
  const options: readonly ChoiceOption[] = [
    ['accept', verb, `${accepted}${openOfUser > 1 ? `; ${others} open` : ''}`],
    ...(handedOver ? [] : [['refuse', 'Refuse', `${text} goes back to the budget of ${title}`] as const]),
  ]
  return (
    <Section title="Decide">
      <Change
        call={decideReview}
        name="decision"
        revision={revision}
        fields={({ choice }) => {
          const { note, ...fields } = decisionFields(choice, options, 'user reads it')
          return { ...fields, ticket: note && TICKET, note }
        }}
        send={({ choice, reason, ticket, note }) => ({
          params: { id: reviewId },
          body: { accept: choice === 'accept', reason, note, ...(ticket !== '' && { ticket }) },
        })}
        more={({ choice, reason }) => {
          const key = choice === 'accept' ? 'review_accepted' : 'review_refused'
          const values = { reward: text, activity: title, reason: siteText(reason) }
          return (
            choice &&
            !handedOver && (
              <>
                <Said lines={['title', 'text'].map((part) => filled(siteText(`${key}_${part}`), values))} />
                <SecondPerson rule="reviewAbove" money={'unit' in reward.amount ? reward.amount : undefined} />
              </>
            )
          )
        }}
        isReady={({ choice }) => choice !== ''}
        label={({ choice }) => `${choice === 'accept' ? verb : 'Refuse'} ${handedOver ? 'the review' : text}`}
        variant={({ choice }) => (choice === 'accept' ? 'primary' : 'danger')}
      />
    </Section>
  )
}

type Review = CallData<typeof reviews>['items'][number]
type Result = CallData<typeof decideReviews>['results'][number]
type Outcome = Result & { row: Review }

/** Up to 200 reviews of one page, decided alike. */
export function Several({ query }: { query: Record<string, string> }) {
  const found = useCall(reviews, { query: { ...query, pageSize: DECISIONS_MAXIMUM } })
  return <Loaded of={found}>{(page) => <Marking key={query.cursor} page={page} />}</Loaded>
}

function Marking({ page }: { page: CallData<typeof reviews> }) {
  const rows = page.items
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  // Each review with the revision that was on the screen.
  const { fields, set } = useTyped('marks', { marks: '{}' })
  const marks = JSON.parse(fields.marks) as Record<string, number>
  const mark = (wanted: Record<string, number>) => set({ marks: JSON.stringify(wanted) })
  const marked = rows.filter(({ reviewId }) => reviewId in marks)
  const isAll = marked.length === rows.length
  const form = useForm({
    call: decideReviews,
    name: 'several',
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
    onDone: ({ results }) => {
      const found = results.flatMap((result) => {
        const row = rows.find(({ reviewId }) => reviewId === result.reviewId)
        return row ? [{ ...result, row }] : []
      })
      setOutcomes(found)
      mark(Object.fromEntries(found.filter(isOpen).map(({ reviewId }) => [reviewId, marks[reviewId] ?? 0])))
    },
  })
  const { choice, reason } = form.values
  const accept = choice === 'accept'
  const label = `${accept ? 'Accept' : 'Refuse'} ${plural(marked.length, 'review')}`
  return (
    <div className={styles.both}>
      <Card as="section" className={parts.section} aria-label="Reviews to mark">
        {rows.length === 0 ? (
          <Muted>None is open.</Muted>
        ) : (
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
        )}
      </Card>
      <div>
        {outcomes.length > 0 && <Outcomes of={outcomes} />}
        <Section title="Decide several" aside={marked.length === 0 ? 'none marked' : `${number(marked.length)} marked`}>
          <Inputs of={form} />
          {choice && (
            <Confirm
              form={form}
              label={label}
              title={`${label}?`}
              action={accept ? 'Accept' : 'Refuse'}
              variant={accept ? 'primary' : 'danger'}
              disabled={marked.length === 0}
            >
              <p>
                Each is decided on its own: {accept ? `${wordsOf(reason).toLowerCase()}.` : siteText(reason)} Those
                above the limit of one person go to a second one. Each user gets a message in their language.
              </p>
            </Confirm>
          )}
        </Section>
      </div>
    </div>
  )
}

/** A review that was not decided stays marked. */
const isOpen = ({ done, proposal }: Result): boolean => !done && proposal === null

/** The outcome of one review of many. */
function wordsOfOutcome({ done, proposal, state, code }: Result): readonly ['good' | 'primary' | 'error', string] {
  if (done) return ['good', wordsOf(state ?? 'done')]
  if (proposal !== null) return ['primary', 'Sent for approval']
  if (code === CODES.NOT_PERMITTED.code) return ['error', 'Not yours to decide']
  return ['error', `Somebody was faster: ${wordsOf(state ?? 'gone').toLowerCase()}`]
}

function Outcomes({ of }: { of: readonly Outcome[] }) {
  const open = of.filter(isOpen).length
  return (
    <Section
      title="Result"
      aside={open === 0 ? 'all of them' : `${plural(open, 'was', 'were')} not decided and stay marked`}
    >
      <div role="status" aria-label="Result of each review">
        <Rows
          of={of}
          empty=""
          row={(outcome) => {
            const { reviewId, row } = outcome
            const [tone, words] = wordsOfOutcome(outcome)
            return (
              <Row
                key={reviewId}
                title={
                  <To href={`/reviews/${reviewId}`}>
                    {rewardText(row.reward)}, {row.person.maskedName}
                  </To>
                }
                end={<Chip tone={tone}>{words}</Chip>}
              />
            )
          }}
        />
      </div>
    </Section>
  )
}
