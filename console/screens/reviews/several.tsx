import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import { ACCEPT_REASONS, DECISIONS_MAXIMUM, decideReviews, reviews } from '@fanfare/contract/staff/reviews.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Confirm, Note, Pages } from '../../lists.tsx'
import lists from '../../lists.module.css'
import { Choice, Loaded, Section, Select } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { To } from '../../route.tsx'
import { useCall, useChange, useTyped } from '../../use-call.ts'
import { moment, number, plural, rewardText, siteText, wordsOf } from '../../words.ts'
import queue from '../queue.module.css'

type Row = CallData<typeof reviews>['items'][number]
type Result = CallData<typeof decideReviews>['results'][number]
type Outcome = Result & { row: Row }

/** The marks of a tab: each review with the revision that was on the screen. */
const marksOf = (text: string): Map<string, number> =>
  new Map(text.split(' ').flatMap((mark) => (mark === '' ? [] : [splitMark(mark)])))
const splitMark = (mark: string): [string, number] => {
  const at = mark.lastIndexOf(':')
  return [mark.slice(0, at), Number(mark.slice(at + 1))]
}
const textOf = (marks: ReadonlyMap<string, number>): string =>
  [...marks].map(([reviewId, revision]) => `${reviewId}:${revision}`).join(' ')

/** Up to 200 reviews of one page, decided alike. */
export function Several({ query }: { query: Record<string, string> }) {
  const found = useCall(reviews, { query: { ...query, pageSize: DECISIONS_MAXIMUM } as never })
  return (
    <Loaded of={found}>
      {({ items, total, next }) => (
        <Marking key={query.cursor} rows={items} total={total} next={next} onReload={found.reload} />
      )}
    </Loaded>
  )
}

interface MarkingProps {
  rows: readonly Row[]
  total: number | null
  next: string | null
  onReload: () => void
}

