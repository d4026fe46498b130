import { useTranslations } from 'next-intl'
import { formatNumber, formatAmount } from '@fanfare/languages/format.ts'
import type { MyRank, RankRow } from '@fanfare/contract/competition/rank.ts'
import type { Track } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { cx } from '#components/ui/cx.ts'
import { boardValue, resultOf, type Measure, type Board } from '#lib/competition/board.ts'
import { validRank } from '#lib/competition/my-place.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { reasonText } from '#lib/i18n/reason-text.ts'
import rises from '#components/ui/surface/rises.module.css'
import { Crest } from './team/team-name.tsx'
import { factorText } from './competition-words.ts'
import styles from './board.module.css'

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
  const { t, counted } = useWords()
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            {t('competition.col_rank')}
          </th>
          <th scope="col">{measure.track === 'TEAM' ? t('team.col_team') : t('competition.col_trader')}</th>
          {measure.track === 'TEAM' && (
            <th scope="col" className={cx(styles.number, styles.count)}>
              {t('team.col_members')}
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
              <td colSpan={5}>{t('competition.between', counted(between))}</td>
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
  const { t, locale, rewardText, number } = useWords()
  const { rank, maskedName, value, change, estimatedReward, teamId, members } = row
  const result = resultOf(measure, value)
  return (
    <tr className={isMine ? styles.own : undefined}>
      <td className={styles.rank}>
        {rank !== null && (
          <>
            {number(rank)} <RankChange change={change} />
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
        <td className={cx(styles.number, styles.count)}>{members !== undefined && number(members)}</td>
      )}
      <td className={cx(styles.number, styles.value, result && rises[result])}>
        {boardValue(locale, measure, value)}
        {isPaid && (
          <span className={cx(styles.below, styles.pays)}>
            {rank === null
              ? t('competition.not_ranked')
              : estimatedReward && t('competition.row_pays', { reward: rewardText(estimatedReward) })}
          </span>
        )}
      </td>
      {isPaid && <td className={cx(styles.number, styles.prize)}>{estimatedReward && rewardText(estimatedReward)}</td>}
    </tr>
  )
}

interface CombinedTableProps {
  board: Board
  labelledBy: string
}

/** The ranking by combined prize: base prize and factors are columns, on phones a second line below the name. */
export function CombinedTable({ board: { items, mine, unit }, labelledBy }: CombinedTableProps) {
  const { t, counted } = useWords()
  const myRank = validRank(mine)
  const ranked = items.filter(({ removed }) => removed === undefined)
  const isShown = myRank !== null && ranked.some(({ rank }) => rank === myRank)
  const between = myRank === null ? 0 : myRank - (ranked.at(-1)?.rank ?? myRank) - 1
  const money = unit ?? ''
  const columns = [t('compound.col_base'), t('competition.track_roi'), t('compound.track_streak')]
  return (
    <table className={cx(styles.combinedTable, styles.combinedTable)} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            {t('competition.col_rank')}
          </th>
          <th scope="col">{t('competition.col_trader')}</th>
          {columns.map((heading) => (
            <th key={heading} scope="col" className={cx(styles.number, styles.part)}>
              {heading}
            </th>
          ))}
          <th scope="col" className={styles.number}>
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
        <tbody className={styles.mine}>
          {between > 0 && (
            <tr className={styles.between}>
              <td colSpan={6}>{t('competition.between', counted(between))}</td>
            </tr>
          )}
          <CombinedRow row={mine} unit={money} isMine />
        </tbody>
      )}
    </table>
  )
}

function CombinedRow({ row, unit, isMine }: { row: RankRow | MyRank; unit: string; isMine: boolean }) {
  const { t, locale, number } = useWords()
  const { rank, maskedName, value, change, parts } = row
  const base = parts && formatAmount(locale, { amount: parts.base, unit })
  const factors = parts && [parts.roi, parts.streak].map((factor) => `×\u00A0${factorText(locale, factor)}`)
  return (
    <tr className={isMine ? styles.own : undefined}>
      <td className={styles.rank}>
        {rank !== null && number(rank)} <RankChange change={change} />
      </td>
      <td className={styles.name}>
        {isMine ? <b>{t('competition.you')}</b> : <bdi>{maskedName}</bdi>}
        {factors && (
          <span className={styles.combinedBelow}>
            <bdi dir="ltr">{`${base} ${factors.join(' ')}`}</bdi>
          </span>
        )}
      </td>
      <td className={cx(styles.number, styles.part)}>{base}</td>
      {(factors ?? ['', '']).map((factor, index) => (
        <td key={index} className={cx(styles.number, styles.part)}>
          <bdi dir="ltr">{factor}</bdi>
        </td>
      ))}
      <td className={cx(styles.number, styles.value)}>
        {formatAmount(locale, { amount: value, unit }, { isMoved: true })}
      </td>
    </tr>
  )
}

/** Ranks gained or lost since yesterday, or `=`; nothing for a participant who had no rank then. */
export function RankChange({ change }: { change: number | null }) {
  const { t, locale } = useWords()
  if (change === null) return null
  if (change === 0) {
    return (
      <span role="img" aria-label={t('competition.same')} className={styles.change}>
        =
      </span>
    )
  }
  const value = formatNumber(locale, String(Math.abs(change)))
  const isUp = change > 0
  return (
    <span
      role="img"
      aria-label={t(isUp ? 'competition.up' : 'competition.down', { value })}
      className={cx(styles.change, isUp ? rises.up : rises.down)}
    >
      {`${isUp ? '▲' : '▼'}\u00A0${value}`}
    </span>
  )
}

/** A disqualified trader stays visible, with the reason. */
function RemovedRow({ name, reason }: { name: string; reason: string }) {
  const t = useTranslations()
  return (
    <tr className={styles.removed}>
      <td className={styles.rank}>
        <Icon icon="prohibit" size="sm" />
      </td>
      <td colSpan={5}>
        <s>
          <bdi>{name}</bdi>
        </s>{' '}
        <b>{t('competition.removed')}</b> {reasonText(t, reason)}
      </td>
    </tr>
  )
}

interface RowNameProps {
  /** The masked name of a trader, or the name of a team. */
  name: string
  track: Track
  isMine: boolean
}

/** The name in a row; a team keeps its name also where it is the reader's. */
export function RowName({ name, track, isMine }: RowNameProps) {
  const t = useTranslations()
  if (track === 'TEAM') {
    return (
      <>
        <bdi translate="no">{name}</bdi> {isMine && <small className={styles.mark}>{t('team.your_team')}</small>}
      </>
    )
  }
  return isMine ? <b>{t('competition.you')}</b> : <bdi>{name}</bdi>
}
