import { lazy, Suspense, useState } from 'react'
import { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { Art } from '#components/ui/pictures/art.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { sceneFor } from '#lib/theme/scene-of.ts'
import { codes } from '../inputs.tsx'
import { Filters, Rows } from '../list.tsx'
import { Button, Figures, Loaded, Muted, Page, TextField, To } from '../parts.tsx'
import { opens, useAddress } from '../places.ts'
import { useCall, may } from '../use-call.ts'
import {
  type ActivityRow,
  alarmWords,
  budgetOf,
  claimsOf,
  deadlineOf,
  figure,
  momentWithZone,
  needsAttention,
  number,
  pausedSentence,
  plural,
  statusOf,
  typeOf,
} from '../words.ts'
import './activities.css'

const Step = lazy(async () => ({ default: (await import('./steps.tsx')).ListStep }))

/** The values of the query parameter `show`; an address without it has the first one. */
const SHOWN: Record<string, readonly [words: string, is: (row: ActivityRow) => boolean]> = {
  '': ['Not ended', ({ status }) => status !== 'ENDED'],
  attention: ['Needs attention', needsAttention],
  ENDED: ['Ended', ({ status }) => status === 'ENDED'],
  all: ['All', () => true],
}

export function Activities() {
  const activities = useCall(staffActivities, { pageSize: 200 })
  const step = useAddress('do')
  const [openedAt] = useState(Date.now)
  return (
    <Page
      title="Activities"
      note={`${momentWithZone(openedAt)}, your time`}
      actions={
        <>
          {may('operator') && activities.data?.items.some(({ paused }) => paused) && (
            <Button onClick={opens('resume')}>Resume all</Button>
          )}
          {may('operator', 'risk') && (
            <Button variant="danger" onClick={opens('pause')}>
              <SmallIcon icon="pause" /> Pause all
            </Button>
          )}
          {may('operator') && (
            <Button variant="primary" onClick={opens('new')}>
              <SmallIcon icon="plus" /> New activity
            </Button>
          )}
        </>
      }
    >
      <Loaded of={activities}>
        {({ items }) => (
          <>
            <Suspense>{step && <Step name={step} rows={items} />}</Suspense>
            {summaryOf(items)}
            {alarmsOf(items)}
            <Found rows={items} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function summaryOf(rows: readonly ActivityRow[]) {
  const count = (is: (row: ActivityRow) => boolean) => figure(rows.filter(is).length)
  const total = (of: 'claimsMinute' | 'claimsRefused1h' | 'reviews' | 'payoutsFailed') =>
    figure(rows.reduce((sum, row) => sum + (row[of] ?? 0), 0))
  const isCounted = rows.some(({ claimsRefused1h }) => claimsRefused1h !== null)
  const inAll = 'in all activities'
  return (
    <Figures
      of={[
        [
          'Running',
          count(({ status }) => status === 'ONGOING'),
          `${count(({ status }) => status === 'UPCOMING')} upcoming`,
        ],
        ['Claims a minute', total('claimsMinute'), `${count(({ paused }) => !!paused)} paused`],
        ['Claims refused, 1 h', isCounted ? total('claimsRefused1h') : 'not counted', inAll],
        ['Open reviews', total('reviews'), inAll],
        ['Payouts failed', total('payoutsFailed'), inAll],
      ]}
    />
  )
}

function alarmsOf(rows: readonly ActivityRow[]) {
  const lines = rows.flatMap((row) => [
    ...(row.paused ? [{ row, sentence: pausedSentence(row.paused), isPause: true }] : []),
    ...row.alarms.map((alarm) => ({ row, sentence: alarmWords(alarm, row)[0], isPause: false })),
  ])
  if (!lines.length) return null
  return (
    <Card as="div" className="section">
      <Rows
        of={lines}
        label="Alarms"
        row={({ row, sentence, isPause }) => ({
          title: (
            <>
              <span className={isPause ? 'bad' : 'warn'}>
                <Icon icon={isPause ? 'warning-circle' : 'warning'} weight="fill" />
              </span>{' '}
              <b>{row.title}:</b> {sentence}
            </>
          ),
          end: <To href={`/activities/${row.alias}`}>Open activity</To>,
        })}
      />
    </Card>
  )
}

function Found({ rows }: { rows: readonly ActivityRow[] }) {
  const isShown = SHOWN[useAddress('show')]?.[1] ?? needsAttention
  const type = useAddress('type')
  const [words, setWords] = useState('')
  const types = [...new Set(rows.map(typeOf))].toSorted()
  const found = rows.filter(
    (row) =>
      isShown(row) &&
      (!type || typeOf(row) === type) &&
      `${row.title} ${row.alias}`.toLowerCase().includes(words.trim().toLowerCase()),
  )
  return (
    <>
      <Filters
        of={{
          show: ['Show', Object.entries(SHOWN).map(([name, [label]]) => [name, label])],
          type: ['Type', [['', 'All'], ...codes(types, String)]],
        }}
      >
        <TextField label="Title or alias" type="search" value={words} onType={setWords} />
      </Filters>
      {found.length ? tableOf(found) : <Muted>No activity is like this.</Muted>}
      <small>{`${number(found.length)} of ${number(rows.length)}`}</small>
    </>
  )
}

const COLUMNS = ['Activity', 'Status', 'Budget used', 'People', 'Claims/min', 'Next deadline', 'Needs attention']

/** On a phone a row is a card, whose cells have the names of their columns. */
const tableOf = (rows: readonly ActivityRow[]) => (
  <Card as="div">
    <table className="table text activities">
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.alias}>
            {cellsOf(row).map((cell, index) => (
              <td key={COLUMNS[index]} data-name={COLUMNS[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)

function cellsOf(row: ActivityRow) {
  const [words, tone] = statusOf(row)
  const { used, of, ratio } = budgetOf(row)
  const { when, distance } = deadlineOf(row)
  return [
    <div key="name" className="grid name">
      <div className="thumb">
        <Art scene={sceneFor(row.activityType)} crop="thumb" />
      </div>
      <div>
        <To className="" href={`/activities/${row.alias}`}>
          <b>{row.title}</b>
        </To>
        <small>{typeOf(row)}</small>
      </div>
    </div>,
    <Chip key="status" tone={tone}>
      {words}
    </Chip>,
    <>
      {used} <small>{ratio === undefined ? of : `of ${of}`}</small>
      {ratio !== undefined && (
        <ProgressBar ratio={ratio} label={`Budget of ${row.title}`} valueText={`${used} of ${of}`} />
      )}
    </>,
    row.participants ? number(row.participants) : 'none yet',
    claimsOf(row),
    <>
      {when} <small>{distance}</small>
    </>,
    <div key="attention" className="line wraps gap-8">
      {!needsAttention(row) && <small>nothing</small>}
      {row.alarms.map((alarm) => (
        <Chip key={alarm.code} tone="warning">
          {alarmWords(alarm, row)[1]}
        </Chip>
      ))}
      {row.reviews > 0 && <Chip>{plural(row.reviews, 'review')}</Chip>}
      {row.payoutsFailed > 0 && <Chip>{plural(row.payoutsFailed, 'payout')}</Chip>}
    </div>,
  ]
}
