import type { CallData } from '@fanfare/contract/define-call.ts'
import { isReversible } from '@fanfare/contract/ops/platform-event.ts'
import {
  CANCEL_REASONS,
  cancelReward,
  holdReward,
  REVERSAL_REASONS,
  reverseEvent,
} from '@fanfare/contract/staff/corrections.ts'
import { staffUserEvents, staffUserLedger, staffUserMessages, staffUserRewards } from '@fanfare/contract/staff/users.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Change, NOTE, pick, TICKET, to } from '../form.tsx'
import { SecondPerson } from '../inputs.tsx'
import { type ItemOf, ResourceList, Rows } from '../list.tsx'
import { FactRows, Read, State } from '../parts.tsx'
import { may } from '../use-call.ts'
import { assetTitle, day, factText, moment, number, plural, rewardText, siteText, wordsOf } from '../words.ts'

/** Focuses the reward that a link from a payout names in its hash. */
function showAsked(row: HTMLLIElement | null) {
  if (!row || location.hash !== `#${row.id}`) return
  row.tabIndex = -1
  row.focus()
}

interface ListProps {
  of: { userId: string; pageSize: number }
}

export const Rewards = ({ of }: ListProps) => (
  <ResourceList
    call={staffUserRewards}
    input={of}
    title="Rewards"
    empty="None was granted."
    row={(item) => {
      const { rewardId, reward, state, grantedAt, activityTitle, reasonCode, revision } = item
      const isHeld = state === 'HOLD'
      return {
        key: rewardId + revision,
        id: rewardId,
        ref: showAsked,
        name: rewardText(reward),
        lines: [`${activityTitle}, ${moment(grantedAt)}${reasonCode ? `. ${siteText(reasonCode)}` : ''}`],
        end: <State of={state} />,
        below: (state === 'GRANTED' || isHeld) && may('risk') && (
          <>
            <Change
              call={holdReward}
              name={`hold-${rewardId}`}
              revision={revision}
              label={isHeld ? 'Let go…' : 'Hold…'}
              title={isHeld ? `Let ${rewardText(reward)} go?` : `Hold ${rewardText(reward)}?`}
              action={isHeld ? 'Let go' : 'Hold'}
              fields={{
                days: !isHeld && { label: 'Days', hint: '1 to 30', type: 'number', min: 1, max: 30, start: '3' },
                note: NOTE,
              }}
              send={({ days, note }) => ({
                rewardId,
                body: { until: isHeld ? null : Date.now() + Number(days) * DAY_MS, note },
              })}
              asks={isHeld ? 'It is paid as usual from now on.' : 'Its payout waits. The user reads when it unlocks.'}
              more={() => isHeld && <SecondPerson rule="reviewAbove" money={unusedOf(item, '')} />}
            />
            <TakeBack reward={item} />
          </>
        ),
      }
    }}
  />
)

export const Ledger = ({ of }: ListProps) => (
  <ResourceList
    call={staffUserLedger}
    input={of}
    title="Ledger"
    aside={({ balanced }) => <Chip tone={balanced ? 'good' : 'error'}>{balanced ? 'Balanced' : 'Not balanced'}</Chip>}
    empty="Nothing has moved."
    row={({ kind, at, amount, asset }) => ({
      title: `${wordsOf(kind)}, ${assetTitle(asset)}`,
      lines: [moment(at)],
      end: number(amount),
    })}
  >
    {({ sums }) => (
      <FactRows
        of={sums.map(({ asset, balance, granted, used, expired, cancelled }) => [
          `${assetTitle(asset)}: ${number(granted)} granted − ${number(used)} used − ${number(expired)} expired − ${number(cancelled)} cancelled`,
          <b key={asset}>{number(balance)}</b>,
        ])}
      />
    )}
  </ResourceList>
)

