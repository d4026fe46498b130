import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import type { Board } from '#lib/competition/board.ts'
import { validRank } from '#lib/competition/my-place.ts'
import type { MyRank, RankRow } from '@fanfare/contract/competition/rank.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import { RankChange } from '../board/rank-change.tsx'
import { RemovedRow } from '../board/removed-row.tsx'
import tables from '../board/board-table.module.css'
import styles from './combined-table.module.css'
import { factorText } from './combine/factor-text.ts'

interface CombinedTableProps {
  board: Board
  labelledBy: string
}

/** The ranking by combined prize: base prize and factors are columns, on phones a second line below the name. */
export function CombinedTable({ board: { items, mine, unit }, labelledBy }: CombinedTableProps) {
  const t = useTranslations()
  const locale = useLocale()
  const myRank = validRank(mine)
  const ranked = items.filter(({ removed }) => removed === undefined)
  const isShown = myRank !== null && ranked.some(({ rank }) => rank === myRank)
  const between = myRank === null ? 0 : myRank - (ranked.at(-1)?.rank ?? myRank) - 1
  const money = unit ?? ''
  const columns = [t('compound.col_base'), t('competition.track_roi'), t('compound.track_streak')]
  return (
    <table className={cx(tables.table, styles.table)} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={tables.rank}>
            {t('competition.col_rank')}
          </th>
          <th scope="col">{t('competition.col_trader')}</th>
          {columns.map((heading) => (
            <th key={heading} scope="col" className={cx(tables.number, styles.part)}>
              {heading}
            </th>
          ))}
          <th scope="col" className={tables.number}>
            {t('compound.col_pays', { unit: money })}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) =>
          row.removed === undefined ? (
            <CombinedRow key={row.rank} row={row} unit={money} isMine={row.rank === myRank} />
          ) : (
            <RemovedRow key={`${row.rank}-${row.maskedName}`} name={row.maskedName} reason={row.removed} />
          ),
        )}
      </tbody>
      {mine !== null && myRank !== null && !isShown && (
        <tbody className={tables.mine}>
          {between > 0 && (
            <tr className={tables.between}>
              <td colSpan={6}>
                {t('competition.between', { count: between, value: formatNumber(locale, String(between)) })}
              </td>
            </tr>
          )}
          <CombinedRow row={mine} unit={money} isMine />
        </tbody>
      )}
    </table>
  )
}

function CombinedRow({ row, unit, isMine }: { row: RankRow | MyRank; unit: string; isMine: boolean }) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const { rank, maskedName, value, change, parts } = row
  const base = parts && formatAmount(locale, { amount: parts.base, unit })
  const factors = parts && [parts.roi, parts.streak].map((factor) => `×\u00A0${factorText(locale, factor)}`)
  return (
    <tr className={isMine ? tables.own : undefined}>
      <td className={tables.rank}>
        {rank !== null && formatNumber(locale, String(rank))} <RankChange change={change} />
      </td>
      <td className={tables.name}>
        {isMine ? <b>{t('you')}</b> : <bdi>{maskedName}</bdi>}
        {factors && (
          <span className={styles.below}>
            <bdi dir="ltr">{`${base} ${factors.join(' ')}`}</bdi>
          </span>
        )}
      </td>
      <td className={cx(tables.number, styles.part)}>{base}</td>
      {(factors ?? ['', '']).map((factor, index) => (
        <td key={index} className={cx(tables.number, styles.part)}>
          <bdi dir="ltr">{factor}</bdi>
        </td>
      ))}
      <td className={cx(tables.number, tables.value)}>
        {formatAmount(locale, { amount: value, unit }, { isMoved: true })}
      </td>
    </tr>
  )
}
