import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { PAYOUT_CODES } from '@fanfare/contract/ops/platform-event.ts'
import { PAYOUT_STATES, payoutReport, payouts, reconcilePayouts, retryPayout, retryPayouts, solveDifference } from '@fanfare/contract/staff/payouts.ts'
import { Change, NOTE, to } from '../form.tsx'
import { anyOf, Download, FileInput } from '../inputs.tsx'
import { type FilterSet, ResourceList, Rows } from '../list.tsx'
import { Columns, Facts, Failure, Figures, Form, Input, Labelled, Muted, Page, Person, Read, Section, State, To } from '../parts.tsx'
import { useChange, useSigned } from '../use-call.ts'
import { distance, figure, moment, momentWithZone, money, moneys, number, plural, sum, wordsOf } from '../words.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import parts from '../parts.module.css'
import { setQuery, useAddress } from '../places.ts'

type Sum = CallData<typeof payouts>['sums'][number]

/** The wallet's codes in words. A retry of the last four helps only after the user or the platform has acted. */
const CODES = {
  LIMIT: 'A limit of the wallet',
  UNAVAILABLE: 'Asset not available',
  INTERNAL: 'A fault of the wallet',
  UNKNOWN_USER: 'Unknown to the wallet',
  KYC_NEEDED: 'The user must verify',
  ACCOUNT_FROZEN: 'Frozen on the platform',
  ACCOUNT_CLOSED: 'Closed on the platform',
  REGION: 'Not in this region',
}
const WAITS_FOR_OTHERS: readonly string[] = ['KYC_NEEDED', 'ACCOUNT_FROZEN', 'ACCOUNT_CLOSED', 'REGION']

const FILTERS: FilterSet = {
  state: ['State', anyOf(PAYOUT_STATES)],
  code: ['Reason', anyOf(PAYOUT_CODES, (code) => CODES[code])],
  overdue: ['Time', Object.entries({ '': 'Any', 1: 'Overdue' })],
  day: ['Asked on, UTC', 'date'],
  userId: 'User id',
  activityId: 'Activity id',
  payoutId: 'Payout id',
}

/** The most payouts that one call retries. */
const RETRIED_MOST = 1000

/** Shows how far the payouts of rewards are. */
export function Payouts() {
  const { may } = useSigned()
  const [openedAt] = useState(Date.now)
  return (
    <Page title="Payouts" note={`Rewards handed to the wallet, ${momentWithZone(openedAt)}`}>
      <Read call={payouts} input={{ query: { pageSize: 1 } }}>
        {({ sums, differences }) => (
          <>
            <Figures
              of={PAYOUT_STATES.map((state) => {
                const of = sums.filter((one) => one.state === state)
                const overdue = of.reduce((total, one) => total + one.overdue, 0)
                return [
                  wordsOf(state),
                  figure(countOf(of)),
                  amountsOf(of),
                  overdue > 0 && `${number(overdue)} without an answer in time`,
                ]
              })}
            />
            <Columns>
              <>
                <Failed sums={sums.filter(({ state }) => state === 'FAILED')} />
                {may('risk') && (
                  <ResourceList
                    call={payouts}
                    query={{ pageSize: 25 }}
                    filters={FILTERS}
                    title="Payouts"
                    aside="Each look is in the audit log."
                    empty="No payout is like this."
                    row={({
                      payoutId,
                      person,
                      asset,
                      amount,
                      state,
                      code,
                      message,
                      attempt,
                      requestedAt,
                      dueAt,
                      reference,
                      rewardId,
                      revision,
                    }) => {
                      const unit = asset.split(':')[1] ?? asset
                      const isOpen = state === 'READY' || state === 'SENT'
                      // The webhook of an overdue payout may be dead. The gateway refuses the retry of a payout that the wallet may still pay.
                      const isGivenUp = state === 'READY' && dueAt < openedAt
                      const words = [
                        `Asked ${moment(requestedAt)}, ${attempt === 1 ? 'first try' : `try ${number(attempt)}`}.`,
                        isOpen && `Promised ${distance(dueAt)}.`,
                        code && `${state === 'FAILED' ? '' : 'Last answer: '}${CODES[code]} (${code}).`,
                        message && `“${message}”`,
                        reference && `Reference ${reference}.`,
                      ]
                      return {
                        key: payoutId,
                        title: (
                          <>
                            <b>{money(amount, unit)}</b> to <Person of={person} />
                          </>
                        ),
                        lines: [
                          words.filter(Boolean).join(' '),
                          <>
                            <code>{payoutId}</code> <To href={`/users/${person.userId}#${rewardId}`}>Open reward</To>
                          </>,
                        ],
                        end: (
                          <>
                            <State of={state} />
                            {(state === 'FAILED' || isGivenUp) && (
                              <Change
                                call={retryPayout}
                                name={`retry-${payoutId}`}
                                revision={revision}
                                label="Retry"
                                title={`Ask the wallet again for ${money(amount, unit)}?`}
                                fields={{ note: NOTE }}
                                send={to({ id: payoutId })}
                                asks="It keeps its payout id, so the wallet pays it once at most. The user’s page says “on the way” again."
                              />
                            )}
                          </>
                        ),
                      }
                    }}
                  />
                )}
              </>
              <>
                {differences.length > 0 && <Differences of={differences} />}
                <Day />
              </>
            </Columns>
          </>
        )}
      </Read>
    </Page>
  )
}

