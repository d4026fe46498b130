import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'
import { placesLeft, type TraderPick as Pick } from './rank-traders.ts'
import { TraderFigures } from './trader-figures.tsx'
import { TraderName } from './trader-name.tsx'
import styles from './trader-pick.module.css'

interface TraderPickProps {
  pick: Pick
  action: ReactNode
  link?: ReactNode
}

/** The lead trader to start with, and the rule that chose: the reader can check it in the list. Whom they copy already, in short. */
export function TraderPick({ pick: { trader, among }, action, link }: TraderPickProps) {
  const t = useTranslations('copy')
  const locale = useLocale()
  const left = placesLeft(trader)
  const number = (value: number) => formatNumber(locale, String(value))
  return (
    <Card as="section" padded aria-labelledby="trader-pick" className={styles.pick}>
      <div className={styles.head}>
        <h2 id="trader-pick">{t(trader.following ? 'following' : 'start_with')}</h2>
        {trader.covered && <Chip icon={<Icon icon="shield-check" size="sm" />}>{t('covered')}</Chip>}
      </div>
      <TraderName name={trader.name} link={link}>
        <span className={styles.small}>
          {left === 0 ? t('full_line') : t('places', { count: left, value: number(left) })}
        </span>
      </TraderName>
      {among !== null && among > 1 && (
        <Chip tone="primary" className={styles.rule}>
          {t('pick_rule', { count: among, value: number(among) })}
        </Chip>
      )}
      {among !== null && <TraderFigures trader={trader} isLarge />}
      {action}
      {among !== null && <p className={styles.small}>{t('past_results')}</p>}
    </Card>
  )
}
