import { useState } from 'react'
import { ledgerAudit } from '@fanfare/contract/ops/gateway.ts'
import { EVENT_REJECTIONS, rejectedEvents } from '@fanfare/contract/ops/send-events.ts'
import { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { figure, type FilterField, Filters, Table, useFilters } from '../../lists.tsx'
import lists from '../../lists.module.css'
import { Button, Failure, Loaded, Section } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { To } from '../../route.tsx'
import { useCall } from '../../use-call.ts'
import { moment, money, plural, rewardWords, sum } from '../../words.ts'

const ALL = { query: { pageSize: 200 } } as const

/** The audit counts every row, so it runs on demand. */
export function Ledger() {
  const [runAt, setRunAt] = useState<number | null>(null)
  const audit = useCall(ledgerAudit, runAt === null ? null : {})
  const all = useCall(staffActivities, ALL)
  const titles = new Map(all.data?.items.map(({ activityId, title }) => [activityId, title]))
  const run = () => {
    if (runAt !== null) audit.reload()
    setRunAt(Date.now())
  }
  return (
    <Section title="Do the books balance?" aside="It counts every entry at the time of the request.">
      <div className={parts.form}>
        <p className={parts.actions}>
          <Button variant="primary" busy={audit.isLoading} onClick={run}>
            {runAt === null ? 'Run the audit' : 'Run again'}
          </Button>
        </p>
        <Failure refusal={audit.failure} onReload={audit.reload} />
        {audit.data && runAt !== null && (
          <>
            <Notice tone={audit.data.balanced ? 'good' : 'error'} role="status">
              <b>
                {audit.data.balanced
                  ? 'The books balance: every amount left one account and reached another.'
                  : 'The books don’t balance. Claims are suspended where they differ; call the engineer on duty.'}
              </b>
            </Notice>
            <p className={parts.small}>
              {plural(audit.data.grants, 'reward')} granted and {figure(audit.data.claimed)} claimed, {moment(runAt)}.
            </p>
            {audit.data.byBudget.length === 0 ? (
              <p className={parts.muted}>No activity has a budget yet.</p>
            ) : (
              <Table
                label="Budgets"
                head={['Budget', 'Limit', 'Reserved', 'Spent', 'Left']}
                rows={audit.data.byBudget.map(({ budgetId, unit, limit, reserved, spent }) => {
                  const [activityId = '', type = ''] = budgetId.split(':')
                  return [
                    `${titles.get(activityId) ?? 'Goodwill'}, ${rewardWords(type).toLowerCase()}`,
                    money(limit, unit),
                    figure(reserved),
                    figure(spent),
                    figure(sum([limit, `-${reserved}`, `-${spent}`])),
                  ]
                })}
              />
            )}
          </>
        )}
      </div>
    </Section>
  )
}

const REJECTIONS: Readonly<Record<(typeof EVENT_REJECTIONS)[number], string>> = {
  INVALID: 'A field is missing or wrong',
  CONFLICT: 'Its id is known with other content',
  FUTURE: 'It is dated in the future',
}
const EVENT_FIELDS: readonly FilterField[] = [
  {
    name: 'reason',
    label: 'Reason',
    options: [['', 'Any'], ...EVENT_REJECTIONS.map((one) => [one, REJECTIONS[one]] as const)],
  },
  { name: 'type', label: 'Type' },
  { name: 'userId', label: 'User id' },
]

/** The last events that were refused; the platform corrects and sends them again. */
export function RefusedEvents() {
  const wanted = useFilters(EVENT_FIELDS)
  const refused = useCall(rejectedEvents, {})
  return (
    <Section title="Refused events" aside="The last 1,000. The platform corrects and sends them again.">
      <Filters fields={EVENT_FIELDS} />
      <Loaded of={refused}>
        {({ items }) => {
          const found = items.filter(
            (item) =>
              (wanted.reason ?? item.reason) === item.reason &&
              (wanted.type ?? item.type) === item.type &&
              (wanted.userId ?? item.userId) === item.userId,
          )
          return (
            <>
              {found.length === 0 && (
                <p className={parts.muted}>
                  {items.length === 0 ? 'No event was refused.' : 'No refused event is like this.'}
                </p>
              )}
              <ul className={parts.rows} aria-label="Refused events">
                {found.map(({ at, eventId, type, userId, reason, path, message }, index) => (
                  <li key={`${at} ${index}`}>
                    <span className={lists.row}>
                      <b>{REJECTIONS[reason]}</b>
                      <span>
                        {path !== '' && <code>{path}</code>} {message}
                      </span>
                      <span className={parts.small}>
                        {type === undefined ? 'Unknown type' : type}, {eventId ?? 'without an id'}
                        {userId !== undefined && (
                          <>
                            , user{' '}
                            <To className={parts.link} href={`/users/${userId}`}>
                              {userId}
                            </To>
                          </>
                        )}
                      </span>
                    </span>
                    <span className={parts.small}>{moment(at)}</span>
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}
