import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import { Grid, Note } from '#components/ui/layout/layout.tsx'
import { formatNumber, type MoneyText } from '@fanfare/languages/format.ts'
import styles from './kpi-tile.module.css'

interface KpiTileProps {
  label: string
  /** The figure, at size L. */
  children: ReactNode
  /** One line about the figure. */
  note?: ReactNode
}

/** One figure of a campaign with its name and one line about it. */
export function KpiTile({ label, children, note }: KpiTileProps) {
  return (
    <Card className={styles.tile}>
      <dt>{label}</dt>
      <dd className={styles.figure}>{children}</dd>
      {note !== undefined && (
        <Note as="dd" size="hint">
          {note}
        </Note>
      )}
    </Card>
  )
}

/** The tiles beside each other; two in a row on phones. */
export function KpiTiles({ children }: { children: ReactNode }) {
  return (
    <Grid as="dl" columns={2} gap="12" className={styles.tiles}>
      {children}
    </Grid>
  )
}

/** The number of a tile, or words in place of zero. */
export function KpiCount({ value, none }: { value: number; none: string }) {
  const locale = useLocale()
  if (value === 0) return <span className={styles.none}>{none}</span>
  return <Figure value={formatNumber(locale, String(value))} size="L" />
}

/** The amount of a tile, or words in place of an amount of zero. */
export function KpiMoney({ money, none }: { money: MoneyText; none: string }) {
  const locale = useLocale()
  if (isNothing(money)) return <span className={styles.none}>{none}</span>
  return <Amount money={money} locale={locale} size="L" isMoved />
}
