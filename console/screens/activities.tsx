import { lazy, Suspense, useState } from 'react'
import { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { type ActivityRow, alarmWords, needsAttention, pausedSentence, typeOf } from '../activity-words.ts'
import { Button, Input, Labelled, Loaded, Select } from '../parts.tsx'
import parts from '../parts.module.css'
import { setQuery, To, useAddress } from '../route.tsx'
import { useCall, useSigned } from '../use-call.ts'
import { momentWithZone, number } from '../words.ts'
import { List, Table } from './activities-table.tsx'
import styles from './activities.module.css'

const NewActivity = lazy(() => import('./steps.tsx').then((file) => ({ default: file.NewActivity })))
const PauseAll = lazy(() => import('./pause.tsx').then((file) => ({ default: file.PauseAll })))
const ResumeAll = lazy(() => import('./pause.tsx').then((file) => ({ default: file.ResumeAll })))

const SHOWN = [
  ['open', 'Running and upcoming'],
  ['attention', 'Needs attention'],
  ['ENDED', 'Ended'],
  ['all', 'All'],
] as const
type Shown = (typeof SHOWN)[number][0]

function isShown(row: ActivityRow, shown: Shown): boolean {
  if (shown === 'open') return row.status !== 'ENDED'
  if (shown === 'attention') return needsAttention(row)
  return shown === 'all' || row.status === shown
}

const ALL = { query: { pageSize: 200 } } as const

export function Activities() {
  const activities = useCall(staffActivities, ALL)
  const { may } = useSigned()
  const step = useAddress().searchParams.get('do')
  const [openedAt] = useState(() => Date.now())
  const done = () => {
    setQuery({ do: '' })
    activities.reload()
  }
  return (
    <>
      <div className={parts.head}>
        <div>
          <h1>Activities</h1>
          <p className={parts.small}>{momentWithZone(openedAt)}, your time</p>
        </div>
        <div className={parts.actions}>
          {may('operator') && activities.data?.items.some(({ paused }) => paused !== null) && (
            <Button onClick={() => setQuery({ do: 'resume' })}>Resume all</Button>
          )}
          {may('operator', 'risk') && (
            <Button variant="danger" onClick={() => setQuery({ do: 'pause' })}>
              <Icon icon="pause" size="sm" /> Pause all
            </Button>
          )}
          {may('operator') && (
            <Button variant="primary" onClick={() => setQuery({ do: 'new' })}>
              <Icon icon="plus" size="sm" /> New activity
            </Button>
          )}
        </div>
      </div>
      <Loaded of={activities}>
        {({ items }) => (
          <>
            <Suspense fallback={null}>
              {step === 'new' && may('operator') && <NewActivity rows={items} />}
              {step === 'pause' && may('operator', 'risk') && <PauseAll rows={items} onChanged={done} />}
              {step === 'resume' && may('operator') && <ResumeAll rows={items} onChanged={done} />}
            </Suspense>
            <Figures rows={items} />
            <Alarms rows={items} />
            <Found rows={items} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** Nothing is a zero. */
const counted = (count: number): string => (count === 0 ? 'none' : number(count))

function Figures({ rows }: { rows: readonly ActivityRow[] }) {
  const count = (is: (row: ActivityRow) => boolean): number => rows.filter(is).length
  const total = (of: (row: ActivityRow) => number): number => rows.reduce((sum, row) => sum + of(row), 0)
  const refused = rows.every(({ claimsRefused1h }) => claimsRefused1h === null)
    ? null
    : total(({ claimsRefused1h }) => claimsRefused1h ?? 0)
  const figures = [
    [
      'Running',
      count(({ status }) => status === 'ONGOING'),
      `${counted(count(({ status }) => status === 'UPCOMING'))} upcoming`,
    ],
    [
      'Claims a minute',
      total(({ claimsMinute }) => claimsMinute),
      `${counted(count(({ paused }) => paused !== null))} paused`,
    ],
    ['Claims refused, 1 h', refused, 'in all activities'],
    ['Open reviews', total(({ reviews }) => reviews), 'in all activities'],
    ['Payouts failed', total(({ payoutsFailed }) => payoutsFailed), 'in all activities'],
  ] as const
  return (
    <div className={styles.figures}>
      {figures.map(([name, value, note]) => (
        <Card key={name} className={styles.figure}>
          {name}
          <b>{value === null ? 'not counted' : counted(value)}</b>
          <span className={parts.small}>{note}</span>
        </Card>
      ))}
    </div>
  )
}

function Alarms({ rows }: { rows: readonly ActivityRow[] }) {
  const lines = rows.flatMap((row) => [
    ...(row.paused ? [{ row, sentence: pausedSentence(row.paused), isPause: true }] : []),
    ...row.alarms.map((alarm) => ({ row, sentence: alarmWords(alarm, row).sentence, isPause: false })),
  ])
  if (lines.length === 0) return null
  return (
    <Card>
      <ul className={styles.alarms} aria-label="Alarms">
        {lines.map(({ row, sentence, isPause }) => (
          <li key={`${row.alias} ${sentence}`}>
            <span className={isPause ? parts.bad : parts.warn}>
              <Icon icon={isPause ? 'warning-circle' : 'warning'} weight="fill" />
            </span>
            <span>
              <b>{row.title}:</b> {sentence}
            </span>
            <To className={parts.link} href={`/activities/${row.alias}`}>
              Open activity
            </To>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const isShownName = (value: string | null): value is Shown => SHOWN.some(([name]) => name === value)

function Found({ rows }: { rows: readonly ActivityRow[] }) {
  const { searchParams } = useAddress()
  const wanted = searchParams.get('show')
  const shown = isShownName(wanted) ? wanted : 'open'
  const type = searchParams.get('type') ?? ''
  const [words, setWords] = useState('')
  const types = [...new Set(rows.map(typeOf))].toSorted()
  const found = rows.filter(
    (row) =>
      isShown(row, shown) &&
      (type === '' || typeOf(row) === type) &&
      `${row.title} ${row.alias}`.toLowerCase().includes(words.trim().toLowerCase()),
  )
  return (
    <>
      <div className={styles.filters}>
        <Labelled label="Title or alias">
          <Input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </Labelled>
        <Select
          label="Show"
          value={shown}
          options={SHOWN}
          onChoose={(show) => setQuery({ show: show === 'open' ? '' : show })}
        />
        <Select
          label="Type"
          value={type}
          options={[['', 'All'], ...types.map((name) => [name, name] as const)]}
          onChoose={(name) => setQuery({ type: name })}
        />
      </div>
      {found.length === 0 ? (
        <p className={parts.muted}>No activity is like this.</p>
      ) : (
        <Card>
          <Table rows={found} />
          <List rows={found} />
        </Card>
      )}
      <p className={parts.small}>
        {number(found.length)} of {number(rows.length)}
      </p>
    </>
  )
}
