import { type ChangeEvent, useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { payoutReport, type payouts, reconcilePayouts, solveDifference } from '@fanfare/contract/staff/payouts.ts'
import { cx } from '#components/ui/cx.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Confirm, Note } from '../../lists.tsx'
import lists from '../../lists.module.css'
import { Button, Failure, Input, Labelled, Loaded, Section } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { setQuery, To, useAddress } from '../../route.tsx'
import { askForFile, Refusal } from '../../server.ts'
import { useCall, useChange, useSigned, useTyped } from '../../use-call.ts'
import { moment, number, plural, wordsOf } from '../../words.ts'

type Data = CallData<typeof payouts>
type Result = NonNullable<CallData<typeof reconcilePayouts>['result']>
type Statement = Parameters<ReturnType<typeof useChange<typeof reconcilePayouts>>['run']>[0]['body']['rows']

const DAY_MS = 86_400_000
/** Of a call. */
const PART = 5000

const yesterday = (): string => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)

const assetWords = (asset: string | null): string => asset?.replace(':', ' ') ?? 'unknown here'

/** The report of a day of UTC, and its comparison with the wallet's own list. */
export function Day() {
  const { may } = useSigned()
  const day = useAddress().searchParams.get('report') ?? yesterday()
  const report = useCall(payoutReport, { query: { day } })
  return (
    <>
      <Section title="Report of a day">
        <div className={parts.form}>
          <Labelled label="Day, UTC">
            <Input type="date" value={day} onChange={(event) => setQuery({ report: event.target.value })} />
          </Labelled>
          <Loaded of={report}>
            {({ sums }) =>
              sums.length === 0 ? (
                <p className={parts.muted}>Nothing was asked for on this day.</p>
              ) : (
                <dl className={parts.facts}>
                  {sums.map(({ asset, state, count, amount }) => (
                    <div key={`${asset} ${state}`}>
                      <dt>
                        {wordsOf(state)}, {assetWords(asset)}
                      </dt>
                      <dd>
                        {plural(count, 'payout')}, {number(amount)}
                      </dd>
                    </div>
                  ))}
                </dl>
              )
            }
          </Loaded>
          {may('risk') && <Download day={day} />}
        </div>
      </Section>
      {may('risk') && <Reconcile key={day} day={day} />}
    </>
  )
}

