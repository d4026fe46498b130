import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { PAYOUT_CODES } from '@fanfare/contract/ops/platform-event.ts'
import {
  earlierPayouts,
  handOverEarlier,
  PAYOUT_STATES,
  payouts,
  retryPayout,
  retryPayouts,
} from '@fanfare/contract/staff/payouts.ts'
import { Change, NOTE, to } from '../form.tsx'
import { anyOf, SecondPerson } from '../inputs.tsx'
import { type FilterSet, ResourceList, Rows } from '../list.tsx'
import { Columns, Figures, Muted, Page, Person, Read, Section, State, To } from '../parts.tsx'
import { may } from '../use-call.ts'
import {
  distance,
  figure,
  moment,
  momentWithZone,
  money,
  moneys,
  number,
  plural,
  rewardSums,
  sum,
  wordsOf,
} from '../words.ts'
import { Day, Differences } from './wallet.tsx'

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
  const [openedAt] = useState(Date.now)
  return (
    <Page title="Payouts" note={`Rewards handed to the wallet, ${momentWithZone(openedAt)}`}>
      <Read call={payouts} input={{ pageSize: 1 }}>
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
                <Earlier />
                {failedOf(sums.filter(({ state }) => state === 'FAILED'))}
                {may('risk') && (
                  <ResourceList
                    call={payouts}
                    input={{ pageSize: 25 }}
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
                        code && `${state === 'FAILED' ? '' : 'Last answer: '}${CODES[code]}.`,
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
                                more={() => <SecondPerson rule="payoutAbove" money={{ amount, unit }} />}
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

/** Since when rewards have payouts, and those from before, which the wallet is asked for only when a person says so. */
const Earlier = () => (
  <Read call={earlierPayouts} input={{}}>
    {({ since, count, more, sums }) => (
      <Section title="Since when">
        {since === null ? (
          <Muted>Payouts are off. Rewards that are granted are the platform’s to pay.</Muted>
        ) : (
          <p>
            {`Payouts since ${momentWithZone(since)}; granted before: ${number(count)}${more ? ' or more' : ''}, not paid here`}
            {count > 0 && ` (${more ? 'the oldest: ' : ''}${rewardSums(sums)})`}.
          </p>
        )}
        {count > 0 && may('risk') && (
          <Change
            call={handOverEarlier}
            label="Hand over these too…"
            title={`Ask the wallet to pay ${plural(Math.min(count, RETRIED_MOST), 'earlier reward')}?`}
            action="Hand over"
            variant="danger"
            fields={{ note: NOTE }}
            send={({ note }) => ({ body: { maximum: RETRIED_MOST, note } })}
            asks="Until then the platform paid by its own ways. Hand them over only if it has not paid them: the wallet cannot know. The oldest go first, each gets one payout."
            more={() => <SecondPerson rule="payoutAbove" />}
          />
        )}
      </Section>
    )}
  </Read>
)

const countOf = (sums: readonly Sum[]) => sums.reduce((total, { count }) => total + count, 0)

const amountsOf = (sums: readonly Sum[]) =>
  moneys(
    [...Map.groupBy(sums, ({ unit }) => unit)].map(([unit, same]) => ({
      unit,
      amount: sum(same.map(({ amount }) => amount)),
    })),
  )

/** Failed payouts by the wallet's reason. */
const failedOf = (sums: readonly Sum[]) => (
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
              <code>{code}</code>
              {`, ${plural(countOf(same), 'payout')}, ${amountsOf(same)}`}
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
                more={() => <SecondPerson rule="payoutAbove" />}
              />
            )),
        }
      }}
    />
  </Section>
)
