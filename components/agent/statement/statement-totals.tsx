'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import type { agentStatement } from '@fanfare/contract/agent/statement.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { serverNow } from '#lib/http/clock.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { shownParts, withShown, type ShownMoney } from '#lib/money/shown-parts.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Text } from '#components/ui/text/text.tsx'
import { useTableWords } from '../table/use-table-words.tsx'
import styles from './statement.module.css'

export type Statement = NonNullable<CallData<typeof agentStatement>['statement']>

const negative = (money: ShownMoney): ShownMoney => ({ ...money, amount: new Big(money.amount).times(-1).toFixed() })

/**
 * The amounts of a month as they add up on the screen: rebate + carried in = paid + carried on, in an open month without its days that
 * are not paid yet; days to both. A day that is paid as it was earned has one figure in both columns.
 */
export function shownStatement(statement: Statement): Statement {
  const { rebate, carried, paid, days } = statement
  const carriedIn = statement.carriedIn ?? { ...carried, amount: '0' }
  const unpaid = new Big(rebate.amount).plus(carriedIn.amount).minus(paid.amount).minus(carried.amount).toFixed()
  const sides = shownParts([paid, carried, negative(carriedIn), { ...rebate, amount: unpaid }], rebate)
  const [shownPaid = paid, shownCarried = carried, before = carriedIn] = sides.parts
  const paidDays = withShown(days, 'paid', shownPaid).rows
  const isSame = days.map((day) => new Big(day.rebate.amount).eq(day.paid.amount))
  const target = paidDays.reduce(
    (rest, day, place) => (isSame[place] === true ? rest.minus(day.paid.amount) : rest),
    new Big(sides.total.amount),
  )
  const others = withShown(
    days.filter((_, place) => isSame[place] === false),
    'rebate',
    { ...sides.total, amount: target.toFixed() },
  )
  const byDay = new Map(others.rows.map((row) => [row.day, row.rebate]))
  const together = withShown(days, 'rebate', sides.total).rows
  const fits = target.eq(others.total.amount)
  return {
    ...statement,
    rebate: sides.total,
    paid: shownPaid,
    carried: shownCarried,
    ...(statement.carriedIn && { carriedIn: negative(before) }),
    days: paidDays.map((row, place) => ({
      ...row,
      rebate: (fits ? (byDay.get(row.day) ?? row.paid) : together[place]?.rebate) ?? row.rebate,
    })),
  }
}

/** Fees, deductions and rebates of a month, and what was paid. */
export function StatementTotals({ statement }: { statement: Statement }) {
  const t = useTranslations('agent.statement')
  const locale = useLocale()
  const words = useTableWords(statement.timeZone)
  const { lines, settled, timeZone, rebate } = statement
  const zone = isolateLtr(locale, zoneName(serverNow(), timeZone))
  const amounts = [
    ['fee', statement.fee],
    ['bonus_fee', statement.bonusFee],
    ['rebate', rebate],
    ['clawed_back', statement.clawedBack],
    ['carried_in', statement.carriedIn],
    ['paid', statement.paid],
    ['carried', statement.carried],
  ] as const
  return (
    <div>
      <div className={styles.state}>
        <Chip tone={settled ? 'good' : 'neutral'}>{t(settled ? 'closed' : 'open')}</Chip>
        <Text as="span" size="small" tone="secondary">
          {t('zone', { zone })}
        </Text>
      </div>
      <dl className={styles.totals}>
        <div>
          <dt>{t('lines')}</dt>
          <dd>{words.count(lines)}</dd>
        </div>
        {amounts.map(
          ([name, money]) =>
            money && (
              <div key={name} data-strong={name === 'paid' ? '' : undefined}>
                <dt>{t(name)}</dt>
                <dd>{words.money(money)}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
