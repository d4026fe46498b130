'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { agentStatement } from '@fanfare/contract/agent/statement.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { serverNow } from '#lib/http/clock.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { type Fact, Facts, Note, Row } from '#components/ui/layout/layout.tsx'
import { useTableWords } from '../table/use-table-words.tsx'
import styles from './statement.module.css'

export type Statement = NonNullable<CallData<typeof agentStatement>['statement']>

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
      <Row gap="8 12" align="center" wrap>
        <Chip tone={settled ? 'good' : 'neutral'}>{t(settled ? 'closed' : 'open')}</Chip>
        <Note as="span" size="small">
          {t('zone', { zone })}
        </Note>
      </Row>
      <Facts
        look="columns"
        top="14"
        className={styles.totals}
        facts={[
          [t('lines'), words.count(lines)],
          ...amounts.map(
            ([name, money]): Fact =>
              money && [t(name), name === 'paid' ? <b key={name}>{words.money(money)}</b> : words.money(money)],
          ),
        ]}
      />
    </div>
  )
}
