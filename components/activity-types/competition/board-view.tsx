import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import type { Cell } from '#components/ui/layout/table-head.tsx'
import { pressable } from '#lib/head/early.ts'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { Track } from '@fanfare/contract/competition/competition.ts'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { TabList } from '#components/ui/controls/tab-list.tsx'
import { Pager } from '#components/ui/controls/pager.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { OwnClock } from '#components/ui/time/own-clock.tsx'
import type { Board } from '#lib/competition/board.ts'
import { Ends, Remark, Row, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import { ClassLine } from './ranking-facts.tsx'
import { BoardRows, RankTable, RowName, type RankTableProps } from './board-table.tsx'
import { factorText, minutesOf, trackName, type BoardChoice, type BoardSubject } from './competition-subject.ts'
import styles from './board.module.css'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'

export interface BoardViewProps {
  subject: BoardSubject
  choice: BoardChoice
  /** null while it loads, or where it cannot be read. */
  board: Board | null
  pageSize?: number
  /** Only the first rows are shown, with a button for the rest. */
  folded?: boolean
  hasFailed?: boolean
  /** Another page is loading. */
  isBusy?: boolean
  /** Absent on the server, as the others. */
  onChoose?: (change: Partial<BoardChoice>) => void
  onRetry?: () => void
  onOpen?: (press: MouseEvent) => void
  /** Verifies the reader's row in the snapshot; default: the snapshot's number. */
  snapshot?: ReactNode
}

const NAMES = { DAY: 'competition.period_day', WEEK: 'competition.period_week', ALL: 'competition.period_all' } as const

/** A leaderboard, rendered alike by server and browser. */
export function BoardView({
  subject,
  choice,
  board,
  pageSize = PAGE_SIZE_DEFAULT,
  folded,
  hasFailed,
  isBusy,
  onChoose,
  onRetry,
  onOpen,
  snapshot,
}: BoardViewProps) {
  const { t, locale, number, counted } = useWords()
  const [headingId, panelId] = [useId(), useId()]
  const { tracks, classes, status, startTime, timeZone } = subject
  const periods = tracks.find(({ track }) => track === choice.track)?.periods ?? []
  const weightClass = choice.weightClass ?? board?.weightClass
  const shownClass = classes?.list.find(({ classId }) => classId === weightClass) ?? classes?.list[0]
  const isOpen = status !== 'UPCOMING'
  const hasRows = !!board?.items.length
  // The podium and three more, or three without a podium.
  const most = ['COMBINED', 'STREAK'].includes(choice.track) ? 3 : 6
  const isFolded = folded && board && board.total > most
  const shownBoard = isFolded ? { ...board, items: firstOf(board, most) } : board
  const hasMoves = board?.items.some(({ change }) => change !== null)
  const [page, pages] = [choice.pageIndex + 1, board ? Math.ceil(board.total / pageSize) : 0]
  const Rows = choice.track === 'COMBINED' ? CombinedTable : BoardRows
  const isLoading = !board && !hasFailed && isOpen
  /** Why there are no rows yet, and when there will be some. */
  const emptyText = () => {
    if (!isOpen) return t('competition.opens', { date: formatDayMonth(locale, startTime, timeZone) })
    if (status === 'ENDED') return t(choice.track === 'TEAM' ? 'team.none_ranked' : 'competition.none_ranked')
    if (choice.period !== 'ALL') return t('competition.none_in_period')
    return t('competition.first_soon', counted(minutesOf(subject.cadence)))
  }
  /** Whether the ranking is final; else when it was last checked and since when it has not changed, in the reader's time zone. */
  const stateOf = ({ updatedAt, checkedAt = updatedAt, cadence, final }: Board) => {
    if (final) return t('competition.final')
    const minutes = number(minutesOf(cadence))
    return (
      <>
        <OwnClock at={checkedAt} sentence={t('competition.checked', { time: '{time}', minutes })} />
        {checkedAt - updatedAt >= UNCHANGED_FROM_MS && (
          <>
            {' · '}
            <OwnClock at={updatedAt} sentence={t('competition.unchanged_since', { time: '{time}' })} />
          </>
        )}
      </>
    )
  }
  return (
    <Card padded aria-labelledby={headingId} data-live-part={board ? 'board' : undefined}>
      <Ends gap="8 12">
        <h2 id={headingId}>{t('competition.board')}</h2>
        <Remark numeric>{hasRows && stateOf(board)}</Remark>
      </Ends>
      {isOpen && classes && (
        <Ends gap="8 12" top="10">
          {/* Without JavaScript the tabs are hidden, so name the one class that the rows have. */}
          {!onChoose && <noscript>{shownClass?.label}</noscript>}
          <TabList
            label={t('competition.weight_class')}
            items={classes.list.map(({ classId, label }) => ({ key: classId, label }))}
            current={shownClass?.classId ?? ''}
            panelId={panelId}
            onSelect={onChoose && ((weightClass) => onChoose({ weightClass }))}
          />
          <ClassLine subject={subject} myClass={board?.myClass} numeric />
        </Ends>
      )}
      {isOpen && (
        <Ends gap="8 12" top="10">
          {tracks.length > 1 && (
            <TabList
              label={t('competition.ranked_by')}
              items={tracks.map((one) => ({ key: one.track, label: trackName(one, t) }))}
              current={choice.track}
              panelId={panelId}
              onSelect={onChoose && ((track: Track) => onChoose({ track }))}
            />
          )}
          {periods.length > 1 && (
            <Row as="span" align="center" className={styles.box}>
              <select
                name="period"
                aria-label={t('competition.period')}
                className={styles.select}
                {...(onChoose
                  ? {
                      value: choice.period,
                      onChange: ({ target }) => onChoose({ period: periods[target.selectedIndex] }),
                    }
                  : { defaultValue: choice.period })}
              >
                {periods.map((one) => (
                  <option key={one} value={one}>
                    {t(NAMES[one])}
                  </option>
                ))}
              </select>
              <SmallIcon icon="caret-down" className={styles.caret} />
            </Row>
          )}
          {hasMoves && <Remark numeric>{t('competition.moves')}</Remark>}
        </Ends>
      )}
      <div
        id={panelId}
        role={(tracks.length > 1 || classes) && isOpen ? 'tabpanel' : 'group'}
        aria-labelledby={headingId}
        aria-busy={isBusy || isLoading}
        data-folded={isFolded || undefined}
        className={isBusy ? styles.busy : undefined}
      >
        {hasFailed && !board && (
          <RetryNotice top="16" onRetry={onRetry}>
            {t('competition.board_failed')}
          </RetryNotice>
        )}
        {/* As high as podium and rows. */}
        {isLoading && (
          <Stack top="20" className={styles.rows}>
            <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
            <Skeleton height="236px" radius="card" />
            {Array.from({ length: pageSize - 3 }, (_, index) => (
              <Skeleton key={index} height="24px" />
            ))}
          </Stack>
        )}
        {((board && !hasRows) || !isOpen) && (
          <Text top="16" tone="secondary" text="center" className={styles.empty}>
            {emptyText()}
          </Text>
        )}
        {shownBoard && hasRows && <Rows subject={subject} choice={choice} board={shownBoard} labelledBy={headingId} />}
      </div>
      {hasRows && (
        <>
          {!isFolded && (
            <Pager
              texts={{
                label: t('competition.pages'),
                previous: t('competition.previous'),
                next: t('competition.next'),
                position: t('competition.page_of', { page: number(page), pages: number(pages) }),
              }}
              page={page}
              pages={pages}
              onPage={onChoose && ((to) => onChoose({ pageIndex: to - 1 }))}
            />
          )}
          <Ends gap="4 16" top="12">
            {isFolded ? (
              <SmallButton variant="text" {...pressable('board-all', onOpen)} className={styles.all}>
                {t('competition.open_all', { value: number(board.total) })}
              </SmallButton>
            ) : (
              <Remark numeric>{t('competition.ties')}</Remark>
            )}
            {snapshot ?? <SnapshotNumber seq={board.snapshotSeq} />}
          </Ends>
        </>
      )}
    </Card>
  )
}

/** The first ranked rows, with the removed ones between them. */
const firstOf = ({ items }: Board, count: number): Board['items'] =>
  items.filter(({ rank, removed }) => rank <= count && (!removed || rank < count))

/** From this age on, the page says since when a ranking has not changed, ms. */
const UNCHANGED_FROM_MS = 3_600_000

/** The number of the snapshot that ranked the rows; nothing before the first one. */
export function SnapshotNumber({ seq }: { seq: number | null }) {
  const { t, number } = useWords()
  if (!seq) return null
  return <Remark numeric>{t('competition.snapshot', { number: number(seq) })}</Remark>
}

/** The ranking by combined prize; base prize and factors are columns, on phones a line below the name. */
export function CombinedTable({ board, labelledBy }: Pick<RankTableProps, 'board' | 'labelledBy'>) {
  const { t, locale, amount, movedAmount } = useWords()
  const unit = board.unit ?? ''
  const cellsOf: RankTableProps['cellsOf'] = (row, isMine) => {
    const { value, parts } = row
    const base = parts && amount({ amount: parts.base, unit })
    const factors = [parts?.roi, parts?.streak].map((factor) => factor && `×\u00A0${factorText(locale, factor)}`)
    return [
      <Span key="name" breaks>
        <RowName row={row} isMine={isMine} />
        {parts && (
          <Remark weight="text" className={styles.combinedBelow}>
            <bdi dir="ltr">{`${base} ${factors.join(' ')}`}</bdi>
          </Remark>
        )}
      </Span>,
      base,
      ...factors.map((factor) => (
        <bdi key="factor" dir="ltr">
          {factor}
        </bdi>
      )),
      movedAmount({ amount: value, unit }),
    ]
  }
  const heads: Cell[] = [
    [t('competition.col_trader')],
    [t('compound.col_base'), styles.part],
    [t('competition.track_roi'), styles.part],
    [t('compound.track_streak'), styles.part],
    [t('compound.col_pays', { unit }), styles.value],
  ]
  return <RankTable {...{ board, heads, cellsOf, labelledBy }} />
}
