import { useTranslations } from 'next-intl'
import type { Measure } from '#lib/competition/board-value.ts'
import { validRank } from '#lib/competition/my-place.ts'
import type { Board } from '#lib/competition/board.ts'
import type { BoardChoice, BoardSubject } from './board-subject.ts'
import { BoardTable } from './board-table.tsx'
import { Podium } from './podium.tsx'
import { measureName } from './track-name.ts'

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
  const podium = first.length === ON_PODIUM ? first : []
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
        valueHeading={unit === null ? name : t('competition.value_in', { track: name, unit })}
        measure={measure}
        prizeHeading={hasPrizes ? (subject.isGrowing && !board.final ? 'col_prize_today' : 'col_prize') : null}
        mine={myRank === null || isShown ? null : mine}
        between={between}
        myRank={myRank}
        labelledBy={labelledBy}
        isServers={isServers}
      />
    </>
  )
}
