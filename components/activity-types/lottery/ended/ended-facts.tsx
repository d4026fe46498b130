import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { LotterySection } from '@fanfare/contract/lottery/lottery.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import styles from './ended-facts.module.css'

export interface EndedFactsProps {
  activityId: string
  lottery: Pick<LotterySection, 'prizes' | 'totalDraws'>
  /** The reader's own result. */
  mine?: { label: string; value: string; line?: string } | undefined
  /** Draws of the reader that can be verified. */
  myDraws?: number
}

/** On the poster of an ended draw: the largest prize that was won, the reader's result, and the ways to verify. */
export function EndedFacts({ activityId, lottery: { prizes, totalDraws }, mine, myDraws = 0 }: EndedFactsProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  const biggest = prizes.find(({ stock, left }) => stock !== null && left !== null && left < stock)
  const wins = (biggest?.stock ?? 0) - (biggest?.left ?? 0)
  const href = fairnessHref(activityId)
  return (
    <div className={styles.facts}>
      <dl className={styles.boxes}>
        {biggest && (
          <Fact
            label={t('biggest')}
            value={isolateAmounts(locale, biggest.label)}
            line={t('times_won', number(wins))}
          />
        )}
        {mine && <Fact {...mine} />}
      </dl>
      {myDraws > 0 && (
        <Button size="lg" variant="inverse" full href={href} locale={locale}>
          <Icon icon="shield-check" size="sm" />
          {t('verify_mine', number(myDraws))}
        </Button>
      )}
      {totalDraws > 0 && (
        <Button
          size={myDraws > 0 ? 'md' : 'lg'}
          variant={myDraws > 0 ? 'text' : 'inverse'}
          full
          href={href}
          locale={locale}
        >
          <span className={myDraws > 0 ? styles.second : undefined}>{t('verify_every', number(totalDraws))}</span>
        </Button>
      )}
    </div>
  )
}

function Fact({ label, value, line }: { label: string; value: ReactNode; line?: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        {line && <span>{line}</span>}
      </dd>
    </div>
  )
}
