import { languageProps } from '#lib/i18n/language-props.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import type { ReactNode } from 'react'
import { amountWidth } from '#components/ui/text/number-width.ts'
import { cx } from '#components/ui/cx.ts'
import { sumText } from '#components/ui/text/use-reward-text.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './hero-headline.module.css'
import { prizeHeadlineOf, type HeadlineSubject } from './prize-headline-of.ts'

export interface HeroSubject extends HeadlineSubject, Pick<ActivitySummary, 'status'> {
  /** The line below the figure, for every reader. */
  promise: string
  /** The language of `promise` where it is not the page's. */
  promiseLanguage?: string
}

export interface HeroHeadlineProps {
  subject: HeroSubject
  /** The user's own: `won` is what they got or can get next, with the words around it; `promise` replaces the common line. */
  mine?: { won?: Money | null; promise?: string | null; lead?: string; label?: string } | null
  /** After the end: the sum of all prizes won, in place of the stake. */
  result?: { figure: string; label: string } | null
  /** While the activity runs: replace the line with its promise. */
  facts?: ReactNode
  /** A user's prize headline differs from the server's while the activity runs. */
  hasOwnHeadline?: boolean
  /** Rendered before the browser knows who is reading: users do not see what may differ for them. */
  isServers?: boolean
}

/** Width of a unit's letter, in em of the figure. */
const UNIT_LETTER = 0.18

/** The prize headline in the biggest type of the page, and one line with its promise (design §13, "Heroes"). */
export function HeroHeadline({ subject, mine, result, facts, hasOwnHeadline, isServers }: HeroHeadlineProps) {
  const { t, locale, amount } = useWords()
  const { status, promise, promiseLanguage } = subject
  const headline = prizeHeadlineOf(subject)
  const won = mine?.won
  const widths = [headline?.money, won].map((one) => (one ? amountWidth(amount(one), one.unit, UNIT_LETTER) : 0))
  const common = won || result ? null : headline
  const money = won ?? common?.money
  const figure = money ? amount(money) : result?.figure
  const lead = won ? (mine.lead ?? t('activity_stake.you_got')) : common?.lead && t(common.lead)
  const more = common?.others.map((other) => `+ ${sumText(other, { t, locale })}`).join(' ')
  // The other labels repeat the promise (tasks) or the lead (a prize).
  const isLabelled = common && !facts && (!common.lead || common.label === 'activity.rewards_label')
  const label = won ? mine.label : (result?.label ?? (isLabelled && t(common.label as 'activity.pool_label')))
  return (
    <>
      {figure && (
        <Text
          as="div"
          top="12"
          className={cx(isServers && (hasOwnHeadline || status === 'ENDED') && styles.servers)}
          // Sized by the wider figure, so that the user's takes the same room.
          style={{ '--number-width': Math.max(1, ...widths) }}
        >
          {lead && <p className={styles.words}>{lead}</p>}
          {/* The line is only as high as its digits, so the font's box overlaps the lines around. */}
          <Text top="2" numeric className={styles.figure} data-over="">
            <bdi dir="ltr">
              {figure}
              {money && <span className={styles.unit}>{`\u00A0${money.unit}`}</span>}
            </bdi>
          </Text>
          {more && <p className={styles.words}>{more}</p>}
          {label && <p className={styles.words}>{label}</p>}
        </Text>
      )}
      {facts ?? (
        <Stack as="p" top="10" weight="text" className={cx(styles.promise, isServers && styles.servers)}>
          <span className={mine?.promise ? styles.replaced : undefined}>
            {promiseLanguage === undefined ? promise : <span {...languageProps(promiseLanguage)}>{promise}</span>}
          </span>
          {mine?.promise && <span>{mine.promise}</span>}
        </Stack>
      )}
    </>
  )
}
