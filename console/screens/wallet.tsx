import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { payoutReport, type payouts, reconcilePayouts, solveDifference } from '@fanfare/contract/staff/payouts.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Alert, Notice } from '#components/ui/surface/notice.tsx'
import { Change, NOTE, to } from '../form.tsx'
import { Download, FileInput } from '../inputs.tsx'
import { Rows } from '../list.tsx'
import { FactRows, Facts, Failure, FormSection, Muted, Read, Section, TextField, To } from '../parts.tsx'
import { useChange, may } from '../use-call.ts'
import { assetTitle, codeOrText, moment, number, plural, wordsOf } from '../words.ts'
import { setQuery, useAddress } from '../places.ts'

type Result = NonNullable<CallData<typeof reconcilePayouts>['result']>

const DAY_MS = 86_400_000
/** Rows of one call. */
const PART = 5000

const yesterday = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)

const assetOf = (asset: string | null) => (asset === null ? 'unknown here' : assetTitle(asset))

const payoutLink = (id: string) => <To href={`/payouts?payoutId=${id}`}>{id}</To>

/** The report of a day of UTC, and its comparison with the wallet's own list. */
export function Day() {
  const day = useAddress('report') || yesterday()
  return (
    <>
      <FormSection title="Report of a day">
        <TextField label="Day, UTC" type="date" value={day} onType={(report) => setQuery({ report })} />
        <Read call={payoutReport} input={{ day }}>
          {({ sums }) =>
            sums.length ? (
              <FactRows
                of={sums.map(({ asset, state, count, amount }) => [
                  `${wordsOf(state)}, ${assetOf(asset)}`,
                  `${plural(count, 'payout')}, ${number(amount)}`,
                ])}
              />
            ) : (
              <Muted>Nothing was asked for on this day.</Muted>
            )
          }
        </Read>
        {may('risk') && (
          <Download call={payoutReport} input={{ day }} name={`payouts-${day}.csv`}>
            Download every row, CSV
          </Download>
        )}
      </FormSection>
      {may('risk') && <Reconcile key={day} day={day} />}
    </>
  )
}

const COLUMNS = ['payoutId', 'reference', 'amount', 'at']

/** The rows of the wallet's file. @throws Error whose message names the column or the row */
async function readStatement(file: File) {
  // `csvParse` makes a function of the head, which the console's policy refuses.
  const { csvParseRows } = await import('d3-dsv')
  const [head = [], ...rows] = csvParseRows((await file.text()).replace(/^\uFEFF/, ''))
  const missing = COLUMNS.filter((name) => !head.includes(name))
  if (missing.length)
    throw new Error(`The first line must name the columns ${COLUMNS.join(', ')}. Missing: ${missing.join(', ')}.`)
  return rows.map((row, index) => {
    const [payoutId = '', reference = '', amount = '', time = ''] = COLUMNS.map((name) =>
      row[head.indexOf(name)]?.trim(),
    )
    const at = /^\d+$/.test(time) ? Number(time) : Date.parse(time)
    if (Number.isNaN(at)) throw new Error(`Line ${number(index + 2)}: “${time}” in the column at is no time.`)
    return { payoutId, reference, amount, at }
  })
}

/** Compares the wallet's file with ours, in parts of one run. */
function Reconcile({ day }: { day: string }) {
  const reconcile = useChange(reconcilePayouts)
  const [fault, setFault] = useState<string>()
  const result = reconcile.answer?.result
  const compare = async (file: File) => {
    setFault(undefined)
    const rows = await readStatement(file).catch((error: unknown) => setFault((error as Error).message))
    if (!rows) return
    const run = crypto.randomUUID()
    for (let from = 0; !from || from < rows.length; from += PART) {
      const last = from + PART >= rows.length
      if (!(await reconcile.run({ day, body: { run, rows: rows.slice(from, from + PART), last } }))) return
    }
  }
  const count = Object.values(result?.counts ?? {}).reduce((total, one) => total + one, 0)
  return (
    <FormSection
      title={`Reconciliation, ${day}`}
      aside={
        result && <Chip tone={count ? 'warning' : 'good'}>{count ? plural(count, 'difference') : 'No difference'}</Chip>
      }
    >
      <FileInput
        label="The wallet’s file of this day"
        hint={
          <>
            CSV with the columns <code>payoutId</code>, <code>reference</code>, <code>amount</code> and <code>at</code>,
            the time of payment.
          </>
        }
        accept=".csv,text/csv"
        disabled={reconcile.isBusy}
        take={compare}
      />
      {fault && <Alert>{fault}</Alert>}
      <Failure {...reconcile} />
      {result && foundBy(result)}
    </FormSection>
  )
}

/** What the comparison found. */
function foundBy({ matched, counts, onlyOurs, onlyTheirs, amountDiffers, sums }: Result) {
  const sumOf = (of: Result['sums']['ours']) =>
    of.map(({ asset, amount }) => `${number(amount)} ${assetOf(asset)}`).join(', ') || 'none'
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
        `${number(amount)}, ${state ? wordsOf(state).toLowerCase() : 'unknown'} here`,
      ]),
    ],
    [
      'Other amount',
      counts.amountDiffers,
      amountDiffers.map(({ payoutId, ours, theirs }) => [payoutId, `${number(ours)} here, ${number(theirs)} there`]),
    ],
  ] as const
  return (
    <div role="status" className="grid form gap-10">
      <Facts
        of={{
          Agree: matched ? plural(matched, 'payout') : 'none',
          Ours: sumOf(sums.ours),
          'The wallet’s': sumOf(sums.theirs),
        }}
      />
      {found.map(
        ([title, count, items]) =>
          count > 0 && (
            <div key={title}>
              <h3>{`${title}: ${number(count)}`}</h3>
              <Rows of={items} row={([payoutId = '', words]) => ({ title: payoutLink(payoutId), end: words })} />
              {count > items.length && <small>{`The first ${number(items.length)} are shown.`}</small>}
            </div>
          ),
      )}
    </div>
  )
}

/** What the wallet said: `, amount 5, expected 6`. */
const detailWords = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? [`, ${wordsOf(name).toLowerCase()} ${codeOrText(String(value)).toLowerCase()}`]
        : [],
    )
    .join('')

/** Reports of the wallet that do not match their payout. */
export const Differences = ({ of }: { of: CallData<typeof payouts>['differences'] }) => (
  <Section title="Differences" aside={<Chip tone="warning">{number(of.length)}</Chip>}>
    <Notice tone="warning">The wallet said something that doesn’t fit. Clear each with the wallet.</Notice>
    <Rows
      of={of}
      row={({ eventId, kind, at, payoutId, detail }) => ({
        key: eventId,
        name: wordsOf(kind),
        lines: [
          <>
            {`${moment(at)}, `}
            {payoutLink(payoutId)}
            {detailWords(detail)}
          </>,
        ],
        end: (
          <Change
            call={solveDifference}
            name={`solve-${eventId}`}
            label="Solved"
            title="Is it cleared with the wallet?"
            action="Mark as solved"
            fields={{ note: NOTE }}
            send={to({ eventId })}
          />
        ),
      })}
    />
  </Section>
)
