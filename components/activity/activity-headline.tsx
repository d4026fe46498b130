import { useWords } from '#components/ui/text/use-words.ts'
import { Amount } from '#components/ui/text/amount.tsx'
import { numberWidth } from '#components/ui/text/number-width.ts'
import { cx } from '#components/ui/cx.ts'
import styles from './activity-headline.module.css'
import { headlineLabel, prizeHeadlineOf, type HeadlineSubject } from './prize-headline-of.ts'

/** The prize headline on a card: `250,000 USDT prize pool`. */
export function ActivityHeadline({ wide, ...activity }: HeadlineSubject & { wide?: boolean }) {
  const { t, locale, amount } = useWords()
  const headline = prizeHeadlineOf(activity)
  if (!headline) return null
  const { money, lead, label } = headline
  // The other labels already say what the sum takes.
  const hasLead = lead !== null && label === 'activity.rewards_label'
  return (
    <p className={cx(styles.headline, wide && styles.wide)} style={{ '--number-width': numberWidth(amount(money)) }}>
      {hasLead && <span>{t(lead)} </span>}
      <Amount money={money} size="L" className={styles.figure} /> <span>{headlineLabel(headline, { t, locale })}</span>
    </p>
  )
}
