import { useState } from 'react'
import { ledgerAudit } from '@fanfare/contract/ops/gateway.ts'
import { EVENT_REJECTIONS, rejectedEvents } from '@fanfare/contract/ops/send-events.ts'
import { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { anyOf } from '../inputs.tsx'
import { type FilterSet, ResourceList, Row, Table, useFilters } from '../list.tsx'
import { Button, Failure, Muted, Person, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall } from '../use-call.ts'
import { figure, moment, money, plural, rewardWords, sum } from '../words.ts'

/** The audit counts every row, so it runs on demand. */
export function Ledger() {
  const [runAt, setRunAt] = useState<number | null>(null)
  const audit = useCall(ledgerAudit, runAt === null ? null : {})
  const all = useCall(staffActivities, { query: { pageSize: 200 } })
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
            <small>
              {plural(audit.data.grants, 'reward')} granted and {figure(audit.data.claimed)} claimed, {moment(runAt)}.
            </small>
            {audit.data.byBudget.length === 0 ? (
              <Muted>No activity has a budget yet.</Muted>
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
const FILTERS: FilterSet = {
  reason: ['Reason', anyOf(EVENT_REJECTIONS, (one) => REJECTIONS[one])],
  type: 'Type',
  userId: 'User id',
}

/** The last events that were refused; the platform corrects and sends them again. */
export function RefusedEvents() {
  const { reason, type, userId } = useFilters(FILTERS)
  return (
    <ResourceList
      call={rejectedEvents}
      filters={FILTERS}
      asked={() => ({})}
      title="Refused events"
      aside="The last 1,000. The platform corrects and sends them again."
      empty={[reason, type, userId].some(Boolean) ? 'No refused event is like this.' : 'No event was refused.'}
      grouped={(items) =>
        items.filter(
          (item) =>
            (reason ?? item.reason) === item.reason &&
            (type ?? item.type) === item.type &&
            (userId ?? item.userId) === item.userId,
        )
      }
      row={(item, index) => (
        <Row
          key={`${item.at} ${index}`}
          title={<b>{REJECTIONS[item.reason]}</b>}
          lines={[
            <>
              {item.path !== '' && <code>{item.path}</code>} {item.message}
            </>,
            <>
              {item.type ?? 'Unknown type'}, {item.eventId ?? 'without an id'}
              {item.userId !== undefined && (
                <>
                  , user <Person of={{ userId: item.userId }} />
                </>
              )}
            </>,
          ]}
          end={<small>{moment(item.at)}</small>}
        />
      )}
    />
  )
}