function Download({ day }: { day: string }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refusal | null>(null)
  const download = async () => {
    setBusy(true)
    setFailure(null)
    try {
      saveFile(await askForFile(payoutReport, { query: { day } }), `payouts-${day}.csv`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Failure refusal={failure} />
      <p className={parts.actions}>
        <Button busy={isBusy} onClick={() => void download()}>
          Download every row, CSV
        </Button>
      </p>
    </>
  )
}

const COLUMNS = ['payoutId', 'reference', 'amount', 'at'] as const

/** The rows of the wallet's file. @throws Error whose message names the column or the row */
async function readStatement(file: File): Promise<Statement> {
  const { csvParseRows } = await import('d3-dsv')
  const [head = [], ...rows] = csvParseRows((await file.text()).replace(/^\uFEFF/, ''))
  const places = COLUMNS.map((name) => head.indexOf(name))
  const missing = COLUMNS.filter((_, index) => places[index] === -1)
  if (missing.length > 0)
    throw new Error(`The first line must name the columns ${COLUMNS.join(', ')}. Missing: ${missing.join(', ')}.`)
  return rows.map((cells, index) => {
    const [payoutId = '', reference = '', amount = '', time = ''] = places.map((place) => cells[place]?.trim())
    const at = /^\d+$/.test(time) ? Number(time) : Date.parse(time)
    if (Number.isNaN(at)) throw new Error(`Line ${number(index + 2)}: “${time}” in the column at is no time.`)
    return { payoutId, reference, amount, at }
  })
}

/** Compares the wallet's file with ours, in parts of one run. */
function Reconcile({ day }: { day: string }) {
  const reconcile = useChange(reconcilePayouts)
  const [fault, setFault] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const compare = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    setResult(null)
    setFault(null)
    if (file === undefined) return
    const rows = await readStatement(file).catch((error: unknown) => setFault((error as Error).message))
    if (!rows) return
    const run = crypto.randomUUID()
    let from = 0
    do {
      const last = from + PART >= rows.length
      const body = { run, rows: rows.slice(from, from + PART), last }
      const done = await reconcile.run({ query: { day }, body })
      if (done === null) return
      setResult(done.result)
      from += PART
    } while (from < rows.length)
  }
  return (
    <Section
      title={`Reconciliation, ${day}`}
      aside={result && <Chip tone={isClean(result) ? 'good' : 'warning'}>{differencesOf(result)}</Chip>}
    >
      <div className={parts.form}>
        <Labelled
          label="The wallet’s file of this day"
          hint="CSV with the columns payoutId, reference, amount and at, the time of payment."
        >
          <input
            className={cx(parts.input, lists.upload)}
            type="file"
            accept=".csv,text/csv"
            disabled={reconcile.isBusy}
            onChange={(event) => void compare(event)}
          />
        </Labelled>
        {fault !== null && (
          <Notice tone="error" role="alert">
            {fault}
          </Notice>
        )}
        <Failure refusal={reconcile.failure} />
        {result && <Compared result={result} />}
      </div>
    </Section>
  )
}

const countOf = ({ counts }: Result): number => counts.onlyOurs + counts.onlyTheirs + counts.amountDiffers
const isClean = (result: Result): boolean => countOf(result) === 0
const differencesOf = (result: Result): string =>
  isClean(result) ? 'No difference' : plural(countOf(result), 'difference')

function Compared({ result: { matched, counts, onlyOurs, onlyTheirs, amountDiffers, sums } }: { result: Result }) {
  const found = [
    [
      'Only on our side',
      counts.onlyOurs,
      onlyOurs.map(({ payoutId, amount }) => [payoutId, `paid here, ${number(amount)}`]),
    ],
    [
      'Only on the wallet’s side',
      counts.onlyTheirs,
      onlyTheirs.map(({ payoutId, amount, state }) => [
        payoutId,
        `${number(amount)}, ${state === null ? 'unknown here' : `${wordsOf(state).toLowerCase()} here`}`,
      ]),
    ],
    [
      'Other amount',
      counts.amountDiffers,
      amountDiffers.map(({ payoutId, ours, theirs }) => [payoutId, `${number(ours)} here, ${number(theirs)} there`]),
    ],
  ] as const
  return (
    <div role="status" className={parts.form}>
      <dl className={parts.facts}>
        <div>
          <dt>Agree</dt>
          <dd>{matched === 0 ? 'none' : plural(matched, 'payout')}</dd>
        </div>
        {(['ours', 'theirs'] as const).map((side) => (
          <div key={side}>
            <dt>{side === 'ours' ? 'Ours' : 'The wallet’s'}</dt>
            <dd>
              {sums[side].map(({ asset, amount }) => `${number(amount)} ${assetWords(asset)}`).join(', ') || 'none'}
            </dd>
          </div>
        ))}
      </dl>
      {found.map(([title, count, items]) =>
        count === 0 ? null : (
          <div key={title}>
            <h3>
              {title}: {number(count)}
            </h3>
            <ul className={parts.rows}>
              {items.map(([payoutId = '', words]) => (
                <li key={payoutId}>
                  <To className={parts.link} href={`/payouts?payoutId=${payoutId}`}>
                    {payoutId}
                  </To>
                  <span>{words}</span>
                </li>
              ))}
            </ul>
            {count > items.length && <p className={parts.small}>The first {number(items.length)} are shown.</p>}
          </div>
        ),
      )}
    </div>
  )
}

/** Words of the wallet that did not fit their payout. */
export function Differences({ differences, onChanged }: { differences: Data['differences']; onChanged: () => void }) {
  if (differences.length === 0) return null
  return (
    <Section title="Differences" aside={<Chip tone="warning">{number(differences.length)}</Chip>}>
      <Notice tone="warning">The wallet said something that doesn’t fit. Clear each with the wallet.</Notice>
      <ul className={parts.rows}>
        {differences.map((one) => (
          <Difference key={one.eventId} of={one} onChanged={onChanged} />
        ))}
      </ul>
    </Section>
  )
}

function Difference({ of, onChanged }: { of: Data['differences'][number]; onChanged: () => void }) {
  const solve = useChange(solveDifference)
  const { fields, set, clear } = useTyped(`solve-${of.eventId}`, { note: '' })
  const run = async () => {
    const done = await solve.run({ params: { eventId: of.eventId }, body: { note: fields.note } })
    if (done === null) return false
    clear()
    onChanged()
    return true
  }
  return (
    <li>
      <span className={lists.row}>
        <b>{wordsOf(of.kind)}</b>
        <span className={parts.small}>
          {moment(of.at)},{' '}
          <To className={parts.link} href={`/payouts?payoutId=${of.payoutId}`}>
            {of.payoutId}
          </To>
          , {JSON.stringify(of.detail)}
        </span>
      </span>
      <Confirm
        name={`solve-${of.eventId}`}
        label="Solved"
        title="Is it cleared with the wallet?"
        action="Mark as solved"
        change={solve}
        onConfirm={run}
        onReload={onChanged}
      >
        <Note value={fields.note} onChange={(note) => set({ note })} />
      </Confirm>
    </li>
  )
}
