import type { CallData } from '@fanfare/contract/define-call.ts'
import { activityFunnel, activityReport } from '@fanfare/contract/ops/activity-report.ts'
import { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { figure, type FilterField, Filters, Table, useFilters } from '../lists.tsx'
import lists from '../lists.module.css'
import { Loaded, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { To, useAddress } from '../route.tsx'
import { useCall, useSigned } from '../use-call.ts'
import { day, money, number, plural, rewardWords, siteText, wordsOf } from '../words.ts'
import { Ledger, RefusedEvents } from './reports/books.tsx'

type Report = CallData<typeof activityReport>
type Steps = Omit<CallData<typeof activityFunnel>['items'][number], 'day' | 'activityId' | 'alias'>

const ALL = { query: { pageSize: 200 } } as const

/** Figures of activities, of the ledger and of refused events. */
export function Reports() {
  const { may } = useSigned()
  const { searchParams } = useAddress()
  const tab = searchParams.get('tab') ?? ''
  const alias = searchParams.get('activity')
  const tabs = [
    ['', 'Activities'],
    ['ledger', 'Ledger'],
    ...(may('risk') ? ([['events', 'Refused events']] as const) : []),
  ] as const
  return (
    <>
      <h1>Reports</h1>
      <nav className={lists.tabs} aria-label="Reports">
        {tabs.map(([name, words]) => (
          <To
            key={name}
            href={name === '' ? '/reports' : `/reports?tab=${name}`}
            aria-current={name === tab ? 'page' : undefined}
          >
            {words}
          </To>
        ))}
      </nav>
      {tab === 'ledger' && <Ledger />}
      {tab === 'events' && may('risk') && <RefusedEvents />}
      {tab === '' && (alias === null ? <Funnel /> : <OneActivity key={alias} alias={alias} />)}
    </>
  )
}

const DAYS: readonly FilterField[] = [
  { name: 'from', label: 'From, UTC', type: 'date' },
  { name: 'to', label: 'To, with it', type: 'date' },
]
const STEPS = [
  ['visits', 'Visits'],
  ['registrations', 'Registrations'],
  ['joins', 'Joins'],
  ['tasks', 'Tasks done'],
  ['claims', 'Claims'],
] as const satisfies readonly (readonly [keyof Steps, string])[]

const sumOf = (items: readonly Steps[], step: keyof Steps): number =>
  items.reduce((total, item) => total + item[step], 0)

const figures = (items: readonly Steps[]): string[] => STEPS.map(([step]) => figure(sumOf(items, step)))

/** How far visits come, by activity; each leads to its report. */
function Funnel() {
  const query = useFilters(DAYS)
  const all = useCall(staffActivities, ALL)
  const funnel = useCall(activityFunnel, { query })
  return (
    <Section title="From visit to claim" aside="Visits are browser tabs, scaled up where they are sampled.">
      <Filters fields={DAYS} />
      <Loaded of={funnel}>
        {({ from, to, items }) => (
          <>
            <p className={parts.small}>
              {items.length === 0 ? 'No visit was counted' : 'Counted'} from {day(Date.parse(from))} to{' '}
              {day(Date.parse(to))}.
            </p>
            <Loaded of={all}>
              {({ items: activities }) => (
                <Table
                  label="Activities"
                  head={['Activity', 'People', ...(items.length === 0 ? [] : STEPS.map(([, name]) => name))]}
                  rows={activities.map(({ activityId, alias, title, participants }) => [
                    <To key={alias} className={parts.link} href={`/reports?activity=${alias}`}>
                      {title}
                    </To>,
                    figure(participants),
                    ...(items.length === 0 ? [] : figures(items.filter((item) => item.activityId === activityId))),
                  ])}
                />
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** Draws have no unit that says more than their name. */
const amountOf = (amount: string, rewardType: string, unit: string): string =>
  amount === '0' || rewardType === 'LOTTERY_COUNT' ? figure(amount) : money(amount, unit)

function OneActivity({ alias }: { alias: string }) {
  const report = useCall(activityReport, { params: { alias } })
  return (
    <>
      <To className={parts.back} href="/reports">
        ‹ All activities
      </To>
      <Loaded of={report}>
        {(shown) => (
          <>
            <h2>{shown.title}</h2>
            <dl className={lists.figures}>
              <div>
                <dt>People joined</dt>
                <dd>{figure(shown.participants)}</dd>
              </div>
              {shown.budget.map(({ rewardType, unit, limit, reserved, granted, left }) => (
                <div key={`${rewardType} ${unit}`}>
                  <dt>{rewardWords(rewardType)}</dt>
                  <dd>{amountOf(granted, rewardType, unit)} granted</dd>
                  <dd className={parts.small}>
                    of {number(limit)}, {figure(reserved)} reserved, {figure(left)} left
                  </dd>
                </div>
              ))}
            </dl>
            <div className={parts.columns}>
              <div>
                <Paid paid={shown.paid} />
                <Days alias={alias} />
              </div>
              <div>
                <Refused refused={shown.refused} />
                <HeldOut report={shown} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

/** Rewards by their task, place, tier, or kind of source. */
function Paid({ paid }: { paid: Report['paid'] }) {
  return (
    <Section title="Rewards by source">
      {paid.length === 0 ? (
        <p className={parts.muted}>No reward was granted yet.</p>
      ) : (
        <Table
          label="Rewards by source"
          head={['Source', 'Rewards', 'Cost']}
          rows={paid.map(({ source, id, unit, rewardType, rewards, amount }) => [
            `${wordsOf(source)}${id === '' ? '' : ` ${id}`}, ${rewardWords(rewardType).toLowerCase()}`,
            number(rewards),
            amountOf(amount, rewardType, unit),
          ])}
        />
      )}
    </Section>
  )
}

function Days({ alias }: { alias: string }) {
  const query = useFilters(DAYS)
  const funnel = useCall(activityFunnel, { query })
  return (
    <Section title="By day">
      <Filters fields={DAYS} />
      <Loaded of={funnel}>
        {({ items }) => {
          const own = items.filter((item) => item.alias === alias)
          if (own.length === 0) return <p className={parts.muted}>No visit was counted in these days.</p>
          return (
            <Table
              label="By day"
              head={['Day, UTC', ...STEPS.map(([, name]) => name)]}
              rows={[
                ...own.map((item) => [day(Date.parse(item.day)), ...figures([item])]),
                ['In all', ...figures(own)],
              ]}
            />
          )
        }}
      </Loaded>
    </Section>
  )
}

function Refused({ refused }: { refused: Report['refused'] }) {
  return (
    <Section title="Not paid, by reason">
      {refused.length === 0 && <p className={parts.muted}>Nothing was refused.</p>}
      <ul className={parts.rows}>
        {refused.map(({ what, reason, count }) => (
          <li key={`${what} ${reason}`}>
            <span>{siteText(reason)}</span>
            <span>{what === 'REWARD' ? plural(count, 'reward') : plural(count, 'place')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The users who may join beside those whom the hold-out leaves out. */
function HeldOut({ report: { in: within, holdout } }: { report: Report }) {
  if (within === null || holdout === null) return null
  return (
    <Section title="With and without it" aside="Deposits and volume since the start, in USDT.">
      <Table
        label="With and without it"
        head={['Group', 'Users', 'Deposits', 'Volume']}
        rows={(
          [
            ['May join', within],
            ['Held out', holdout],
          ] as const
        ).map(([name, { users, deposits, volume }]) => [name, figure(users), figure(deposits), figure(volume)])}
      />
    </Section>
  )
}
