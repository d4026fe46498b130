import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Grid, Hint, Span, Text } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import type { MoneyText } from '@fanfare/languages/format.ts'
import { useWords } from './use-words.tsx'
import styles from './kpi-tiles.module.css'

/** The note is one line about the figure; `none`: the words for zero, where they are not those of the other tiles. */
type KpiTile = readonly [label: string, value: number | MoneyText, note?: ReactNode, none?: string]

interface KpiTilesProps {
  tiles: readonly (KpiTile | null)[]
  /** The words for zero. */
  none: string
  className?: string
}

/** Figures of a campaign beside each other, each with its name and one line about it; two in a row on phones. */
export function KpiTiles({ tiles, none, className }: KpiTilesProps) {
  const { number } = useWords()
  const figureOf = (value: number | MoneyText, words: string) => {
    if (typeof value === 'number' ? value === 0 : isNothing(value))
      return (
        <Span tone="secondary" weight="medium" className={styles.none}>
          {words}
        </Span>
      )
    return typeof value === 'number' ? (
      <Figure value={number(value)} size="L" />
    ) : (
      <Amount money={value} size="L" isMoved />
    )
  }
  return (
    <Grid as="dl" columns={2} gap="12" className={cx(styles.tiles, className)}>
      {tiles.map((tile, index) => {
        if (!tile) return null
        const [label, value, note, words = none] = tile
        return (
          <Card as="div" key={index} className={styles.tile}>
            <Text as="dt" size="label" tone="secondary">
              {label}
            </Text>
            <dd className={styles.figure}>{figureOf(value, words)}</dd>
            {note && <Hint as="dd">{note}</Hint>}
          </Card>
        )
      })}
    </Grid>
  )
}
