import { useState } from 'react'
import { ledgerAudit } from '@fanfare/contract/ops/gateway.ts'
import { EVENT_REJECTIONS, rejectedEvents } from '@fanfare/contract/ops/send-events.ts'
import { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { anyOf } from '../inputs.tsx'
import { type FilterSet, ResourceList, Table, useFilters } from '../list.tsx'
import { Actions, Button, Failure, Form, Muted, Person, Section } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { figure, moment, money, plural, rewardWords, sum } from '../words.ts'

/** The audit counts every row, so it runs on demand. */
export function Ledger() {
  const [runAt, setRunAt] = useState<number>()
  const audit = useCall(ledgerAudit, runAt ? {} : null)
  const all = useCall(staffActivities, { query: { pageSize: 200 } })
  const titles = new Map(all.data?.items.map(({ activityId, title }) => [activityId, title]))
  const run = () => {
    if (runAt) audit.reload()
    setRunAt(Date.now())
  }
  return (
    <Section title="Do the books balance?" aside="It counts every entry at the time of the request.">
      <Form>
        <Actions>
          <Button variant="primary" busy={audit.isLoading} onClick={run}>
            {runAt ? 'Run again' : 'Run the audit'}
          </Button>
        </Actions>
        <Failure refusal={audit.failure} onReload={audit.reload} />
        {audit.data && runAt && (
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
            {audit.data.byBudget.length ? (
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
            ) : (
              <Muted>No activity has a budget yet.</Muted>
            )}
          </>
        )}
      </Form>
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
  const wanted = Object.entries(useFilters(FILTERS, false))
  return (
    <ResourceList
      call={rejectedEvents}
      filters={FILTERS}
      asked={() => ({})}
      title="Refused events"
      aside="The last 1,000. The platform corrects and sends them again."
      empty={wanted.length ? 'No refused event is like this.' : 'No event was refused.'}
      grouped={(items) => items.filter((item) => wanted.every(([name, value]) => item[name as 'type'] === value))}
      row={(item, index) => ({
        key: `${item.at} ${index}`,
        name: REJECTIONS[item.reason],
        lines: [
          <>
            {item.path && <code>{item.path}</code>} {item.message}
          </>,
          <>
            {item.type ?? 'Unknown type'}, {item.eventId ?? 'without an id'}
            {item.userId && (
              <>
                , user <Person of={{ userId: item.userId }} />
              </>
            )}
          </>,
        ],
        at: moment(item.at),
      })}
    />
  )
}
