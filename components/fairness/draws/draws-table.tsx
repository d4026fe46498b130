import { Fragment, type ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Ends, Note, Row, Span, Text } from '#components/ui/layout/layout.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { DRAWS_SHOWN } from '#lib/fairness/draws-shown.ts'
import type { LoggedDraw } from '#lib/fairness/verify-draws.ts'
import { useFairnessWords, type FairnessReport } from '../fairness-report.ts'
import styles from './draws-table.module.css'

/** `open`: not verified yet. */
export type DrawState = 'open' | 'right' | 'wrong'

interface DrawsTableProps {
  report: Pick<FairnessReport, 'fairness' | 'labels'>
  /** Default: all draws, of which the report has the first. */
  draws?: readonly LoggedDraw[]
  total?: number
  page?: number
  /** An IANA name. */
  timeZone?: string
  stateOf?: (drawNo: number) => DrawState
  open?: number | null
  /** How the open draw was computed. */
  details?: (draw: LoggedDraw) => ReactNode
  isSearching?: boolean
  isLoading?: boolean
  /** Of a draw's number, or of a user reference. */
  onSearch?: (query: string) => void
  onPage?: (page: number) => void
  onToggle?: (drawNo: number) => void
  /** About the search. */
  children?: ReactNode
}

/** In the order of the cells. */
const COLUMNS = ['draw', 'time', 'user', 'nonce', 'seed', 'rolled', 'paid', 'check'] as const

/** The draws of the log; a draw's number opens the steps of its computation. On phones each row is a block. */
export function DrawsTable({
  report,
  draws = report.fairness.draws,
  total = report.fairness.totalDraws,
  page = 0,
  timeZone = 'UTC',
  stateOf,
  open,
  details,
  isSearching,
  isLoading,
  onSearch,
  onPage,
  onToggle,
  children,
}: DrawsTableProps) {
  const { t, locale, number, counted, drawNo: written, prize } = useFairnessWords(report)
  const { fairness } = report
  const zone = zoneName(fairness.draws[0]?.at ?? 0, timeZone)
  const first = page * DRAWS_SHOWN
  const turn = (to: number, label: string, icon: 'caret-left' | 'caret-right') => (
    <IconButton label={label} disabled={to < 0 || to * DRAWS_SHOWN >= total} onClick={onPage && (() => onPage(to))}>
      <SmallIcon icon={icon} />
    </IconButton>
  )
  /** By column. */
  const cellsOf = (draw: LoggedDraw, isOpen: boolean) => {
    const { drawNo, at, userRef, nonce, clientSeed, rolledPrizeId, prizeId } = draw
    const state = stateOf?.(drawNo) ?? 'open'
    return {
      draw: (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('fairness.row_open', { number: written(drawNo) })}
          className={styles.toggle}
          onClick={onToggle && (() => onToggle(drawNo))}
        >
          {written(drawNo)}
          <SmallIcon icon="caret-down" />
        </button>
      ),
      time: formatDayMonthTime(locale, at, timeZone),
      user: <code>{userRef}</code>,
      nonce: number(nonce),
      seed: clientSeed ? <code>{clientSeed}</code> : t('fairness.no_client_seed'),
      rolled: prize(rolledPrizeId),
      paid: (
        <>
          <b>{prize(prizeId)}</b>
          {prizeId !== rolledPrizeId && <Chip tone="warning">{t('fairness.fallback')}</Chip>}
        </>
      ),
      check: state !== 'open' && (
        <Span tone={state === 'right' ? 'success' : 'error'}>
          <Icon icon={state === 'right' ? 'check-circle' : 'x-circle'} weight="fill" />
          <VisuallyHidden>{t(`fairness.row_${state}`)}</VisuallyHidden>
        </Span>
      ),
    }
  }
  return (
    <Card className={styles.card} aria-labelledby="draws">
      <Ends gap="12" className={styles.head}>
        <div>
          <h2 id="draws">{t('fairness.draws_title')}</h2>
          <Note size="small">{t('fairness.draws_line', { ...counted(fairness.totalDraws), zone })}</Note>
        </div>
        <Row
          as="form"
          role="search"
          gap="8"
          wrap
          className={styles.search}
          onSubmit={
            onSearch &&
            ((event) => {
              event.preventDefault()
              const query = new FormData(event.currentTarget).get('draw')
              if (typeof query === 'string') onSearch(query.trim())
            })
          }
        >
          <span className={styles.box}>
            <SmallIcon icon="magnifying-glass" />
            <input
              type="search"
              name="draw"
              required
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              aria-label={t('fairness.search')}
              placeholder={t('fairness.search')}
            />
          </span>
          <Button type="submit" variant="soft" busy={isSearching}>
            {t('fairness.search_button')}
          </Button>
        </Row>
      </Ends>
      {children}
      <table className={styles.table} aria-labelledby="draws" aria-busy={isLoading || undefined}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Text
                as="th"
                key={column}
                scope="col"
                size="note"
                tone="secondary"
                weight="text"
                className={styles[column]}
              >
                <span className={column === 'check' ? 'visually-hidden' : undefined}>
                  {t(`fairness.col_${column}`)}
                </span>
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {draws.map((draw) => {
            const isOpen = open === draw.drawNo
            return (
              <Fragment key={draw.drawNo}>
                <tr id={`draw-${draw.drawNo}`} className={cx(isOpen && styles.opened)}>
                  {Object.entries(cellsOf(draw, isOpen)).map(([column, cell]) => (
                    <td key={column} className={styles[column]}>
                      {cell}
                    </td>
                  ))}
                </tr>
                {isOpen && (
                  <tr className={styles.details}>
                    <td colSpan={COLUMNS.length}>{details?.(draw)}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      {total > 0 && (
        <Ends gap="8 12" size="note" tone="secondary" className={styles.pager}>
          <span role="status">
            {t('fairness.range', {
              first: number(first + 1),
              last: number(Math.min(total, first + DRAWS_SHOWN)),
              total: number(total),
            })}
          </span>
          {total > DRAWS_SHOWN && (
            <Row gap="4">
              {turn(page - 1, t('fairness.previous'), 'caret-left')}
              {turn(page + 1, t('fairness.next'), 'caret-right')}
            </Row>
          )}
        </Ends>
      )}
    </Card>
  )
}
