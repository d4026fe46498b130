'use client'

import { useEffect, useState } from 'react'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import type { DrawLog } from '#lib/fairness/draw-log.ts'
import { DRAWS_SHOWN } from '#lib/fairness/draws-shown.ts'
import {
  type LoggedDraw,
  type PublishedLottery,
  type Verdict,
  rollDraw,
  type PrizeCount,
} from '#lib/fairness/verify-draws.ts'
import { lotteryApi } from '#store/api/lottery.ts'
import styles from './draws-table.module.css'
import { DrawsTable, type DrawState } from './draws-table.tsx'
import { useFairnessWords, type FairnessReport } from '../fairness-report.ts'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Facts } from '#components/ui/layout/layout.tsx'
import steps from './draw-steps.module.css'
import { useComputed } from '#components/ui/browser/use-computed.ts'

interface LiveDrawsProps {
  report: FairnessReport
  lottery: PublishedLottery
  log: DrawLog
  /** Absent before the check. */
  verdict?: Verdict
}

/** The table of draws: a page of all, or those of the user reference that was searched. `?draw=` in the address opens that draw. */
export function LiveDraws({ report, lottery, log, verdict }: LiveDrawsProps) {
  const { activityId, draws: first, totalDraws } = report.fairness
  const { t, counted, zone } = useMyWords()
  const { query, push } = useUrlQuery()
  const open = drawNoIn(query.get('draw') ?? '', totalDraws)
  const [moved, setMoved] = useState<{ from: number | null; page: number } | null>(null)
  const [search, setSearch] = useState<'idle' | 'searching' | 'failed' | { text: string; draws: LoggedDraw[] }>('idle')
  const found = typeof search === 'object' ? search : null
  const page = moved?.from === open ? moved.page : found ? 0 : pageOf(open ?? 1)
  const reading = lotteryApi.useShownDrawsQuery({ activityId, pageIndex: page }, { skip: page === 0 || !!found })
  const ofPage = page === 0 ? first : (reading.data?.draws ?? first)
  const shown = found?.draws.slice(page * DRAWS_SHOWN, (page + 1) * DRAWS_SHOWN) ?? ofPage
  const openDraw = (drawNo: number | null) => push(drawNo ? `?draw=${drawNo}` : '')
  const turn = (to: number) => setMoved({ from: open, page: to })

  async function find(text: string) {
    const drawNo = drawNoIn(text, totalDraws)
    setSearch(drawNo ? 'idle' : 'searching')
    if (drawNo) return openDraw(drawNo)
    const userRef = text.toLowerCase()
    const draws: LoggedDraw[] = []
    try {
      for await (const rows of log.pages()) draws.push(...rows.filter((draw) => draw.userRef === userRef))
      setSearch({ text, draws })
      turn(0)
    } catch {
      setSearch('failed')
    }
  }

  /** The result of a search, or that draws could not be read. */
  const message = () => {
    if (!found) return t('fairness.loading_failed')
    const { text, draws } = found
    if (!draws.length) return t('fairness.search_none', { query: text })
    return t('fairness.search_found', { ...counted(draws.length), query: text })
  }
  const firstShown = shown[0]?.drawNo
  useEffect(() => {
    // The draw that the address names, once it is in the table.
    if (open) document.getElementById(`draw-${open}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, firstShown])
  const failedNo = verdict?.failed?.drawNo ?? Infinity
  // Draws before the first failing one are verified; nothing is known about those after it.
  const stateOf = (drawNo: number): DrawState =>
    !verdict || drawNo > failedNo ? 'open' : drawNo === failedNo ? 'wrong' : 'right'
  return (
    <DrawsTable
      report={report}
      draws={shown}
      total={found?.draws.length}
      page={page}
      timeZone={zone}
      stateOf={stateOf}
      open={open}
      details={(draw) => <DrawSteps lottery={lottery} draw={draw} report={report} counts={verdict?.counts} />}
      isSearching={search === 'searching'}
      isLoading={reading.isFetching}
      onSearch={find}
      onPage={turn}
      onToggle={(drawNo) => {
        // The table keeps its page when a row opens or closes.
        const next = open === drawNo ? null : drawNo
        setMoved({ from: next, page })
        openDraw(next)
      }}
    >
      {(found || search === 'failed' || reading.isError) && (
        <Notice role="status" className={styles.notice}>
          {message()}{' '}
          <SmallButton
            variant="text"
            onClick={() => {
              setSearch('idle')
              turn(0)
            }}
          >
            {t('fairness.search_all')}
          </SmallButton>
        </Notice>
      )}
    </DrawsTable>
  )
}

const pageOf = (drawNo: number) => Math.floor((drawNo - 1) / DRAWS_SHOWN)

/** A draw's number as typed or in an address (`133`, `#18,133`); null for anything else. */
function drawNoIn(text: string, total: number) {
  const digits = text.replaceAll(/^#|[\s.,'’]/g, '')
  const drawNo = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return drawNo >= 1 && drawNo <= total ? drawNo : null
}

interface DrawStepsProps {
  lottery: PublishedLottery
  draw: LoggedDraw
  report: Pick<FairnessReport, 'labels'>
  /** From the check, which knows when a prize ran out. */
  counts?: readonly PrizeCount[]
}

/** One draw computed again on this device, step by step (contract §9). */
export function DrawSteps({ lottery, draw, report, counts }: DrawStepsProps) {
  const { t, number, drawNo, prize } = useFairnessWords(report)
  const roll = useComputed(rollDraw, lottery, draw)
  if (!roll) return <div className={steps.steps} aria-busy="true" />
  const total = lottery.prizes.reduce((sum, { weight }) => sum + weight, 0)
  const stock = () => {
    const [rolled, paid] = [prize(draw.rolledPrizeId), prize(draw.prizeId)]
    if (draw.rolledPrizeId === draw.prizeId) return t('fairness.stock_left', { prize: paid })
    const soldOutAt = counts?.find(({ prizeId }) => prizeId === draw.rolledPrizeId)?.soldOutAt
    return !soldOutAt || soldOutAt >= draw.drawNo
      ? t('fairness.stock_fallback', { rolled, paid })
      : t('fairness.stock_fallback_at', { number: drawNo(soldOutAt), rolled, paid })
  }
  const hex = `0x${roll.number.toString(16).padStart(8, '0')}`
  return (
    <Facts
      size="hint"
      className={steps.steps}
      facts={[
        [t('fairness.step_message'), <code key="message">{roll.message}</code>],
        [t('fairness.step_digest'), <HashText key="digest" hash={roll.digest} />],
        [
          t('fairness.step_number'),
          <>
            <bdi dir="ltr">
              {t('fairness.step_number_value', {
                hex,
                number: number(roll.number),
                total: number(total),
                roll: number(roll.roll),
              })}
            </bdi>{' '}
            {roll.round > 0 && t('fairness.step_round', { round: number(roll.round) })}
          </>,
        ],
        [
          t('fairness.col_prize'),
          t('fairness.step_interval', {
            first: number(roll.first),
            last: number(roll.last),
            prize: prize(roll.rolledPrizeId),
          }),
        ],
        draw.rolledPrizeId && [t('fairness.step_stock'), stock()],
      ]}
    />
  )
}
