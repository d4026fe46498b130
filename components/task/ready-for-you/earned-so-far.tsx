import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Amount } from '#components/ui/amount.tsx'
import { isolateLtr } from '#lib/i18n/bidi.ts'
import { formatAmount } from '#lib/i18n/format.ts'
import type { EarnedSums } from '#lib/task/earned-sums.ts'
import styles from './earned-so-far.module.css'

/** What the user has earned, by kind (design §13, "Home"). The legend has the figures of the bar. */
export function EarnedSoFar({ earned: { total, parts, others } }: { earned: EarnedSums }) {
  const t = useTranslations('task')
  const locale = useLocale()
  return (
    <>
      <p className={styles.figure}>
        <Amount money={total} locale={locale} size="XL" />
        {others.map((money) => (
          <Fragment key={money.unit}>
            {' + '}
            <Amount money={money} locale={locale} />
          </Fragment>
        ))}
      </p>
      {parts.length > 1 && (
        <div className={styles.bar} aria-hidden="true">
          {parts.map(({ word, money }) => (
            <i key={word} data-word={word} style={{ flexGrow: money.amount }} />
          ))}
        </div>
      )}
      <ul className={styles.legend}>
        {parts.map(({ word, money }) => (
          <li key={word} data-word={word}>
            {t('amount_of_kind', {
              amount: isolateLtr(locale, formatAmount(locale, money)),
              kind: t(`word.${word}`),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