const countOf = (sums: readonly Sum[]) => sums.reduce((total, { count }) => total + count, 0)

const amountsOf = (sums: readonly Sum[]) =>
  moneys(
    [...Map.groupBy(sums, ({ unit }) => unit)].map(([unit, same]) => ({
      unit,
      amount: sum(same.map(({ amount }) => amount)),
    })),
  )

/** Failed payouts by the wallet's reason. */
function Failed({ sums }: { sums: readonly Sum[] }) {
  const { may } = useSigned()
  return (
    <Section title="Failed, by the wallet’s reason" aside={sums.length > 0 && plural(countOf(sums), 'payout')}>
      <Rows
        of={PAYOUT_CODES.filter((code) => sums.some((one) => one.code === code))}
        empty="None has failed."
        row={(code) => {
          const same = sums.filter((one) => one.code === code)
          const count = Math.min(countOf(same), RETRIED_MOST)
          return {
            key: code,
            name: CODES[code],
            lines: [
              <>
                <code>{code}</code>, {plural(countOf(same), 'payout')}, {amountsOf(same)}
              </>,
            ],
            end:
              may('risk') &&
              (WAITS_FOR_OTHERS.includes(code) ? (
                <To href={`/payouts?state=FAILED&code=${code}`}>See people</To>
              ) : (
                <Change
                  call={retryPayouts}
                  name={`retry-${code}`}
                  label={`Retry ${number(count)}`}
                  title={`Ask the wallet again for ${plural(count, 'payout')}?`}
                  fields={{ note: NOTE }}
                  send={({ note }) => ({ body: { code, maximum: count, note } })}
                  asks={`They failed by ${code}, the oldest go first. Each keeps its payout id, so the wallet pays it once at most.`}
                />
              )),
          }
        }}
      />
    </Section>
  )
}

type Result = NonNullable<CallData<typeof reconcilePayouts>['result']>

const DAY_MS = 86_400_000
/** Rows of one call. */
const PART = 5000

const yesterday = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)

const assetWords = (asset: string | null) => asset?.replace(':', ' ') ?? 'unknown here'

const PayoutLink = ({ id }: { id: string }) => <To href={`/payouts?payoutId=${id}`}>{id}</To>

