import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { type clearUser, flags } from '@fanfare/contract/staff/flags.ts'
import { reviews } from '@fanfare/contract/staff/reviews.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { type FilterField, Filters, Pages, useFilters } from '../lists.tsx'
import lists from '../lists.module.css'
import { Button, Loaded } from '../parts.tsx'
import parts from '../parts.module.css'
import { setQuery, To, useAddress } from '../route.tsx'
import { useCall } from '../use-call.ts'
import { distance, moment, money, number, plural, rewardText, wordsOf } from '../words.ts'
import { Queue } from './queue.tsx'
import { One } from './reviews/one.tsx'
import { Several } from './reviews/several.tsx'
import { Clear, Cleared } from './user/flags.tsx'

type Review = CallData<typeof reviews>['items'][number]

const optionOf = (value: string) => [value, wordsOf(value)] as const
const addressOf = ({ reviewId }: Pick<Review, 'reviewId'>) => `/reviews/${reviewId}`

const FIELDS: readonly FilterField[] = [
  { name: 'state', label: 'State', options: [['', 'Open'], ...['ACCEPTED', 'REFUSED', 'CLOSED'].map(optionOf)] },
  { name: 'kind', label: 'Kind', options: [['', 'Any'], ...['FLAG', 'REVERSAL'].map(optionOf)] },
  {
    name: 'mine',
    label: 'Taken by',
    options: [
      ['', 'Anybody'],
      ['1', 'Me'],
    ],
  },
  {
    name: 'sort',
    label: 'First',
    options: [
      ['', 'The oldest'],
      ['amount', 'The largest'],
    ],
  },
  { name: 'unit', label: 'Unit' },
  { name: 'flag', label: 'Flag' },
  { name: 'activityId', label: 'Activity id' },
]

/** The queue of rewards or of flagged users. */
export function Reviews({ id }: { id: string }) {
  const { searchParams } = useAddress()
  const isFlagged = id === '' && searchParams.get('tab') === 'flags'
  return (
    <>
      <h1>Reviews</h1>
      {id === '' && (
        <nav className={lists.tabs} aria-label="Reviews">
          <To href="/reviews" aria-current={isFlagged ? undefined : 'page'}>
            Rewards
          </To>
          <To href="/reviews?tab=flags" aria-current={isFlagged ? 'page' : undefined}>
            Flagged users
          </To>
        </nav>
      )}
      {isFlagged ? <Flagged /> : <Rewards id={id} />}
    </>
  )
}

/** The queue, and beside it one review; on a phone one after the other. */
function Rewards({ id }: { id: string }) {
  const query = useFilters(FIELDS)
  const open = useCall(reviews, { query: query as never })
  const isSeveral = useAddress().searchParams.get('several') === '1' && id === ''
  const isFiltered = Object.keys(query).length > 0
  return (
    <>
      {id === '' && <Filters fields={FIELDS} />}
      <Loaded of={open}>
        {({ items, total, next, sums, oldestAt }) => (
          <>
            <div className={parts.head}>
              <p className={parts.small}>
                {items.length === 0
                  ? isFiltered
                    ? 'None is like this.'
                    : 'None is open.'
                  : total !== null && `${number(total)} open`}
                {sums.length > 0 && `, worth ${sums.map(({ amount, unit }) => money(amount, unit)).join(' and ')}`}
                {oldestAt !== null && `, the oldest ${distance(oldestAt)}`}
              </p>
              {id === '' && (items.length > 0 || isSeveral) && (
                <Button onClick={() => setQuery({ several: isSeveral ? '' : '1' })}>
                  {isSeveral ? 'One by one' : 'Decide several'}
                </Button>
              )}
            </div>
            {isSeveral ? (
              <Several query={query} />
            ) : (
              <>
                <Queue
                  label="Queue"
                  items={items}
                  addressOf={(one) => addressOf(one) + location.search}
                  open={id === '' ? null : addressOf({ reviewId: id }) + location.search}
                  line={(one) => (
                    <>
                      <b>{one.person.maskedName}</b>
                      <b>{rewardText(one.reward)}</b>
                      <span className={parts.small}>
                        {one.title}, {one.flags.map(wordsOf).join(', ') || wordsOf(one.kind)}
                      </span>
                      <span className={parts.small}>due {moment(one.dueAt)}</span>
                    </>
                  )}
                >
                  {id !== '' && <One key={id} id={id} onDecided={open.reload} />}
                </Queue>
                <Pages shown={items.length} total={total} next={next} />
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

type Flag = CallData<typeof flags>['items'][number]

const FLAG_FIELDS: readonly FilterField[] = [{ name: 'reason', label: 'Reason' }]

/** Users with a flag that holds, the oldest first. */
function Flagged() {
  const query = useFilters(FLAG_FIELDS)
  const found = useCall(flags, { query: query as never })
  const [done, setDone] = useState<CallData<typeof clearUser> | null>(null)
  const cleared = (answer: CallData<typeof clearUser>) => {
    setDone(answer)
    found.reload()
  }
  return (
    <>
      <Filters fields={FLAG_FIELDS} />
      <Cleared by={done} />
      <Loaded of={found}>
        {({ items, total, next }) => (
          <Card as="section" className={parts.section} aria-label="Flagged users">
            {items.length === 0 && <p className={parts.muted}>No flag holds.</p>}
            <ul className={parts.rows}>
              {items.map((flag) => (
                <Row key={`${flag.person.userId} ${flag.reason} ${flag.at}`} flag={flag} onCleared={cleared} />
              ))}
            </ul>
            <Pages shown={items.length} total={total} next={next} />
          </Card>
        )}
      </Loaded>
    </>
  )
}

function Row({ flag, onCleared }: { flag: Flag; onCleared: (answer: CallData<typeof clearUser>) => void }) {
  const { person, reason, score, at, reviews, sums } = flag
  return (
    <li>
      <span className={lists.row}>
        <To className={parts.link} href={`/users/${person.userId}`}>
          {person.maskedName}
        </To>
        <span className={parts.small}>
          {wordsOf(reason)}
          {score !== null && `, score ${number(score)} of 100`}, {moment(at)}
        </span>
        <span className={parts.small}>
          {reviews === 0
            ? 'No reward waits.'
            : `${plural(reviews, 'review')}, worth ${sums.map(({ amount, unit }) => money(amount, unit)).join(' and ')}`}
        </span>
      </span>
      <Clear person={person} reason={reason} onCleared={onCleared} />
    </li>
  )
}
