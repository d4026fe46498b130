import { formatCompact } from '@fanfare/languages/format.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { boardValue, type Measure } from '#lib/competition/board.ts'
import { validRank } from '#lib/competition/my-place.ts'
import { Grid, Remark, Span, Stack } from '#components/ui/layout/layout.tsx'
import { BoardTable, RankChange, RowName, type BoardRowsProps } from './board-table.tsx'
import { Crest } from './team/team-row.tsx'
import styles from './podium.module.css'

const ON_PODIUM = 3

/** The podium on the first page, the rows, and my own row where it is on another page. */
export function BoardRows(props: BoardRowsProps) {
  const { t, locale, rewardText, number, amount: written } = useWords()
  const { choice, board } = props
  const { items, mine, unit } = board
  const { track, pageIndex } = choice
  const measure: Measure = { track, unit }
  const ranked = items.filter(({ removed }) => removed === undefined)
  const first = pageIndex === 0 ? ranked.slice(0, ON_PODIUM) : []
  // No podium for streaks, because many participants have the same number of days.
  const podium = first.length === ON_PODIUM && track !== 'STREAK' ? first : []
  /** An amount above its unit, because a block is narrow on phones. */
  const prize = (reward: Reward) => {
    const { amount } = reward
    if (!('unit' in amount)) return rewardText(reward)
    return (
      <bdi dir="ltr">
        {written(amount)}{' '}
        <Span size="note" weight="text" className={styles.unit}>
          {amount.unit}
        </Span>
      </bdi>
    )
  }
  return (
    <>
      {podium.length > 0 && (
        <Grid
          as="ol"
          columns={3}
          gap="8"
          top="20"
          align="end"
          className={styles.podium}
          aria-label={t('competition.top_three')}
        >
          {podium.map(({ rank, maskedName, value, change, estimatedReward, teamId }) => (
            <li key={rank} data-place={rank}>
              {teamId === undefined ? (
                <Stack as="span" weight="strong" className={styles.podiumRank}>
                  {number(rank)}
                </Stack>
              ) : (
                <span className={styles.crest}>
                  <Crest teamId={teamId} name={maskedName} size={52} />
                  <Stack as="span" size="note" weight="strong" className={styles.place}>
                    {number(rank)}
                  </Stack>
                </span>
              )}
              <Span size="label" weight="medium" breaks className={styles.podiumName}>
                <RowName name={maskedName} track={track} isMine={rank === validRank(mine)} />
              </Span>
              <Remark numeric>
                <span className={styles.whole}>{boardValue(locale, measure, value)}</span>
                <span className={styles.short}>
                  {unit === null ? boardValue(locale, measure, value) : formatCompact(locale, value)}
                </span>{' '}
                {change !== 0 && <RankChange change={change} />}
              </Remark>
              <Stack as="span" top="10" weight="strong" numeric breaks className={styles.block}>
                {estimatedReward && prize(estimatedReward)}
              </Stack>
            </li>
          ))}
        </Grid>
      )}
      <BoardTable {...props} rows={items.filter((row) => !podium.includes(row))} />
    </>
  )
}

/** As high as podium and rows. */
export function BoardSkeleton({ rows }: { rows: number }) {
  const { t } = useWords()
  return (
    <Stack top="20" className={styles.rows}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton height="236px" radius="card" />
      {Array.from({ length: Math.max(1, rows - 3) }, (_, index) => (
        <Skeleton key={index} height="24px" />
      ))}
    </Stack>
  )
}
