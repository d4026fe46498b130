import { TableHead, type Cell } from '#components/ui/layout/table-head.tsx'
import { formatCompact } from '@fanfare/languages/format.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { cx } from '#components/ui/cx.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import rises from '#components/ui/surface/rises.module.css'
import { useWords } from '#components/ui/text/use-words.ts'
import { boardValue, resultOf, type Board, type Measure } from '#lib/competition/board.ts'
import { nextPrizeOf, unrankedReason, validRank } from '#lib/competition/my-place.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import type { ReactNode } from 'react'
import { Accent, Grid, Note, Remark, Row, Span, Stack } from '#components/ui/layout/layout.tsx'
import type { MyRank, RankRow } from '@fanfare/contract/competition/rank.ts'
import { measureName, type BoardChoice, type BoardSubject } from './competition-subject.ts'
import { Crest } from './team/team-row.tsx'
import styles from './board.module.css'
import podium from './podium.module.css'

export interface RankTableProps {
  board: Board
  /** Default: all rows of the page. */
  rows?: readonly RankRow[]
  /** My row has no rank, because my volume is below the minimum. */
  isBelow?: boolean
  /** The class is that of all cells of the column. */
  heads: readonly Cell[]
  cellsOf: (row: RankRow | MyRank, isMine: boolean) => readonly ReactNode[]
  labelledBy: string
}

/** The rows of a page, with the reason for removed ones; my row is last if it is not one of the others. */
export function RankTable({ board, rows = board.items, isBelow, heads, cellsOf, labelledBy }: RankTableProps) {
  const { t, number, counted } = useWords()
  const { mine } = board
  const myRank = validRank(mine)
  const ranked = board.items.filter(({ removed }) => !removed)
  const isShown = ranked.some(({ rank }) => rank === myRank)
  const between = myRank ? myRank - (ranked.at(-1)?.rank ?? myRank) - 1 : 0
  const columns: readonly Cell[] = [[t('competition.col_rank'), styles.rank], ...heads]
  const rowOf = (row: RankRow | MyRank, isMine: boolean) => {
    const rank = row.rank && (
      <>
        {number(row.rank)} <RankChange change={row.change} />
      </>
    )
    const cells = [rank, ...cellsOf(row, isMine)]
    return (
      <tr key={row.rank} data-own={isMine || undefined}>
        {columns.map(
          (column, index) =>
            column && (
              <td key={index} className={column[1]}>
                {cells[index]}
              </td>
            ),
        )}
      </tr>
    )
  }
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <TableHead heads={columns} />
      <tbody>
        {rows.map((row) =>
          row.removed ? (
            <tr key={`${row.rank}-${row.maskedName}`}>
              <Note as="td" tone="tertiary" className={styles.rank}>
                <SmallIcon icon="prohibit" />
              </Note>
              <Note as="td" tone="tertiary" colSpan={5}>
                <s>
                  <bdi>{row.maskedName}</bdi>
                </s>{' '}
                <Accent>{t('competition.removed')}</Accent> {reasonText(t, row.removed)}
              </Note>
            </tr>
          ) : (
            rowOf(row, row.rank === myRank)
          ),
        )}
      </tbody>
      {mine && (myRank || isBelow) && !isShown && (
        <tbody>
          {between > 0 && (
            <tr className={styles.between}>
              <Note as="td" tone="tertiary" text="center" colSpan={6}>
                {t('competition.between', counted(between))}
              </Note>
            </tr>
          )}
          {rowOf(mine, true)}
        </tbody>
      )}
    </table>
  )
}

interface BoardRowsProps {
  subject: BoardSubject
  choice: BoardChoice
  board: Board
  labelledBy: string
}

const ON_PODIUM = 3

