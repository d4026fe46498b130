import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { placesLeft } from './rank-traders.ts'
import styles from './trader-card.module.css'
import { TraderFigures } from './trader-figures.tsx'
import { TraderName } from './trader-name.tsx'

/** A smaller number of copiers says nothing. */
const SHOWN_FROM = 20

interface TraderCardProps {
  trader: LeadTrader
  /** The action of a trader with places, or of one whom the reader copies. */
  action: ReactNode
  /** The name as a way to the trader's page in the app. */
  link?: ReactNode
}

/** A lead trader in figures: return, worst fall, profit share, places. */
export function TraderCard({ trader, action, link }: TraderCardProps) {
  const t = useTranslations('copy')
  const locale = useLocale()
  const { name, followers, capacity, following, covered, authentic } = trader
  const left = placesLeft(trader)
  const isFull = left === 0
  const number = (value: number) => formatNumber(locale, String(value))
  return (
    <Card as="article" padded className={styles.trader}>
      <div className={styles.head}>
        <TraderName name={name} link={link}>
          {followers >= SHOWN_FROM && (
            <span className={styles.small}>
              {t('followers', { value: number(followers), capacity: number(capacity) })}
            </span>
          )}
        </TraderName>
        {!authentic ? (
          <Chip tone="warning">{t('unverified')}</Chip>
        ) : following ? (
          <Chip tone="primary" icon={<Icon icon="check" size="sm" />}>
            {t('following')}
          </Chip>
        ) : (
          covered && <Chip icon={<Icon icon="shield-check" size="sm" />}>{t('covered')}</Chip>
        )}
      </div>
      <TraderFigures trader={trader} />
      <div className={styles.foot}>
        <span className={styles.small}>
          {isFull ? t('full_line') : t('places', { count: left, value: number(left) })}
        </span>
        {isFull && !following ? (
          <Button variant="neutral" size="sm" disabled>
            {t('full')}
          </Button>
        ) : (
          action
        )}
      </div>
    </Card>
  )
}
