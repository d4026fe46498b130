import { useLocale, useTranslations } from 'next-intl'
import { BigAmount } from '#components/ui/text/big-amount.tsx'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatMoney } from '@fanfare/languages/format.ts'
import type { EarnedSums } from '#lib/task/earned-sums.ts'
import { Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './earned-so-far.module.css'

/** The sum of the claimed rewards, by kind (design §13, "Home"). The legend has the figures of the bar. */
export function EarnedSoFar({ earned: { total, parts, others } }: { earned: EarnedSums }) {
  const t = useTranslations('task')
  const locale = useLocale()
  return (
    <>
      <BigAmount money={total} locale={locale} className={styles.figure} />
      {others.length > 0 && (
        <Text tone="secondary">+ {others.map((money) => formatMoney(locale, money)).join(' + ')}</Text>
      )}
      {parts.length > 1 && (
        <div className={styles.bar} aria-hidden="true">
          {parts.map(({ word, money }) => (
            <i key={word} className={styles.part} data-word={word} style={{ flexGrow: money.amount }} />
          ))}
        </div>
      )}
      <Row as="ul" wrap size="note" tone="secondary" className={styles.legend}>
        {parts.map(({ word, money }) => (
          <li key={word} className={styles.part} data-word={word}>
            {t('amount_of_kind', {
              amount: isolateLtr(locale, formatAmount(locale, money)),
              kind: t(`word.${word}`),
            })}
          </li>
        ))}
      </Row>
    </>
  )
}
