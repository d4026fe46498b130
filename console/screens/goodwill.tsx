import Big from 'big.js'
import type { CallData } from '@fanfare/contract/define-call.ts'
import {
  GOODWILL_TYPES,
  goodwillBudget,
  GRANT_REASONS,
  grantGoodwill,
  saveGoodwillBudget,
} from '@fanfare/contract/staff/goodwill.ts'
import { Change, NOTE, pick, TICKET } from '../form.tsx'
import { amountFault, type Field, Select } from '../inputs.tsx'
import { Rows } from '../list.tsx'
import { Columns, Facts, Form, Muted, Page, Read, Section } from '../parts.tsx'
import { useCall, may, useTyped } from '../use-call.ts'
import { money, number, rewardTitle, share } from '../words.ts'

type Line = CallData<typeof goodwillBudget>['lines'][number]
type Left = CallData<typeof grantGoodwill>['left']

const keyOf = ({ rewardType, unit }: Pick<Line, 'rewardType' | 'unit'>) => `${rewardType} ${unit}`
const nameOf = ({ rewardType, unit }: Line) => `${rewardTitle(rewardType)}, ${unit}`

const kindOptions = GOODWILL_TYPES.map((type): [string, string] => [type, rewardTitle(type)])
const isGoodwillType = (type: string): type is (typeof GOODWILL_TYPES)[number] =>
  (GOODWILL_TYPES as readonly string[]).includes(type)

/** Shows the limits of goodwill and what is left of them; operators propose other limits. */
export const GoodwillBudget = () => (
  <Page title="Goodwill" note="Support pays goodwill out of this budget. Other limits always need a second person.">
    <Read call={goodwillBudget} input={{}}>
      {({ lines, revision }) => (
        <Columns>
          <Section title="Budget">
            <Rows
              of={lines}
              empty="It has no budget yet, so nothing can be given."
              row={(line) => ({
                name: rewardTitle(line.rewardType),
                lines: [
                  `${number(line.granted)} given, ${number(line.reserved)} reserved, of ${money(line.limit, line.unit)}`,
                ],
                end: (
                  <span className={share(line.left, line.limit) < 0.1 ? 'bad' : undefined}>
                    {`${money(line.left, line.unit)} left`}
                  </span>
                ),
              })}
            />
          </Section>
          {may('operator') && (
            <Section key={revision} title="Propose other limits">
              <Change
                call={saveGoodwillBudget}
                revision={revision}
                fields={({ type }) => ({
                  ...Object.fromEntries(
                    lines.map((line): [string, Field] => [
                      keyOf(line),
                      { label: nameOf(line), as: 'amount', start: line.limit },
                    ]),
                  ),
                  type: { label: 'Another kind of reward', options: kindOptions, none: 'None' } satisfies Field,
                  unit: type && { label: 'Its unit', placeholder: 'USDT' },
                  limit: type && { label: 'Its limit', as: 'amount' },
                  note: NOTE,
                })}
                send={({ type, unit, limit, note, ...limits }) => ({
                  body: {
                    lines: [
                      ...lines.map((line) => ({
                        rewardType: line.rewardType,
                        unit: line.unit,
                        limit: (limits as Record<string, string>)[keyOf(line)] ?? line.limit,
                      })),
                      ...(isGoodwillType(type) ? [{ rewardType: type, unit: unit.trim(), limit }] : []),
                    ],
                    note,
                  },
                })}
                label="Propose"
                variant="primary"
                disabled={({ type, unit, limit, ...values }) =>
                  type
                    ? !unit || !limit
                    : lines.every((line) => (values as Record<string, string>)[keyOf(line)] === line.limit)
                }
              />
            </Section>
          )}
        </Columns>
      )}
    </Read>
  </Page>
)

export const Goodwill = ({ userId }: { userId: string }) => (
  <Section title="Goodwill">
    <Read call={goodwillBudget} input={{}}>
      {({ lines }) =>
        lines[0] ? (
          <Grant userId={userId} lines={lines} first={lines[0]} />
        ) : (
          <Muted>Goodwill has no budget yet. An operator proposes one.</Muted>
        )
      }
    </Read>
  </Section>
)

/** The limit that an amount exceeds; null for none. The gateway decides by the same limits. */
function limitFault(amount: string, unit: string, left: Left) {
  const limits = [
    ['One grant is at most', left.each],
    ['Left for this user this month:', left.userMonth],
    ['Left for you today:', left.actorDay],
    ['Left in the budget:', left.budget],
  ] as const
  for (const [words, limit] of limits) if (limit && new Big(amount).gt(limit)) return `${words} ${money(limit, unit)}.`
  return new Big(amount).gt(0) ? null : 'An amount must be above 0.'
}

/** Shows every limit before the button; a dry run without an amount returns them. */
function Grant({ userId, lines, first }: { userId: string; lines: readonly Line[]; first: Line }) {
  const { fields, set } = useTyped('goodwill-line', { line: '' })
  const line = lines.find((one) => keyOf(one) === fields.line) ?? first
  const { unit, rewardType } = line
  const asked = { userId, rewardType, unit, reason: GRANT_REASONS[0], ticket: '', note: '' }
  const limits = useCall(grantGoodwill, { dryRun: '1', body: asked })
  const left = limits.data?.left
  const isAmount = (amount: string) => amount && !amountFault(amount)
  const faultOf = (amount = '') => (left && isAmount(amount) ? limitFault(amount, unit, left) : null)
  const needsSecond = (amount: string) => left && isAmount(amount) && new Big(amount).gt(left.alone)
  const limit = (value: string | null) => value && money(value, unit)
  return (
    <Form>
      <Select
        label="As"
        value={keyOf(line)}
        options={lines.map((one) => [keyOf(one), nameOf(one)])}
        onChoose={(chosen) => set({ line: chosen })}
      />
      <Change
        call={grantGoodwill}
        fields={({ amount }) => ({
          amount: { label: `Amount, ${unit}`, as: 'amount', fault: faultOf(amount) } as const,
          reason: pick('Reason', GRANT_REASONS),
          ticket: TICKET,
          note: NOTE,
        })}
        send={(values) => ({ body: { userId, rewardType, unit, ...values } })}
        more={({ amount }) => (
          <>
            {left && (
              <Facts
                aria-label="Limits"
                of={{
                  'Left in the budget': limit(left.budget),
                  'You can give alone': limit(left.alone),
                  'One grant at most': limit(left.each),
                  'Left for this user this month': limit(left.userMonth),
                  'Left for you today': limit(left.actorDay),
                }}
              />
            )}
            {needsSecond(amount) && !faultOf(amount) && (
              <small>A second person must approve it: above what you can give alone.</small>
            )}
          </>
        )}
        label={({ amount }) =>
          `${needsSecond(amount) ? 'Propose' : 'Give'}${isAmount(amount) ? ` ${money(amount, unit)}` : ''}`
        }
        variant="primary"
        disabled={({ amount, ticket }) => !isAmount(amount) || !!faultOf(amount) || !ticket}
        done={() => 'Given. The user gets a message.'}
      />
    </Form>
  )
}
