import Big from 'big.js'
import { useEffect, useState } from 'react'
import { GOODWILL_TYPES, goodwillBudget, GRANT_REASONS, grantGoodwill } from '@fanfare/contract/staff/goodwill.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import {
  AmountField,
  amountFault,
  Button,
  Failure,
  Input,
  Labelled,
  Loaded,
  Proposed,
  Section,
  Select,
} from '../../parts.tsx'
import parts from '../../parts.module.css'
import { useCall, useChange, useTyped } from '../../use-call.ts'
import { money, rewardWords, wordsOf } from '../../words.ts'

type Line = CallData<typeof goodwillBudget>['lines'][number]

export function Goodwill({ user: { userId } }: { user: { userId: string } }) {
  const budget = useCall(goodwillBudget, {})
  return (
    <Section title="Goodwill">
      <Loaded of={budget}>
        {({ lines }) => {
          const [first] = lines
          if (first === undefined)
            return <p className={parts.muted}>Goodwill has no budget yet. An operator proposes one.</p>
          return <Form userId={userId} lines={[first, ...lines.slice(1)]} />
        }}
      </Loaded>
    </Section>
  )
}

const keyOf = ({ rewardType, unit }: Line): string => `${rewardType} ${unit}`
type Left = CallData<typeof grantGoodwill>['left']

/** Which limit an amount is above; null for none. The gateway decides, with these same limits. */
function limitFault(amount: string, unit: string, left: Left): string | null {
  const limits = [
    ['One grant is at most', left.each],
    ['Left for this user this month:', left.userMonth],
    ['Left for you today:', left.actorDay],
    ['Left in the budget:', left.budget],
  ] as const
  for (const [words, limit] of limits)
    if (limit !== null && new Big(amount).gt(limit)) return `${words} ${money(limit, unit)}.`
  return new Big(amount).gt(0) ? null : 'An amount must be above 0.'
}

const EMPTY = { line: '', amount: '', reason: 'OUTAGE', ticket: '', note: '' }

function Form({ userId, lines }: { userId: string; lines: readonly [Line, ...Line[]] }) {
  const { fields, set, clear } = useTyped('goodwill', EMPTY)
  const line = lines.find((one) => keyOf(one) === fields.line) ?? lines[0]
  const reason = GRANT_REASONS.find((one) => one === fields.reason) ?? 'OUTAGE'
  const limits = useChange(grantGoodwill)
  const grant = useChange(grantGoodwill)
  const [left, setLeft] = useState<Left | null>(null)
  const [given, setGiven] = useState<CallData<typeof grantGoodwill> | null>(null)
  const { rewardType, unit } = line
  const asked = {
    userId,
    rewardType: GOODWILL_TYPES.find((type) => type === rewardType) ?? 'DROP',
    unit,
    reason,
  } as const
  const { run } = limits
  useEffect(() => {
    // Every limit is shown before the button; a dry run without an amount has them.
    void run({ query: { dryRun: '1' }, body: { ...asked, ticket: '', note: '' } }).then((tried) =>
      setLeft(tried?.left ?? null),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` is made of these, and `run` is new at each render
  }, [userId, rewardType, unit, given])
  const { amount } = fields
  const isAmount = amount !== '' && amountFault(amount) === null
  const above = isAmount && left !== null ? limitFault(amount, unit, left) : null
  const needsSecond = isAmount && left !== null && new Big(amount).gt(left.alone)
  const give = async () => {
    const { ticket, note } = fields
    const done = await grant.run({ body: { ...asked, amount, ticket, note } })
    if (done === null) return
    setGiven(done)
    clear()
  }
  const limit = (name: string, value: string | null) =>
    value === null ? null : (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{money(value, unit)}</dd>
      </div>
    )
  return (
    <div className={parts.form}>
      <Select
        label="As"
        value={keyOf(line)}
        options={lines.map((one) => [keyOf(one), `${rewardWords(one.rewardType)}, ${one.unit}`] as const)}
        onChoose={(chosen) => set({ line: chosen })}
      />
      <div className={parts.pair}>
        <AmountField
          label={`Amount, ${unit}`}
          value={amount}
          fault={above}
          onChange={(typed) => set({ amount: typed })}
        />
        <Select
          label="Reason"
          value={reason}
          options={GRANT_REASONS.map((one) => [one, wordsOf(one)] as const)}
          onChoose={(chosen) => set({ reason: chosen })}
        />
      </div>
      <div className={parts.pair}>
        <Labelled label="Ticket">
          <Input maxLength={64} value={fields.ticket} onChange={(event) => set({ ticket: event.target.value })} />
        </Labelled>
        <Labelled label="Note for colleagues">
          <Input maxLength={500} value={fields.note} onChange={(event) => set({ note: event.target.value })} />
        </Labelled>
      </div>
      {left && (
        <dl className={parts.facts} aria-label="Limits">
          {limit('Left in the budget', left.budget)}
          {limit('You can give alone', left.alone)}
          {limit('One grant at most', left.each)}
          {limit('Left for this user this month', left.userMonth)}
          {limit('Left for you today', left.actorDay)}
        </dl>
      )}
      <Failure refusal={grant.failure ?? limits.failure} />
      {given?.proposal && <Proposed id={given.proposal.proposalId} />}
      {given?.done === true && <p role="status">Given. The user gets a message.</p>}
      {needsSecond && above === null && (
        <p className={parts.small}>A second person must approve it: above what you can give alone.</p>
      )}
      <Button
        variant="primary"
        busy={grant.isBusy}
        disabled={!isAmount || above !== null || fields.ticket === ''}
        onClick={() => void give()}
      >
        {needsSecond ? 'Propose' : 'Give'} {isAmount && money(amount, unit)}
      </Button>
    </div>
  )
}
