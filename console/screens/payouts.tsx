import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { PAYOUT_CODES } from '@fanfare/contract/ops/platform-event.ts'
import { PAYOUT_STATES, payouts, retryPayout, retryPayouts } from '@fanfare/contract/staff/payouts.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Confirm, type FilterField, Filters, Note, Pages, useFilters } from '../lists.tsx'
import lists from '../lists.module.css'
import { Loaded, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { To } from '../route.tsx'
import { useCall, useChange, useSigned, useTyped } from '../use-call.ts'
import { distance, moment, momentWithZone, money, number, plural, sum, wordsOf } from '../words.ts'
import { Day, Differences } from './payouts/wallet.tsx'

type Data = CallData<typeof payouts>
type Sum = Data['sums'][number]
type Payout = Data['items'][number]

const TONES = {
  READY: 'primary',
  SENT: 'primary',
  PAID: 'good',
  FAILED: 'error',
  RETURNED: 'warning',
  CANCELLED: 'neutral',
} as const

/** The wallet's codes in words; a retry of the last ones helps only after the user or the platform has done something. */
const CODES: Readonly<Record<(typeof PAYOUT_CODES)[number], string>> = {
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

const FIELDS: readonly FilterField[] = [
  {
    name: 'state',
    label: 'State',
    options: [['', 'Any'], ...PAYOUT_STATES.map((one) => [one, wordsOf(one)] as const)],
  },
  { name: 'code', label: 'Reason', options: [['', 'Any'], ...PAYOUT_CODES.map((one) => [one, CODES[one]] as const)] },
  {
    name: 'overdue',
    label: 'Time',
    options: [
      ['', 'Any'],
      ['1', 'Overdue'],
    ],
  },
  { name: 'day', label: 'Asked on, UTC', type: 'date' },
  { name: 'userId', label: 'User id' },
  { name: 'activityId', label: 'Activity id' },
  { name: 'payoutId', label: 'Payout id' },
]

const ALL = { query: { pageSize: 1 } } as const
/** The most that one call retries. */
const RETRIED_MOST = 1000

/** Where the money of rewards is on its way to the wallet. */
export function Payouts() {
  const { may } = useSigned()
  const all = useCall(payouts, ALL)
  const [turn, setTurn] = useState(0)
  const [openedAt] = useState(() => Date.now())
  const changed = () => {
    all.reload()
    setTurn(turn + 1)
  }
  return (
    <>
      <h1>Payouts</h1>
      <p className={parts.small}>Rewards handed to the wallet, {momentWithZone(openedAt)}</p>
      <Loaded of={all}>
        {({ sums, differences }) => (
          <>
            <Figures sums={sums} />
            <div className={parts.columns}>
              <div>
                <Failed sums={sums} onChanged={changed} />
                {may('risk') && <Rows key={turn} onChanged={changed} />}
              </div>
              <div>
                <Differences differences={differences} onChanged={changed} />
                <Day />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

const countOf = (sums: readonly Sum[]): number => sums.reduce((total, { count }) => total + count, 0)

/** The amounts of each unit. */
function amountsOf(sums: readonly Sum[]): string {
  const units = [...new Set(sums.map(({ unit }) => unit))]
  return units
    .map((unit) => money(sum(sums.filter((one) => one.unit === unit).map(({ amount }) => amount)), unit))
    .join(' and ')
}

function Figures({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={lists.figures}>
      {PAYOUT_STATES.map((state) => {
        const of = sums.filter((one) => one.state === state)
        const overdue = of.reduce((total, one) => total + one.overdue, 0)
        return (
          <div key={state}>
            <dt>{wordsOf(state)}</dt>
            <dd>{of.length === 0 ? 'none' : number(countOf(of))}</dd>
            {of.length > 0 && <dd className={parts.small}>{amountsOf(of)}</dd>}
            {overdue > 0 && <dd className={parts.bad}>{number(overdue)} without an answer in time</dd>}
          </div>
        )
      })}
    </dl>
  )
}

/** Failed payouts by the wallet's reason. */
function Failed({ sums, onChanged }: { sums: readonly Sum[]; onChanged: () => void }) {
  const failed = sums.filter(({ state }) => state === 'FAILED')
  const codes = PAYOUT_CODES.filter((code) => failed.some((one) => one.code === code))
  return (
    <Section title="Failed, by the wallet’s reason" aside={failed.length > 0 && plural(countOf(failed), 'payout')}>
      {codes.length === 0 ? (
        <p className={parts.muted}>None has failed.</p>
      ) : (
        <ul className={parts.rows}>
          {codes.map((code) => (
            <Code key={code} code={code} sums={failed.filter((one) => one.code === code)} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Code({
  code,
  sums,
  onChanged,
}: {
  code: (typeof PAYOUT_CODES)[number]
  sums: readonly Sum[]
  onChanged: () => void
}) {
  const { may } = useSigned()
  const retry = useChange(retryPayouts)
  const { fields, set, clear } = useTyped(`retry-${code}`, { note: '' })
  const count = Math.min(countOf(sums), RETRIED_MOST)
  const run = async () => {
    const done = await retry.run({ body: { code, maximum: count, note: fields.note } })
    if (done === null) return false
    clear()
    onChanged()
    return true
  }
  return (
    <li>
      <span className={lists.row}>
        <b>{CODES[code]}</b>
        <span className={parts.small}>
          <code>{code}</code>, {plural(countOf(sums), 'payout')}, {amountsOf(sums)}
        </span>
      </span>
      {may('risk') &&
        (WAITS_FOR_OTHERS.includes(code) ? (
          <To className={parts.link} href={`/payouts?state=FAILED&code=${code}`}>
            See people
          </To>
        ) : (
          <Confirm
            name={`retry-${code}`}
            label={`Retry ${number(count)}`}
            title={`Ask the wallet again for ${plural(count, 'payout')}?`}
            action={`Retry ${number(count)}`}
            change={retry}
            onConfirm={run}
            onReload={onChanged}
          >
            <p>
              They failed by {code}, the oldest go first. Each keeps its payout id, so the wallet pays it once at most.
            </p>
            <Note value={fields.note} onChange={(note) => set({ note })} />
          </Confirm>
        ))}
    </li>
  )
}

function Rows({ onChanged }: { onChanged: () => void }) {
  const query = useFilters(FIELDS)
  // Names and values of the address; the gateway names the one that it refuses.
  const found = useCall(payouts, { query: { ...query, pageSize: 25 } as never })
  return (
    <Section title="Payouts" aside="Each look is in the audit log.">
      <Filters fields={FIELDS} />
      <Loaded of={found}>
        {({ items, next, total }) => (
          <>
            {items.length === 0 && <p className={parts.muted}>No payout is like this.</p>}
            <ul className={parts.rows} aria-label="Payouts">
              {items.map((payout) => (
                <Row key={payout.payoutId} payout={payout} onChanged={onChanged} />
              ))}
            </ul>
            <Pages shown={items.length} total={total} next={next} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Row({ payout, onChanged }: { payout: Payout; onChanged: () => void }) {
  const { payoutId, person, asset, amount, state, code, message, attempt, requestedAt, dueAt, reference } = payout
  const retry = useChange(retryPayout)
  const { fields, set, clear } = useTyped(`retry-${payoutId}`, { note: '' })
  const unit = asset.split(':')[1] ?? asset
  const isOpen = state === 'READY' || state === 'SENT'
  const [openedAt] = useState(() => Date.now())
  // Its webhook may be dead; the gateway refuses a retry of one that the wallet may still pay.
  const isGivenUp = state === 'READY' && dueAt < openedAt
  const run = async () => {
    const done = await retry.run({ params: { id: payoutId }, body: { note: fields.note } }, payout.revision)
    if (done === null) return false
    clear()
    onChanged()
    return true
  }
  return (
    <li>
      <span className={lists.row}>
        <span>
          <b>{money(amount, unit)}</b> to{' '}
          <To className={parts.link} href={`/users/${person.userId}`}>
            {person.maskedName}
          </To>
        </span>
        <span className={parts.small}>
          Asked {moment(requestedAt)}, {attempt === 1 ? 'first try' : `try ${number(attempt)}`}.
          {isOpen && ` Promised ${distance(dueAt)}.`}
          {code !== null && ` ${state === 'FAILED' ? '' : 'Last answer: '}${CODES[code]} (${code}).`}
          {message !== null && message !== '' && ` “${message}”`}
          {reference !== null && ` Reference ${reference}.`}
        </span>
        <span className={parts.small}>
          <code>{payoutId}</code>{' '}
          <To className={parts.link} href={`/users/${person.userId}#${payout.rewardId}`}>
            Open reward
          </To>
        </span>
      </span>
      <span className={lists.end}>
        <Chip tone={TONES[state]}>{wordsOf(state)}</Chip>
        {(state === 'FAILED' || isGivenUp) && (
          <Confirm
            name={`retry-${payoutId}`}
            label="Retry"
            title={`Ask the wallet again for ${money(amount, unit)}?`}
            action="Retry"
            change={retry}
            onConfirm={run}
            onReload={onChanged}
          >
            <p>It keeps its payout id, so the wallet pays it once at most. The user’s page says “on the way” again.</p>
            <Note value={fields.note} onChange={(note) => set({ note })} />
          </Confirm>
        )}
      </span>
    </li>
  )
}