function Marking({ rows, total, next, onReload }: MarkingProps) {
  const { fields, set, clear } = useTyped('several', { marks: '', choice: '', reason: '', note: '' })
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const marks = marksOf(fields.marks)
  const marked = rows.filter(({ reviewId }) => marks.has(reviewId))
  const isAll = rows.length > 0 && marked.length === rows.length
  const mark = (row: Row, isOn: boolean) => {
    const wanted = new Map(marks)
    if (isOn) wanted.set(row.reviewId, row.revision)
    else wanted.delete(row.reviewId)
    set({ marks: textOf(wanted) })
  }
  const decided = (results: readonly Result[]) => {
    const found = results.flatMap((result) => {
      const row = rows.find(({ reviewId }) => reviewId === result.reviewId)
      return row ? [{ ...result, row }] : []
    })
    setOutcomes(found)
    clear()
    // A review that was not decided stays marked, with the revision that was on the screen.
    const left = found.filter(({ done, proposal }) => !done && proposal === null)
    if (left.length > 0)
      set({ ...fields, marks: textOf(new Map(left.map(({ row }) => [row.reviewId, marks.get(row.reviewId) ?? 0]))) })
    onReload()
  }
  return (
    <div className={queue.both}>
      <div>
        <Card as="section" className={parts.section} aria-label="Reviews to mark">
          {rows.length === 0 ? (
            <p className={parts.muted}>None is open.</p>
          ) : (
            <>
              <label className={lists.mark}>
                <input
                  type="checkbox"
                  checked={isAll}
                  onChange={() =>
                    set({ marks: isAll ? '' : textOf(new Map(rows.map((row) => [row.reviewId, row.revision]))) })
                  }
                />
                <b>All {plural(rows.length, 'review')} of this page</b>
              </label>
              <ul aria-label="Reviews">
                {rows.map((row) => (
                  <li key={row.reviewId}>
                    <label className={lists.mark}>
                      <input
                        type="checkbox"
                        checked={marks.has(row.reviewId)}
                        onChange={(event) => mark(row, event.target.checked)}
                      />
                      <span>
                        <b>{rewardText(row.reward)}</b>, {row.person.maskedName}
                      </span>
                      <span className={parts.small}>
                        {row.title}, {row.flags.join(', ') || wordsOf(row.kind)}, due {moment(row.dueAt)}
                        {(marks.get(row.reviewId) ?? row.revision) !== row.revision && (
                          <b className={parts.bad}> It has changed since you marked it: mark it again.</b>
                        )}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
              <Pages shown={rows.length} total={total} next={next} />
            </>
          )}
        </Card>
      </div>
      <div>
        <Outcomes outcomes={outcomes} />
        <Decide marked={marked} marks={marks} fields={fields} set={set} onDecided={decided} />
      </div>
    </div>
  )
}

interface DecideProps {
  marked: readonly Row[]
  marks: ReadonlyMap<string, number>
  fields: { choice: string; reason: string; note: string }
  set: (values: { choice?: string; reason?: string; note?: string }) => void
  onDecided: (results: readonly Result[]) => void
}

function Decide({ marked, marks, fields, set, onDecided }: DecideProps) {
  const decide = useChange(decideReviews)
  const accept = fields.choice === 'accept'
  const reasons: readonly (typeof ACCEPT_REASONS | typeof CANCEL_REASONS)[number][] = accept
    ? ACCEPT_REASONS
    : CANCEL_REASONS
  const reason = reasons.find((one) => one === fields.reason) ?? (accept ? 'CHECKED' : 'MULTI_ACCOUNT')
  const verb = accept ? 'Accept' : 'Refuse'
  const send = async () => {
    const items = marked.map(({ reviewId, revision }) => ({ reviewId, revision: marks.get(reviewId) ?? revision }))
    const done = await decide.run({ body: { items, accept, reason, note: fields.note } })
    if (done) onDecided(done.results)
    return done !== null
  }
  return (
    <Section title="Decide several" aside={marked.length === 0 ? 'none marked' : `${number(marked.length)} marked`}>
      <div className={parts.form}>
        {(['accept', 'refuse'] as const).map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="several"
            label={wordsOf(choice)}
            hint={choice === 'accept' ? 'each is paid' : 'each goes back to the budget of its activity'}
            checked={fields.choice === choice}
            onChange={() => set({ choice, reason: '' })}
          />
        ))}
        {fields.choice !== '' && (
          <>
            <Select
              label={accept ? 'Reason' : 'Reason, as the users read it'}
              value={reason}
              options={reasons.map((one) => [one, accept ? wordsOf(one) : siteText(one)] as const)}
              onChoose={(one) => set({ reason: one })}
            />
            <Note value={fields.note} onChange={(note) => set({ note })} />
            <Confirm
              label={`${verb} ${plural(marked.length, 'review')}`}
              title={`${verb} ${plural(marked.length, 'review')}?`}
              action={verb}
              variant={accept ? 'primary' : 'danger'}
              disabled={marked.length === 0}
              change={decide}
              onConfirm={send}
            >
              <p>
                Each is decided on its own: {accept ? `${wordsOf(reason).toLowerCase()}.` : siteText(reason)} Those
                above the limit of one person go to a second one. Each user gets a message in their language.
              </p>
            </Confirm>
          </>
        )}
      </div>
    </Section>
  )
}

/** The outcome of one review of many. */
function wordsOfOutcome({ done, proposal, state, code }: Outcome): {
  words: string
  tone: 'good' | 'primary' | 'error'
} {
  if (done) return { words: wordsOf(state ?? 'done'), tone: 'good' }
  if (proposal !== null) return { words: 'Sent for approval', tone: 'primary' }
  if (code === CODES.NOT_PERMITTED.code) return { words: 'Not yours to decide', tone: 'error' }
  return { words: `Somebody was faster: ${wordsOf(state ?? 'gone').toLowerCase()}`, tone: 'error' }
}

function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return null
  const isOpen = outcomes.filter(({ done, proposal }) => !done && proposal === null)
  return (
    <Section
      title="Result"
      aside={
        isOpen.length === 0 ? 'all of them' : `${plural(isOpen.length, 'was', 'were')} not decided and stay marked`
      }
    >
      <ul className={parts.rows} role="status" aria-label="Result of each review">
        {outcomes.map((outcome) => {
          const { words, tone } = wordsOfOutcome(outcome)
          return (
            <li key={outcome.reviewId}>
              <To className={parts.link} href={`/reviews/${outcome.reviewId}`}>
                {rewardText(outcome.row.reward)}, {outcome.row.person.maskedName}
              </To>
              <Chip tone={tone}>{words}</Chip>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
