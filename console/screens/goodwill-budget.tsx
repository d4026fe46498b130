import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { GOODWILL_TYPES, goodwillBudget, saveGoodwillBudget } from '@fanfare/contract/staff/goodwill.ts'
import { Note } from '../lists.tsx'
import lists from '../lists.module.css'
import { AmountField, Button, Failure, Input, Labelled, Loaded, Proposed, Section, Select } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useChange, useSigned, useTyped } from '../use-call.ts'
import { money, number, rewardWords, share } from '../words.ts'

type Budget = CallData<typeof goodwillBudget>
type Line = Budget['lines'][number]

/** The limits of goodwill and the rest of them; operators propose others. */
export function GoodwillBudget() {
  const { may } = useSigned()
  const budget = useCall(goodwillBudget, {})
  return (
    <>
      <h1>Goodwill</h1>
      <p className={parts.small}>Support pays goodwill out of this budget. Other limits always need a second person.</p>
      <Loaded of={budget}>
        {(shown) => (
          <div className={parts.columns}>
            <div>
              <Lines lines={shown.lines} />
            </div>
            <div>{may('operator') && <Propose key={shown.revision} budget={shown} onReload={budget.reload} />}</div>
          </div>
        )}
      </Loaded>
    </>
  )
}

const keyOf = ({ rewardType, unit }: Pick<Line, 'rewardType' | 'unit'>): string => `${rewardType} ${unit}`

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <Section title="Budget">
      {lines.length === 0 ? (
        <p className={parts.muted}>It has no budget yet, so nothing can be given.</p>
      ) : (
        <ul className={parts.rows}>
          {lines.map((line) => (
            <li key={keyOf(line)}>
              <span className={lists.row}>
                <b>{rewardWords(line.rewardType)}</b>
                <span className={parts.small}>
                  {number(line.granted)} given, {number(line.reserved)} reserved, of {money(line.limit, line.unit)}
                </span>
              </span>
              <span className={share(line.left, line.limit) < 0.1 ? parts.bad : undefined}>
                {money(line.left, line.unit)} left
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const EMPTY = { type: 'DROP', unit: '', limit: '', note: '', changed: '{}' }

function Propose({ budget: { lines, revision }, onReload }: { budget: Budget; onReload: () => void }) {
  const { fields, set, clear } = useTyped('funding', EMPTY)
  const save = useChange(saveGoodwillBudget)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const changed = JSON.parse(fields.changed) as Record<string, string>
  const type = GOODWILL_TYPES.find((one) => one === fields.type) ?? 'DROP'
  const wanted = lines.map((line) => ({ ...line, limit: changed[keyOf(line)] ?? line.limit }))
  const send = async () => {
    const all = [
      ...wanted.map(({ rewardType, unit, limit }) => ({ rewardType, unit, limit })),
      ...(fields.unit === '' ? [] : [{ rewardType: type, unit: fields.unit.trim(), limit: fields.limit }]),
    ]
    const done = await save.run({ body: { lines: all, note: fields.note } }, revision)
    if (done === null) return
    clear()
    if (done.proposal) setProposalId(done.proposal.proposalId)
    else onReload()
  }
  if (proposalId !== null) return <Proposed id={proposalId} />
  return (
    <Section title="Propose other limits">
      <div className={parts.form}>
        {wanted.map((line) => (
          <AmountField
            key={keyOf(line)}
            label={`${rewardWords(line.rewardType)}, ${line.unit}`}
            value={line.limit}
            onChange={(limit) => set({ changed: JSON.stringify({ ...changed, [keyOf(line)]: limit }) })}
          />
        ))}
        <h3>One more line</h3>
        <div className={parts.pair}>
          <Select
            label="As"
            value={type}
            options={GOODWILL_TYPES.map((one) => [one, rewardWords(one)] as const)}
            onChoose={(chosen) => set({ type: chosen })}
          />
          <Labelled label="Unit">
            <Input placeholder="USDT" value={fields.unit} onChange={(event) => set({ unit: event.target.value })} />
          </Labelled>
          {fields.unit !== '' && (
            <AmountField label="Limit" value={fields.limit} onChange={(limit) => set({ limit })} />
          )}
        </div>
        <Note value={fields.note} onChange={(note) => set({ note })} />
        <Failure refusal={save.failure} onReload={onReload} />
        <Button
          variant="primary"
          busy={save.isBusy}
          disabled={fields.unit === '' && wanted.every((line, index) => line.limit === lines[index]?.limit)}
          onClick={() => void send()}
        >
          Propose
        </Button>
      </div>
    </Section>
  )
}
