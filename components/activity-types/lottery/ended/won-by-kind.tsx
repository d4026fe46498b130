import { useLocale, useTranslations } from 'next-intl'
import type { LotterySection, ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { segmentTone } from '#lib/lottery/wheel.ts'
import styles from './won-by-kind.module.css'

interface WonByKindProps {
  lottery: Pick<LotterySection, 'prizes' | 'totalDraws' | 'totalWon'>
}

interface Kind extends Pick<ShownPrize, 'prizeId' | 'label'> {
  tone: string
  won: number
}

/** How often each prize was won, as a bar in the colours of the wheel and as a list; what nobody won is in one line. */
export function WonByKind({ lottery: { prizes, totalDraws, totalWon } }: WonByKindProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const number = (count: number) => formatNumber(locale, String(count))
  const limited = prizes.reduce((sum, { stock, left }) => sum + (stock ?? 0) - (left ?? 0), 0)
  const endless = prizes.filter(({ prizeId, stock }) => prizeId !== null && stock === null)
  const kinds = prizes.flatMap(({ prizeId, label, stock, left }, index): Kind[] => {
    if (prizeId === null) return []
    // The gateway counts prizes without a limit only together.
    if (stock === null)
      return endless.length === 1 ? [{ prizeId, label, tone: segmentTone(index), won: totalWon - limited }] : []
    return [{ prizeId, label, tone: segmentTone(index), won: stock - (left ?? 0) }]
  })
  const won = kinds.filter((kind) => kind.won > 0)
  const missed = kinds.filter((kind) => kind.won === 0).map(({ label }) => label)
  const without = totalDraws - totalWon
  return (
    <>
      <div className={styles.head}>
        <h2 id="prizes-heading">{t('won_title')}</h2>
        {without > 0 && (
          <span className={styles.note}>
            {t('without_prize', { count: without, value: number(without), draws: number(totalDraws) })}
          </span>
        )}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {won.map(({ prizeId, tone, won: count }) => (
          <i key={prizeId} style={{ flexGrow: count, background: `var(--art-${tone})` }} />
        ))}
      </div>
      <ul className={styles.list}>
        {won.map(({ prizeId, label, tone, won: count }) => (
          <li key={prizeId}>
            <i aria-hidden="true" style={{ background: `var(--art-${tone})` }} />
            <span>{isolateAmounts(locale, label)}</span>
            <b>{number(count)}</b>
          </li>
        ))}
        {missed.length > 0 && (
          <li className={styles.missed}>
            <span>{isolateAmounts(locale, new Intl.ListFormat(locale).format(missed))}</span>
            <span>{t('not_hit')}</span>
          </li>
        )}
      </ul>
    </>
  )
}
