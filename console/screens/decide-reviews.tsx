import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import {
  ACCEPT_REASONS,
  decideReview,
  decideReviews,
  DECISIONS_MAXIMUM,
  type review,
  reviews,
} from '@fanfare/contract/staff/reviews.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Change, Confirm, Inputs, NOTE, TICKET, useForm } from '../form.tsx'
import { codes, type Field, type Options, SecondPerson } from '../inputs.tsx'
import { type ItemOf, Pages, Rows } from '../list.tsx'
import { Muted, Read, Section, To } from '../parts.tsx'
import { Said } from '../queue.tsx'
import { useTyped } from '../use-call.ts'
import { messageLines, moment, number, plural, rewardText, siteText, wordsOf } from '../words.ts'

type Choice = 'accept' | 'refuse'
type Reason = (typeof ACCEPT_REASONS | typeof CANCEL_REASONS)[number]

/** The choice, and the reasons of what is chosen. `user`: who reads the reason of a refusal. */
const decisionFields = (choice: string | undefined, options: Options<Choice>, user: string) => ({
  choice: { as: 'radio', options } as Field<'' | Choice>,
  reason: choice && {
    label: choice === 'accept' ? 'Reason' : `Reason, as the ${user}`,
    options: (choice === 'accept' ? codes(ACCEPT_REASONS) : codes(CANCEL_REASONS, siteText)) as Options<Reason>,
  },
  note: choice && NOTE,
})

/** The form that decides a review. */
export function deciding({ handedOver, reward, title, openOfUser, reviewId, revision }: CallData<typeof review>) {
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
          id: reviewId,
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
export const Several = ({ asked }: { asked: Record<string, string> }) => (
  <Read call={reviews} input={{ ...asked, pageSize: DECISIONS_MAXIMUM }}>
    {(page) => <Marking key={asked.cursor} page={page} />}
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
  const isAccepted = choice === 'accept'
  const verb = wordsOf(choice)
  const label = `${verb} ${plural(marked.length, 'review')}`
  const open = outcomes.filter(isOpen).length
  return (
    <div className="grid columns both">
      <Card className="section" aria-label="Reviews to mark">
        {rows.length ? (
          <>
            <label className="grid mark">
              <input
                type="checkbox"
                checked={isAll}
                onChange={() =>
                  mark(isAll ? {} : Object.fromEntries(rows.map(({ reviewId, revision }) => [reviewId, revision])))
                }
              />
              <b>{`All ${plural(rows.length, 'review')} of this page`}</b>
            </label>
            <ul aria-label="Reviews">
              {rows.map(({ reviewId, revision, reward, person, title, flags, kind, dueAt }) => (
                <li key={reviewId}>
                  <label className="grid parted mark">
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
                      {`${title}, ${flags.join(', ') || wordsOf(kind)}, due ${moment(dueAt)}`}
                      {(marks[reviewId] ?? revision) !== revision && (
                        <b className="bad"> It has changed since you marked it: mark it again.</b>
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
                      <To href={`/reviews/${reviewId}`}>{`${rewardText(row.reward)}, ${row.person.maskedName}`}</To>
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
              variant={isAccepted ? 'primary' : 'danger'}
              disabled={!marked.length || !reason}
            >
              <p>
                {`Each is decided on its own: ${isAccepted ? `${wordsOf(reason).toLowerCase()}.` : siteText(reason)} Those above the limit of one person go to a second one. Each user gets a message in their language.`}
              </p>
            </Confirm>
          )}
        </Section>
      </div>
    </div>
  )
}

/** A review that was not decided stays marked. */
const isOpen = ({ done, proposal }: Result) => !done && !proposal

function wordsOfOutcome({ done, proposal, state, code }: Result): readonly ['good' | 'primary' | 'error', string] {
  if (done) return ['good', wordsOf(state ?? 'done')]
  if (proposal) return ['primary', 'Sent for approval']
  if (code === CODES.NOT_PERMITTED.code) return ['error', 'Not yours to decide']
  return ['error', `Somebody was faster: ${wordsOf(state ?? 'gone').toLowerCase()}`]
}
