import { isReversible } from '@fanfare/contract/ops/platform-event.ts'
import { staffUserEvents, staffUserLedger, staffUserMessages, staffUserRewards } from '@fanfare/contract/staff/users.ts'
import { cx } from '#components/ui/cx.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Loaded, Section } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { useCall, useSigned } from '../../use-call.ts'
import { day, factText, moment, number, rewardText, siteText, wordsOf } from '../../words.ts'
import { Hold, TakeBack, TakeBackEvent } from './corrections.tsx'

const FEW = { pageSize: 20 } as const
export const REWARD_TONES = {
  GRANTED: 'good',
  HOLD: 'warning',
  REVIEW: 'warning',
  USED: 'neutral',
  EXPIRED: 'neutral',
  CANCELLED: 'error',
} as const

const none = (words: string) => <p className={parts.muted}>{words}</p>

/** A link from a payout names its reward in the address. */
function showAsked(row: HTMLLIElement | null): void {
  if (row === null || location.hash !== `#${row.id}`) return
  row.tabIndex = -1
  row.focus()
}

export function Rewards({ userId }: { userId: string }) {
  const { may } = useSigned()
  const rewards = useCall(staffUserRewards, { params: { userId }, query: FEW })
  return (
    <Section title="Rewards">
      <Loaded of={rewards}>
        {({ items }) =>
          items.length === 0 ? (
            none('None was granted.')
          ) : (
            <ul className={parts.rows}>
              {items.map((item) => {
                const { rewardId, reward, state, grantedAt, activityTitle, reasonCode, revision } = item
                const isOpen = state === 'GRANTED' || state === 'HOLD'
                return (
                  <li key={rewardId} id={rewardId} ref={showAsked}>
                    <span>
                      <b>{rewardText(reward)}</b>
                      <span className={parts.small}>
                        {' '}
                        {activityTitle}, {moment(grantedAt)}
                        {reasonCode === undefined ? '' : `. ${siteText(String(reasonCode))}`}
                      </span>
                    </span>
                    <Chip tone={REWARD_TONES[state]}>{wordsOf(state)}</Chip>
                    {isOpen && may('risk') && (
                      <span key={revision} className={cx(parts.actions, parts.wide)}>
                        <Hold reward={item} onChanged={rewards.reload} />
                        <TakeBack reward={item} onChanged={rewards.reload} />
                      </span>
                    )}
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

/** `DROP:USDT` in words. */
const assetWords = (asset: string): string =>
  asset
    .split(':')
    .map((part, index) => (index === 0 ? wordsOf(part) : part))
    .join(' ')

export function Ledger({ userId }: { userId: string }) {
  const ledger = useCall(staffUserLedger, { params: { userId }, query: FEW })
  const state = ledger.data && (
    <Chip tone={ledger.data.balanced ? 'good' : 'error'}>{ledger.data.balanced ? 'Balanced' : 'Not balanced'}</Chip>
  )
  return (
    <Section title="Ledger" aside={state}>
      <Loaded of={ledger}>
        {({ items, sums }) =>
          sums.length === 0 ? (
            none('Nothing has moved.')
          ) : (
            <>
              <ul className={parts.rows}>
                {items.map(({ transferId, kind, at, amount, asset }) => (
                  <li key={`${transferId} ${asset}`}>
                    <span>
                      {wordsOf(kind)}, {assetWords(asset)}
                      <span className={parts.small}> {moment(at)}</span>
                    </span>
                    <span>{number(amount)}</span>
                  </li>
                ))}
              </ul>
              <dl className={parts.facts}>
                {sums.map(({ asset, balance, granted, used, expired, cancelled }) => (
                  <div key={asset}>
                    <dt>
                      {assetWords(asset)}: {number(granted)} granted − {number(used)} used − {number(expired)} expired −{' '}
                      {number(cancelled)} cancelled
                    </dt>
                    <dd>
                      <b>{number(balance)}</b>
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

export function Events({ userId }: { userId: string }) {
  const { may } = useSigned()
  const events = useCall(staffUserEvents, { params: { userId }, query: FEW })
  return (
    <Section title="Events" aside="the newest 20">
      <Loaded of={events}>
        {({ items }) =>
          items.length === 0 ? (
            none('The platform has sent nothing.')
          ) : (
            <ul className={parts.rows}>
              {items.map(({ eventId, type, occurredAt, payload, reversedBy }) => (
                <li key={eventId}>
                  <span>
                    {wordsOf(type)}
                    {factText(payload) !== '' && <b> {factText(payload)}</b>} <code>{eventId}</code>
                    {reversedBy !== null && <span className={parts.bad}> reversed</span>}
                  </span>
                  <span className={parts.small}>{moment(occurredAt)}</span>
                  {reversedBy === null && isReversible(type) && may('risk') && (
                    <span className={cx(parts.actions, parts.wide)}>
                      <TakeBackEvent eventId={eventId} onChanged={events.reload} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

export function Messages({ userId }: { userId: string }) {
  const messages = useCall(staffUserMessages, { params: { userId }, query: FEW })
  return (
    <Section title="Messages">
      <Loaded of={messages}>
        {({ items }) =>
          items.length === 0 ? (
            none('None was sent.')
          ) : (
            <ul className={parts.rows}>
              {items.map(({ id, title, createdAt, readAt }) => (
                <li key={id}>
                  <span dir="auto">{title}</span>
                  <span className={parts.small}>
                    {day(createdAt)}, {readAt === null ? 'not read' : 'read'}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}
