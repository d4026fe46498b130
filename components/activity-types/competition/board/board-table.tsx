import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import rises from '#components/ui/surface/rises.module.css'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { boardValue, resultOf, type Measure } from '#lib/competition/board.ts'
import type { MyRank, RankRow } from '@fanfare/contract/competition/rank.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { Crest } from '../team/team-name.tsx'
import { RankChange } from './rank-change.tsx'
import { RemovedRow } from './removed-row.tsx'
import { RowName } from './row-name.tsx'
import styles from './board-table.module.css'

interface BoardTableProps {
  rows: readonly RankRow[]
  /** The heading of the values. */
  valueHeading: string
  measure: Measure
  /** null when this ranking pays no prizes. */
  prizeHeading: string | null
  /** My row, where it is not one of the rows. */
  mine: MyRank | null
  /** Below my name: how far the next prize is. */
  myGap: string | null
  /** The places between the last row and mine. */
  between: number
  myRank: number | null
  labelledBy: string
}

/** The rows of a page, and my own below them. */
export function BoardTable(props: BoardTableProps) {
  const { rows, valueHeading, measure, prizeHeading, mine, myGap, between, myRank, labelledBy } = props
  const t = useTranslations('competition')
  const texts = useTranslations()
  const locale = useLocale()
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            {t('col_rank')}
          </th>
          <th scope="col">{measure.track === 'TEAM' ? texts('team.col_team') : t('col_trader')}</th>
          {measure.track === 'TEAM' && (
            <th scope="col" className={cx(styles.number, styles.count)}>
              {texts('team.col_members')}
            </th>
          )}
          <th scope="col" className={styles.number}>
            {valueHeading}
          </th>
          {prizeHeading && (
            <th scope="col" className={cx(styles.number, styles.prize)}>
              {prizeHeading}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.removed === undefined ? (
            <Row
              key={row.rank}
              row={row}
              measure={measure}
              isMine={row.rank === myRank}
              isPaid={prizeHeading !== null}
              gap={row.rank === myRank ? myGap : null}
            />
          ) : (
            <RemovedRow key={`${row.rank}-${row.maskedName}`} name={row.maskedName} reason={row.removed} />
          ),
        )}
      </tbody>
      {mine !== null && (
        <tbody className={styles.mine}>
          {between > 0 && (
            <tr className={styles.between}>
              <td colSpan={5}>{t('between', { count: between, value: formatNumber(locale, String(between)) })}</td>
            </tr>
          )}
          <Row row={mine} measure={measure} isMine isPaid={prizeHeading !== null} gap={myGap} />
        </tbody>
      )}
    </table>
  )
}

interface RowProps {
  row: RankRow | MyRank
  measure: Measure
  isMine: boolean
  /** The ranking pays prizes. */
  isPaid: boolean
  gap: string | null
}

function Row({ row, measure, isMine, isPaid, gap }: RowProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { rank, maskedName, value, change, estimatedReward, teamId, members } = row
  const result = resultOf(measure, value)
  return (
    <tr className={isMine ? styles.own : undefined}>
      <td className={styles.rank}>
        {rank !== null && (
          <>
            {formatNumber(locale, String(rank))} <RankChange change={change} />
          </>
        )}
      </td>
      <td className={styles.name}>
        <span className={styles.named}>
          {teamId !== undefined && <Crest teamId={teamId} name={maskedName} size={28} />}
          <span>
            <RowName name={maskedName} track={measure.track} isMine={isMine} />
            {gap !== null && <span className={styles.below}>{gap}</span>}
          </span>
        </span>
      </td>
      {measure.track === 'TEAM' && (
        <td className={cx(styles.number, styles.count)}>
          {members !== undefined && formatNumber(locale, String(members))}
        </td>
      )}
      <td className={cx(styles.number, styles.value, result && rises[result])}>
        {boardValue(locale, measure, value)}
        {isPaid && (
          <span className={cx(styles.below, styles.pays)}>
            {rank === null
              ? t('not_ranked')
              : estimatedReward && t('row_pays', { reward: rewardText(estimatedReward) })}
          </span>
        )}
      </td>
      {isPaid && <td className={cx(styles.number, styles.prize)}>{estimatedReward && rewardText(estimatedReward)}</td>}
    </tr>
  )
}
