import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import {
  CANCEL_REASONS,
  cancelReward,
  holdReward,
  REVERSAL_REASONS,
  reverseEvent,
} from '@fanfare/contract/staff/corrections.ts'
import type { staffUserRewards } from '@fanfare/contract/staff/users.ts'
import { Confirm, Note } from '../../lists.tsx'
import { AmountField, Input, Labelled, Proposed, SecondPerson, Select } from '../../parts.tsx'
import { useChange, useTyped } from '../../use-call.ts'
import { plural, rewardText, siteText, wordsOf } from '../../words.ts'

type Reward = CallData<typeof staffUserRewards>['items'][number]

const DAY_MS = 86_400_000
const MOST_DAYS = 30
const REASONS = CANCEL_REASONS.map((reason) => [reason, siteText(reason)] as const)

const Ticket = ({ value, onChange }: { value: string; onChange: (ticket: string) => void }) => (
  <Labelled label="Ticket">
    <Input maxLength={64} value={value} onChange={(event) => onChange(event.target.value)} />
  </Labelled>
)

interface Changing {
  reward: Reward
  onChanged: () => void
}

/** The typed amount, else what is left of it; undefined for a thing. */
function unusedOf({ reward: { amount }, left }: Reward, typed: string): { amount: string; unit: string } | undefined {
  if (!('unit' in amount)) return undefined
  return { amount: typed.trim() || (left?.amount ?? amount.amount), unit: amount.unit }
}

/** Takes back what is unused of a reward; a second person decides above the limit of policy. */
export function TakeBack({ reward, onChanged }: Changing) {
  const cancel = useChange(cancelReward)
  const { fields, set, clear } = useTyped(`cancel-${reward.rewardId}`, {
    amount: '',
    reason: CANCEL_REASONS[0] as string,
    ticket: '',
    note: '',
  })
  const [proposal, setProposal] = useState<string | null>(null)
  const run = async () => {
    const { amount, reason, ticket, note } = fields
    const body = { ...(amount.trim() && { amount: amount.trim() }), reason: reason as never, ticket, note }
    const answer = await cancel.run({ params: { rewardId: reward.rewardId }, body }, reward.revision)
    if (answer === null) return false
    clear()
    setProposal(answer.proposal?.proposalId ?? null)
    if (answer.done) onChanged()
    return true
  }
  return (
    <>
      <Confirm
        name={`cancel-${reward.rewardId}`}
        label="Take back…"
        title={`Take back ${rewardText(reward.reward)}?`}
        action="Take back"
        variant="danger"
        change={cancel}
        second={<SecondPerson rule="cancelAbove" money={unusedOf(reward, fields.amount)} />}
        onConfirm={run}
        onReload={onChanged}
      >
        <p>What is unused returns to the budget of the activity. The user gets a message with the reason.</p>
        <AmountField
          label="Amount"
          hint="Empty: all that is left."
          value={fields.amount}
          onChange={(amount) => set({ amount })}
        />
        <Select label="Reason" value={fields.reason} options={REASONS} onChoose={(reason) => set({ reason })} />
        <Ticket value={fields.ticket} onChange={(ticket) => set({ ticket })} />
        <Note value={fields.note} onChange={(note) => set({ note })} />
      </Confirm>
      {proposal !== null && <Proposed id={proposal} />}
    </>
  )
}

/** Holds a granted reward for some days, or lets a held one go. */
export function Hold({ reward, onChanged }: Changing) {
  const hold = useChange(holdReward)
  const isHeld = reward.state === 'HOLD'
  const { fields, set, clear } = useTyped(`hold-${reward.rewardId}`, { days: '3', note: '' })
  const run = async () => {
    const until = isHeld ? null : Date.now() + Number(fields.days) * DAY_MS
    const body = { until, note: fields.note }
    if ((await hold.run({ params: { rewardId: reward.rewardId }, body }, reward.revision)) === null) return false
    clear()
    onChanged()
    return true
  }
  return (
    <Confirm
      name={`hold-${reward.rewardId}`}
      label={isHeld ? 'Let go…' : 'Hold…'}
      title={isHeld ? `Let ${rewardText(reward.reward)} go?` : `Hold ${rewardText(reward.reward)}?`}
      action={isHeld ? 'Let go' : 'Hold'}
      change={hold}
      onConfirm={run}
      onReload={onChanged}
    >
      <p>{isHeld ? 'It is paid as usual from now on.' : 'Its payout waits. The user reads when it unlocks.'}</p>
      {!isHeld && (
        <Labelled label="Days" hint={`1 to ${MOST_DAYS}`}>
          <Input
            type="number"
            min={1}
            max={MOST_DAYS}
            value={fields.days}
            onChange={(event) => set({ days: event.target.value })}
          />
        </Labelled>
      )}
      <Note value={fields.note} onChange={(note) => set({ note })} />
    </Confirm>
  )
}