/** The report of a day of UTC, and its comparison with the wallet's own list. */
function Day() {
  const { may } = useSigned()
  const day = useAddress('report') || yesterday()
  return (
    <>
      <Section title="Report of a day">
        <Form>
          <Labelled label="Day, UTC">
            <Input type="date" value={day} onChange={(event) => setQuery({ report: event.target.value })} />
          </Labelled>
          <Read call={payoutReport} input={{ query: { day } }}>
            {({ sums }) =>
              sums.length ? (
                <Facts
                  rows={sums.map(({ asset, state, count, amount }) => [
                    `${wordsOf(state)}, ${assetWords(asset)}`,
                    `${plural(count, 'payout')}, ${number(amount)}`,
                  ])}
                />
              ) : (
                <Muted>Nothing was asked for on this day.</Muted>
              )
            }
          </Read>
          {may('risk') && (
            <Download call={payoutReport} input={{ query: { day } }} name={`payouts-${day}.csv`}>
              Download every row, CSV
            </Download>
          )}
        </Form>
      </Section>
      {may('risk') && <Reconcile key={day} day={day} />}
    </>
  )
}

const COLUMNS = ['payoutId', 'reference', 'amount', 'at']

/** The rows of the wallet's file. @throws Error whose message names the column or the row */
async function readStatement(file: File) {
  const { csvParse } = await import('d3-dsv')
  const rows = csvParse((await file.text()).replace(/^\uFEFF/, ''))
  const missing = COLUMNS.filter((name) => !rows.columns.includes(name))
  if (missing.length)
    throw new Error(`The first line must name the columns ${COLUMNS.join(', ')}. Missing: ${missing.join(', ')}.`)
  return rows.map((row, index) => {
    const [payoutId = '', reference = '', amount = '', time = ''] = COLUMNS.map((name) => row[name]?.trim())
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
    let from = 0
    do {
      const last = from + PART >= rows.length
      const done = await reconcile.run({ query: { day }, body: { run, rows: rows.slice(from, from + PART), last } })
      if (!done) return
      from += PART
    } while (from < rows.length)
  }
  const count = Object.values(result?.counts ?? {}).reduce((total, one) => total + one, 0)
  return (
    <Section
      title={`Reconciliation, ${day}`}
      aside={
        result && (
          <Chip tone={count === 0 ? 'good' : 'warning'}>
            {count === 0 ? 'No difference' : plural(count, 'difference')}
          </Chip>
        )
      }
    >
      <Form>
        <FileInput
          label="The wallet’s file of this day"
          hint="CSV with the columns payoutId, reference, amount and at, the time of payment."
          accept=".csv,text/csv"
          disabled={reconcile.isBusy}
          onFile={compare}
        />
        {fault && (
          <Notice tone="error" role="alert">
            {fault}
          </Notice>
        )}
        <Failure refusal={reconcile.failure} />
        {result && foundBy(result)}
      </Form>
    </Section>
  )
}

/** What the comparison found. */
function foundBy({ matched, counts, onlyOurs, onlyTheirs, amountDiffers, sums }: Result) {
  const sumOf = (of: Result['sums']['ours']) =>
    of.map(({ asset, amount }) => `${number(amount)} ${assetWords(asset)}`).join(', ') || 'none'
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
    <div role="status" className={parts.form}>
      <Facts
        rows={[
          ['Agree', matched ? plural(matched, 'payout') : 'none'],
          ['Ours', sumOf(sums.ours)],
          ['The wallet’s', sumOf(sums.theirs)],
        ]}
      />
      {found.map(
        ([title, count, items]) =>
          count > 0 && (
            <div key={title}>
              <h3>
                {title}: {number(count)}
              </h3>
              <Rows
                of={items}
                row={([payoutId = '', words]) => ({ title: <PayoutLink id={payoutId} />, end: words })}
              />
              {count > items.length && <small>The first {number(items.length)} are shown.</small>}
            </div>
          ),
      )}
    </div>
  )
}

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
            {moment(at)}, <PayoutLink id={payoutId} />, {JSON.stringify(detail)}
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
