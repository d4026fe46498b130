import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { clearUser, flags } from '@fanfare/contract/staff/flags.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Confirm, type FilterField, Filters, Note, Pages, useFilters } from '../../lists.tsx'
import lists from '../../lists.module.css'
import { Choice, Loaded, Proposed } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { To } from '../../route.tsx'
import { useCall, useChange, useTyped } from '../../use-call.ts'
import { moment, money, number, plural } from '../../words.ts'

type Flag = CallData<typeof flags>['items'][number]

const FIELDS: readonly FilterField[] = [{ name: 'reason', label: 'Reason' }]

/** Users with a flag that holds, the oldest first. */
export function Flagged() {
  const query = useFilters(FIELDS)
  const found = useCall(flags, { query: query as never })
  const [done, setDone] = useState<CallData<typeof clearUser> | null>(null)
  const cleared = (answer: CallData<typeof clearUser>) => {
    setDone(answer)
    found.reload()
  }
  return (
    <>
      <Filters fields={FIELDS} />
      {done?.proposal && <Proposed id={done.proposal.proposalId} />}
      {done?.done === true && (
        <Notice tone="good" role="status">
          Cleared. {done.released === 0 ? 'No reward waited for it.' : `${plural(done.released, 'reward')} went on.`}
        </Notice>
      )}
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
  const clear = useChange(clearUser)
  const typed = useTyped(`clear-${person.userId}-${reason}`, { note: '', keep: '' })
  const { note, keep } = typed.fields
  const run = async () => {
    const answer = await clear.run({
      params: { userId: person.userId },
      body: { reason, note, keepReviews: keep !== '' },
    })
    if (answer === null) return false
    typed.clear()
    onCleared(answer)
    return true
  }
  return (
    <li>
      <span className={lists.row}>
        <To className={parts.link} href={`/users/${person.userId}`}>
          {person.maskedName}
        </To>
        <span className={parts.small}>
          {reason}
          {score !== null && `, score ${number(score)} of 100`}, {moment(at)}
        </span>
        <span className={parts.small}>
          {reviews === 0
            ? 'No reward waits.'
            : `${plural(reviews, 'review')}, worth ${sums.map(({ amount, unit }) => money(amount, unit)).join(' and ')}`}
        </span>
      </span>
      <Confirm
        label="Clear"
        title={`Clear ${reason} of ${person.maskedName}?`}
        action="Clear"
        isBusy={clear.isBusy}
        failure={clear.failure}
        onConfirm={run}
      >
        <Choice
          type="checkbox"
          label="Keep the reviews open"
          hint="else they are accepted once no flag holds"
          checked={keep !== ''}
          onChange={(event) => typed.set({ keep: event.target.checked ? '1' : '' })}
        />
        <Note value={note} onChange={(text) => typed.set({ note: text })} />
      </Confirm>
    </li>
  )
}