type Consequences = CallData<typeof reverseEvent>['consequences']

/** The effects of a reversal in short sentences. */
export function effectsOf({ tasks, rewards, boards, frozen, rebates }: Consequences): string[] {
  const moved = rewards.filter(({ state, becomes }) => state !== becomes)
  const lost = tasks.filter(({ before, after, disputed }) => before !== after || disputed)
  return [
    ...lost.map(
      ({ alias, taskId, before, after, disputed }) =>
        `${alias}, ${taskId}: ${before === after ? 'not earned without it' : `${wordsOf(before)} → ${wordsOf(after)}`}${disputed && before === 'COMPLETED' ? '; a claim waits for a review' : ''}`,
    ),
    ...moved.map(({ rewardId, state, becomes }) => `Reward ${rewardId}: ${wordsOf(state)} → ${wordsOf(becomes)}`),
    ...(rewards.length > moved.length
      ? [
          `${plural(rewards.length - moved.length, 'reward stays as it is', 'rewards stay as they are')}: only the platform can take back what was paid.`,
        ]
      : []),
    ...boards.map(({ alias, track }) => `Place on ${alias}, ${track}: with the next ranking`),
    ...frozen.map((alias) => `${alias}: its result is final and stays`),
    ...(Number(rebates.amount) === 0 ? [] : [`Agents return ${rewardText({ amount: rebates, label: '' })}`]),
  ]
}

/** Takes back a wrong event, with its effects before. */
export function TakeBackEvent({ eventId, onChanged }: { eventId: string; onChanged: () => void }) {
  const reverse = useChange(reverseEvent)
  const rehearse = useChange(reverseEvent)
  const [effects, setEffects] = useState<string[]>([])
  const [proposal, setProposal] = useState<string | null>(null)
  const { fields, set, clear } = useTyped(`reverse-${eventId}`, {
    reason: REVERSAL_REASONS[0] as string,
    ticket: '',
    note: '',
  })
  const look = async () => {
    const body = { reason: 'WRONG_FACT', ticket: '-', note: '' }
    const answer = await rehearse.run({ params: { eventId }, query: { dryRun: '1' }, body })
    setEffects(answer === null ? [] : effectsOf(answer.consequences))
    return true
  }
  const run = async () => {
    const answer = await reverse.run({ params: { eventId }, body: fields })
    if (answer === null) return false
    clear()
    setProposal(answer.proposal?.proposalId ?? null)
    if (answer.done) onChanged()
    return true
  }
  return (
    <>
      <Confirm
        name={`reverse-${eventId}`}
        label="Reverse…"
        title="Reverse this event?"
        action="Reverse"
        variant="danger"
        change={{ isBusy: reverse.isBusy || rehearse.isBusy, failure: reverse.failure ?? rehearse.failure }}
        onOpen={look}
        second={<SecondPerson rule="reversal" />}
        onConfirm={run}
        onReload={onChanged}
      >
        <p>
          Nothing counts <code>{eventId}</code> any more. A reversal can’t be reversed: the platform sends the fact
          again.
        </p>
        {rehearse.failure === null &&
          (effects.length === 0 ? (
            <p>Rehearsed: no task, reward or place changes by it.</p>
          ) : (
            <ul aria-label="Rehearsed: what changes">
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          ))}
        <Select
          label="Reason"
          value={fields.reason}
          options={REVERSAL_REASONS.map((one) => [one, wordsOf(one)] as const)}
          onChoose={(reason) => set({ reason })}
        />
        <Ticket value={fields.ticket} onChange={(ticket) => set({ ticket })} />
        <Note value={fields.note} onChange={(note) => set({ note })} />
      </Confirm>
      {proposal !== null && <Proposed id={proposal} />}
    </>
  )
}