export const Events = ({ of }: ListProps) => (
  <ResourceList
    call={staffUserEvents}
    input={of}
    title="Events"
    aside="the newest 20"
    empty="The platform has sent nothing."
    row={({ eventId, type, occurredAt, payload, reversedBy }) => ({
      key: eventId,
      title: (
        <>
          {wordsOf(type)} {factText(payload) && <b>{factText(payload)}</b>} <code>{eventId}</code>
          {reversedBy && <span className="bad"> reversed</span>}
        </>
      ),
      at: moment(occurredAt),
      below: !reversedBy && isReversible(type) && may('risk') && (
        <Change
          call={reverseEvent}
          name={`reverse-${eventId}`}
          label="Reverse…"
          title="Reverse this event?"
          action="Reverse"
          variant="danger"
          fields={{ reason: pick('Reason', REVERSAL_REASONS), ticket: TICKET, note: NOTE }}
          send={to({ eventId })}
          more={() => <SecondPerson rule="reversal" />}
          asks={
            <>
              Nothing counts <code>{eventId}</code> any more. A reversal can’t be reversed: the platform sends the fact
              again.
            </>
          }
        >
          <Read
            call={reverseEvent}
            input={{ eventId, dryRun: '1', body: { reason: 'WRONG_FACT', ticket: '-', note: '' } }}
          >
            {({ consequences }) => (
              <Rows
                of={effectsOf(consequences)}
                label="Rehearsed: what changes"
                empty="Rehearsed: no task, reward or place changes by it."
                row={(title) => ({ title })}
              />
            )}
          </Read>
        </Change>
      ),
    })}
  />
)

export const Messages = ({ of }: ListProps) => (
  <ResourceList
    call={staffUserMessages}
    input={of}
    title="Messages"
    empty="None was sent."
    row={({ title, createdAt, readAt }) => ({
      title: <span dir="auto">{title}</span>,
      at: `${day(createdAt)}, ${readAt ? 'read' : 'not read'}`,
    })}
  />
)

type Reward = ItemOf<typeof staffUserRewards>

/** The typed amount, else what is left of the reward; undefined where it is no money. */
function unusedOf({ reward: { amount }, left }: Reward, typed: string) {
  return 'unit' in amount ? { amount: typed || (left?.amount ?? amount.amount), unit: amount.unit } : undefined
}

/** Takes back what is unused of a reward; a second person decides above the limit of policy. */
export const TakeBack = ({ reward }: { reward: Reward }) => (
  <Change
    call={cancelReward}
    name={`cancel-${reward.rewardId}`}
    revision={reward.revision}
    label="Take back…"
    title={`Take back ${rewardText(reward.reward)}?`}
    action="Take back"
    variant="danger"
    fields={{
      amount: { label: 'Amount', hint: 'Empty: all that is left.', as: 'amount' },
      reason: pick('Reason', CANCEL_REASONS, siteText),
      ticket: TICKET,
      note: NOTE,
    }}
    send={({ amount, ...body }) => ({
      rewardId: reward.rewardId,
      body: { ...(amount && { amount }), ...body },
    })}
    more={({ amount }) => <SecondPerson rule="cancelAbove" money={unusedOf(reward, amount)} />}
    asks="What is unused returns to the budget of the activity. The user gets a message with the reason."
  />
)

const DAY_MS = 86_400_000

type Consequences = CallData<typeof reverseEvent>['consequences']

/** The effects of a reversal in short sentences. */
export function effectsOf({ tasks, rewards, boards, frozen, rebates }: Consequences) {
  const moved = rewards.filter(({ state, becomes }) => state !== becomes)
  const stay = rewards.length - moved.length
  return [
    ...tasks
      .filter(({ before, after, disputed }) => before !== after || disputed)
      .map(
        ({ alias, taskId, before, after, disputed }) =>
          `${alias}, ${taskId}: ${before === after ? 'not earned without it' : `${wordsOf(before)} → ${wordsOf(after)}`}${disputed && before === 'COMPLETED' ? '; a claim waits for a review' : ''}`,
      ),
    ...moved.map(({ rewardId, state, becomes }) => `Reward ${rewardId}: ${wordsOf(state)} → ${wordsOf(becomes)}`),
    stay > 0 &&
      `${plural(stay, 'reward stays as it is', 'rewards stay as they are')}: only the platform can take back what was paid.`,
    ...boards.map(({ alias, track }) => `Place on ${alias}, ${track}: with the next ranking`),
    ...frozen.map((alias) => `${alias}: its result is final and stays`),
    Number(rebates.amount) !== 0 && `Agents return ${rewardText({ amount: rebates, label: '' })}`,
  ].filter((effect) => effect !== false)
}
