import { useTranslations } from 'next-intl'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import type { Board, Measure } from '#lib/competition/board.ts'
import { validRank } from '#lib/competition/my-place.ts'
import styles from './board-rows.module.css'
import type { BoardChoice, BoardSubject } from './board-subject.ts'
import { BoardTable } from './board-table.tsx'
import { Podium } from './podium.tsx'
import { measureName } from '../track-name.ts'

interface BoardRowsProps {
  subject: BoardSubject
  choice: BoardChoice
  board: Board
  labelledBy: string
  isServers: boolean
}

const ON_PODIUM = 3

/** The podium of the first page, the rows, and my own row where it is on another page. */
export function BoardRows({ subject, choice, board, labelledBy, isServers }: BoardRowsProps) {
  const t = useTranslations()
  const { items, mine, unit } = board
  const track = subject.tracks.find((one) => one.track === choice.track) ?? { track: choice.track, label: '' }
  const measure: Measure = { track: choice.track, unit }
  const name = measureName(track, t)
  const ranked = items.filter(({ removed }) => removed === undefined)
  const first = choice.pageIndex === 0 ? ranked.slice(0, ON_PODIUM) : []
  // Many participants share a number of days, so its first three are no podium.
  const podium = first.length === ON_PODIUM && choice.track !== 'STREAK' ? first : []
  const rows = items.filter((row) => !podium.includes(row))
  const myRank = validRank(mine)
  const isShown = myRank !== null && ranked.some(({ rank }) => rank === myRank)
  const between = myRank === null ? 0 : myRank - (ranked.at(-1)?.rank ?? myRank) - 1
  const hasPrizes = [...items, mine].some((row) => row?.estimatedReward != null)
  return (
    <>
      {podium.length > 0 && <Podium rows={podium} measure={measure} myRank={myRank} />}
      <BoardTable
        rows={rows}
        valueHeading={headingOf(measure, name, t)}
        measure={measure}
        prizeHeading={hasPrizes ? t(prizeKey(subject, board)) : null}
        mine={myRank === null || isShown ? null : mine}
        between={between}
        myRank={myRank}
        labelledBy={labelledBy}
        isServers={isServers}
      />
    </>
  )
}

const headingOf = ({ track, unit }: Measure, name: string, t: ReturnType<typeof useTranslations<never>>): string => {
  if (track === 'STREAK') return t('compound.col_days')
  return unit === null ? name : t('competition.value_in', { track: name, unit })
}

/** The prizes of a rank by volume are base prizes where other tracks multiply them. */
function prizeKey({ tracks, isGrowing }: BoardSubject, { final }: Board) {
  if (tracks.some(({ track }) => track === 'COMBINED')) return 'compound.col_base'
  return isGrowing && !final ? 'competition.col_prize_today' : 'competition.col_prize'
}

/** In the heights of podium and rows. */
export function BoardSkeleton({ rows }: { rows: number }) {
  const t = useTranslations('common')
  return (
    <div className={styles.rows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="236px" radius="card" />
      {Array.from({ length: Math.max(1, rows - 3) }, (_, index) => (
        <Skeleton key={index} height="24px" />
      ))}
    </div>
  )
}
