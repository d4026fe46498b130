import { useState } from 'react'
import { activityFunnel, activityReport } from '@fanfare/contract/ops/activity-report.ts'
import { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { ledgerAudit } from '@fanfare/contract/ops/gateway.ts'
import { EVENT_REJECTIONS, rejectedEvents } from '@fanfare/contract/ops/send-events.ts'
import { rewardWords } from '@fanfare/contract/staff/product-words.ts'
import { DAYS, Filters, type FilterSet, type ItemOf, ResourceList, Rows, Table, Tabs, useFilters } from '../list.tsx'
import {
  Actions,
  Button,
  Columns,
  Failure,
  Figures,
  FormSection,
  Page,
  Person,
  Read,
  Section,
  Status,
  To,
} from '../parts.tsx'
import { useAddress } from '../places.ts'
import { useCall, may } from '../use-call.ts'
import { day, figure, moment, money, number, plural, rewardTitle, siteText, sum, wordsOf } from '../words.ts'
import { anyOf } from '../inputs.tsx'

/** Figures of activities, of the ledger and of refused events. */
export function Reports() {
  const tab = useAddress('tab')
  const alias = useAddress('activity')
  return (
    <Page title="Reports">
      <Tabs
        label="Reports"
        path="/reports"
        tabs={{ '': 'Activities', ledger: 'Ledger', ...(may('risk') && { events: 'Refused events' }) }}
      />
      {tab === 'ledger' && <Ledger />}
      {tab === 'events' && may('risk') && <RefusedEvents />}
      {!tab && (alias ? oneActivity(alias) : <Funnel />)}
    </Page>
  )
}

const ALL = { pageSize: 200 }

const STEPS = ['visits', 'registrations', 'joins', 'tasks', 'claims'] as const
const NAMES = STEPS.map((step) => (step === 'tasks' ? 'Tasks done' : wordsOf(step)))

const figures = (items: readonly ItemOf<typeof activityFunnel>[]) =>
  STEPS.map((step) => figure(items.reduce((total, item) => total + item[step], 0)))

/** The steps from visit to claim by activity, each with a link to its report. */
function Funnel() {
  const asked = useFilters(DAYS)
  return (
    <Section title="From visit to claim" aside="Visits are browser tabs, scaled up where they are sampled.">
      <Filters of={DAYS} />
      <Read call={activityFunnel} input={asked}>
        {({ from, to, items }) => (
          <>
            <small>{`${items.length ? 'Counted' : 'No visit was counted'} from ${day(Date.parse(from))} to ${day(Date.parse(to))}.`}</small>
            <Read call={staffActivities} input={ALL}>
              {({ items: activities }) => (
                <Table
                  label="Activities"
                  head={['Activity', 'People', ...(items.length ? NAMES : [])]}
                  rows={activities.map(({ activityId, alias, title, participants }) => [
                    <To key={alias} href={`/reports?activity=${alias}`}>
                      {title}
                    </To>,
                    figure(participants),
                    ...(items.length ? figures(items.filter((item) => item.activityId === activityId)) : []),
                  ])}
                />
              )}
            </Read>
          </>
        )}
      </Read>
    </Section>
  )
}

/** Draws are shown without a unit, because it would repeat their name. */
const amountOf = (amount: string, rewardType: string, unit: string) =>
  amount === '0' || rewardType === 'LOTTERY_COUNT' ? figure(amount) : money(amount, unit)

const oneActivity = (alias: string) => (
  <>
    <To className="muted small slim gap-4 back" href="/reports">
      ‹ All activities
    </To>
    <Read call={activityReport} input={{ alias }}>
      {({ title, participants, budget, paid, refused, in: within, holdout }) => (
        <>
          <h2>{title}</h2>
          <Figures
            of={[
              ['People joined', figure(participants)],
              ...budget.map(
                ({ rewardType, unit, limit, reserved, granted, left }) =>
                  [
                    rewardTitle(rewardType),
                    `${amountOf(granted, rewardType, unit)} granted`,
                    `of ${number(limit)}, ${figure(reserved)} reserved, ${figure(left)} left`,
                  ] as const,
              ),
            ]}
          />
          <Columns>
            <>
              <Section title="Rewards by source">
                <Table
                  label="Rewards by source"
                  empty="No reward was granted yet."
                  head={['Source', 'Rewards', 'Cost']}
                  rows={paid.map(({ source, id, unit, rewardType, rewards, amount }) => [
                    `${wordsOf(source)}${id ? ` ${id}` : ''}, ${rewardWords(rewardType)}`,
                    number(rewards),
                    amountOf(amount, rewardType, unit),
                  ])}
                />
              </Section>
              <Days alias={alias} />
            </>
            <>
              <Section title="Not paid, by reason">
                <Rows
                  of={refused}
                  empty="Nothing was refused."
                  row={({ what, reason, count }) => ({
                    title: siteText(reason),
                    end: plural(count, what === 'REWARD' ? 'reward' : 'place'),
                  })}
                />
              </Section>
              {within && holdout && (
                <Section title="With and without it" aside="Deposits and volume since the start, in USDT.">
                  <Table
                    label="With and without it"
                    head={['Group', 'Users', 'Deposits', 'Volume']}
                    rows={Object.entries({ 'May join': within, 'Held out': holdout }).map(
                      ([name, { users, deposits, volume }]) => [name, ...[users, deposits, volume].map(figure)],
                    )}
                  />
                </Section>
              )}
            </>
          </Columns>
        </>
      )}
    </Read>
  </>
)

function Days({ alias }: { alias: string }) {
  const asked = useFilters(DAYS)
  return (
    <Section title="By day">
      <Filters of={DAYS} />
      <Read call={activityFunnel} input={asked}>
        {({ items }) => {
          const own = items.filter((item) => item.alias === alias)
          return (
            <Table
              label="By day"
              empty="No visit was counted in these days."
              head={['Day, UTC', ...NAMES]}
              rows={[
                ...own.map((item) => [day(Date.parse(item.day)), ...figures([item])]),
                ...(own.length ? [['In all', ...figures(own)]] : []),
              ]}
            />
          )
        }}
      </Read>
    </Section>
  )
}

/** The audit counts every row, so it runs on demand. */
function Ledger() {
  const [runAt, setRunAt] = useState<number>()
  const audit = useCall(ledgerAudit, runAt ? {} : null)
  const { data } = audit
  const all = useCall(staffActivities, ALL).data
  const titles = new Map(all?.items.map(({ activityId, title }) => [activityId, title]))
  const run = () => {
    if (runAt) audit.reload()
    setRunAt(Date.now())
  }
  return (
    <FormSection title="Do the books balance?" aside="It counts every entry at the time of the request.">
      <Actions>
        <Button variant="primary" busy={audit.isLoading} onClick={run}>
          {runAt ? 'Run again' : 'Run the audit'}
        </Button>
      </Actions>
      <Failure {...audit} />
      {data && runAt && (
        <>
          <Status tone={data.balanced ? 'good' : 'error'}>
            <b>
              {data.balanced
                ? 'The books balance: every amount left one account and reached another.'
                : 'The books don’t balance. Claims are suspended where they differ; call the engineer on duty.'}
            </b>
          </Status>
          <small>{`${plural(data.grants, 'reward')} granted and ${figure(data.claimed)} claimed, ${moment(runAt)}.`}</small>
          <Table
            label="Budgets"
            empty="No activity has a budget yet."
            head={['Budget', 'Limit', 'Reserved', 'Spent', 'Left']}
            rows={data.byBudget.map(({ budgetId, unit, limit, reserved, spent }) => {
              const [activityId = '', type = ''] = budgetId.split(':')
              return [
                `${titles.get(activityId) ?? 'Goodwill'}, ${rewardWords(type)}`,
                money(limit, unit),
                figure(reserved),
                figure(spent),
                figure(sum([limit, `-${reserved}`, `-${spent}`])),
              ]
            })}
          />
        </>
      )}
    </FormSection>
  )
}

const REJECTIONS = {
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
function RefusedEvents() {
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
      row={(item) => ({
        name: REJECTIONS[item.reason],
        lines: [
          <>
            {item.path && <code>{item.path}</code>} {item.message}
          </>,
          <>
            {`${item.type ?? 'Unknown type'}, ${item.eventId ?? 'without an id'}`}
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