/** The podium on the first page, and the ranking by one measure; below my name the distance to the next prize. */
export function BoardRows({ subject, choice, board, labelledBy }: BoardRowsProps) {
  const { t, locale, rewardText, number, moved, amount: written } = useWords()
  const { items, mine, unit, final } = board
  const { tracks, status, isGrowing, minimum } = subject
  const measure: Measure = { track: choice.track, unit }
  const isTeam = choice.track === 'TEAM'
  const track = tracks.find((one) => one.track === choice.track) ?? { ...choice, label: '' }
  const unranked = mine && unrankedReason(mine, minimum)
  // A member below the minimum has a row without a rank.
  const isBelow = choice.track === 'VOLUME' && unranked?.why === 'belowMinimum'
  /** The distance to my next prize, or to the minimum for a rank; null where neither is known. */
  const gapText = () => {
    if (!mine || final || status === 'ENDED') return null
    if (unranked?.why === 'belowMinimum') return t('competition.to_first', { gap: moved(unranked.missing) })
    const next = nextPrizeOf(mine)
    return (
      next &&
      t('competition.row_gap_prize', {
        gap: boardValue(locale, { track: 'VOLUME', unit }, next.left),
        reward: rewardText(next.reward),
      })
    )
  }
  const myGap = gapText()
  const hasPrizes = [...items, mine].some((row) => row?.estimatedReward)
  const prizeToday = isGrowing && !final ? 'competition.col_prize_today' : 'competition.col_prize'
  // Where other tracks multiply them, prizes by volume are only base prizes.
  const prizeKey = tracks.some((one) => one.track === 'COMBINED') ? 'compound.col_base' : prizeToday
  const cellsOf: RankTableProps['cellsOf'] = (row, isMine) => {
    const { rank, maskedName, value, estimatedReward, teamId, members } = row
    const result = resultOf(measure, value)
    const reward = estimatedReward && rewardText(estimatedReward)
    return [
      <Row as="span" key="name" gap="10" align="center" breaks className={styles.named}>
        {teamId && <Crest teamId={teamId} name={maskedName} size={28} />}
        <Span grow>
          <RowName row={row} isMine={isMine} />
          {isMine && myGap && (
            <Remark weight="text" className={styles.below}>
              {myGap}
            </Remark>
          )}
        </Span>
      </Row>,
      members && number(members),
      <>
        <span className={result ? rises[result] : undefined}>{boardValue(locale, measure, value)}</span>
        {hasPrizes && (
          <Remark weight="text" className={cx(styles.below, styles.pays)}>
            {rank ? reward && t('competition.row_pays', { reward }) : t('competition.not_ranked')}
          </Remark>
        )}
      </>,
      reward,
    ]
  }
  const heading = () => {
    if (choice.track === 'STREAK') return t('compound.col_days')
    const name = measureName(track, t)
    return unit ? t('competition.value_in', { track: name, unit }) : name
  }
  const heads: Cell[] = [
    [t(isTeam ? 'team.col_team' : 'competition.col_trader')],
    isTeam && [t('team.col_members'), styles.part],
    [heading(), styles.value],
    hasPrizes && [t(prizeKey), styles.part],
  ]
  const first = items.filter(({ removed }) => !removed).slice(0, ON_PODIUM)
  // No podium for streaks, because many participants have the same number of days.
  const hasPodium = !choice.pageIndex && first.length === ON_PODIUM && choice.track !== 'STREAK'
  /** An amount above its unit, because a block is narrow on phones. */
  const prize = (reward: Reward) => {
    const { amount } = reward
    if (!('unit' in amount)) return rewardText(reward)
    return (
      <bdi dir="ltr">
        {written(amount)}{' '}
        <Stack as="span" size="note" weight="text">
          {amount.unit}
        </Stack>
      </bdi>
    )
  }
  /** The first three traders. */
  const topThree = () => (
    <Grid
      as="ol"
      columns={3}
      gap="8"
      top="20"
      align="end"
      className={podium.podium}
      aria-label={t('competition.top_three')}
    >
      {first.map((row) => {
        const { rank, maskedName, value, change, estimatedReward, teamId } = row
        const whole = boardValue(locale, measure, value)
        return (
          <Stack as="li" key={rank} text="center">
            {teamId ? (
              <span className={podium.crest}>
                <Crest teamId={teamId} name={maskedName} size={52} />
                <Stack as="span" size="note" weight="strong" className={podium.place}>
                  {number(rank)}
                </Stack>
              </span>
            ) : (
              <Stack as="span" weight="strong" className={podium.podiumRank}>
                {number(rank)}
              </Stack>
            )}
            <Span size="label" weight="medium" breaks>
              <RowName row={row} isMine={rank === validRank(mine)} />
            </Span>
            <Remark numeric>
              <span className={podium.whole}>{whole}</span>
              <span className={podium.short}>{unit ? formatCompact(locale, value) : whole}</span>{' '}
              {!!change && <RankChange change={change} />}
            </Remark>
            {/* Without a prize, such as in the ranking of a day, the block would be empty. */}
            {estimatedReward && (
              <Stack as="span" top="10" weight="strong" numeric breaks className={podium.block}>
                {prize(estimatedReward)}
              </Stack>
            )}
          </Stack>
        )
      })}
    </Grid>
  )
  const rows = hasPodium ? items.filter((row) => !first.includes(row)) : items
  return (
    <>
      {hasPodium && topThree()}
      <RankTable {...{ board, rows, isBelow, heads, cellsOf, labelledBy }} />
    </>
  )
}

const MARKS = { up: '▲', down: '▼' }

/** Ranks gained or lost since yesterday, or `=`; nothing for a participant who had no rank then. */
function RankChange({ change }: { change: number | null }) {
  const { t, number } = useWords()
  if (change === null) return null
  const value = number(Math.abs(change))
  const way = change > 0 ? 'up' : 'down'
  return (
    <Span
      role="img"
      weight="text"
      aria-label={change ? t(`competition.${way}`, { value }) : t('competition.same')}
      className={cx(styles.change, change !== 0 && rises[way])}
    >
      {change ? `${MARKS[way]}\u00A0${value}` : '='}
    </Span>
  )
}

interface RowNameProps {
  row: Pick<RankRow, 'maskedName' | 'teamId'>
  isMine: boolean
}

/** Masked for a trader; a team's is in full, also that of the reader's own. */
export function RowName({ row: { maskedName, teamId }, isMine }: RowNameProps) {
  const { t } = useWords()
  if (!teamId) return isMine ? <b>{t('competition.you')}</b> : <bdi>{maskedName}</bdi>
  return (
    <>
      <bdi translate="no">{maskedName}</bdi>{' '}
      {isMine && (
        <Note as="small" weight="text">
          {t('team.your_team')}
        </Note>
      )}
    </>
  )
}
