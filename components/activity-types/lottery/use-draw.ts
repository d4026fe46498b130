'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CODES, codeName } from '@fanfare/contract/codes.ts'
import { lotteryDraw } from '@fanfare/contract/lottery/draws.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import { activityApi } from '#store/api/activity.ts'
import {
  createDraw,
  deletePendingDraw,
  listPendingDraws,
  storePendingDraw,
  withDraws,
  type PendingDraw,
} from '#lib/lottery/pending-draws.ts'
import { lotteryApi } from '#store/api/lottery.ts'
import { useAppSelector, useAppDispatch, useServices } from '#store/hooks.ts'
import { selectUserId } from '#store/slices/user-info.ts'
import { baseApi } from '#store/api/base-api.ts'
import type { StoreContext } from '#store/services.ts'
import type { CallError } from '#store/call-error.ts'

/**
 * Delays the news of a draw until the wheel has stopped: the store's queries wait, so that no message, bell or list shows the prize
 * earlier. `hold` returns a function that ends the wait; leaving the page ends it, too.
 */
function useHoldDraw(activityId: string) {
  const dispatch = useAppDispatch()
  const services: StoreContext = useServices()
  const release = useRef<() => void>(() => undefined)
  useEffect(() => () => release.current(), [])
  const hold = () => {
    release.current()
    const shown = new Promise<void>((resolve) => {
      release.current = () => {
        if (services.drawShown === shown) delete services.drawShown
        resolve()
      }
    })
    services.drawShown = shown
    return () => release.current()
  }

  /** Changes the number of draws left on the whole page; returns a function that undoes it. */
  const countDraws = (change: (draws: number) => number) =>
    dispatch(
      activityApi.util.updateQueryData('activityDetail', activityId, ({ my }) => {
        my.draws = change(my.draws ?? 0)
      }),
    ).undo
  return { hold, countDraws }
}

type DrawResult = CallData<typeof lotteryDraw>

export interface DrawnResults {
  /** In the order of the draws; at least one. */
  results: readonly DrawResult[]
  /** The draws were requested before this page was opened or before it went offline. */
  isResumed: boolean
  /** How many of the requested draws were not made; the user still has them. */
  notDrawn: number
}

const REFUSAL_TEXTS = {
  NO_DRAWS_LEFT: 'lottery.out_of_draws',
  SOLD_OUT: 'lottery.sold_out',
  LIMIT: 'lottery.day_limit',
  IDEMPOTENCY_CONFLICT: 'lottery.sent_twice',
} as const

/** These refusals mean that nothing was drawn; after any other failure the draw may have been recorded. */
const isRefused = (error: CallError) =>
  error.kind === 'gateway' && lotteryDraw.codes.some((name) => CODES[name].code === error.code)

/**
 * Draws once or several times, one request after another. Each draw is stored before it is sent, and is repeated with the same key
 * after a reload or a lost connection until its result was shown. A failure ends the series. `show` resolves when the results are on
 * the screen.
 */
export function useDraw(activityId: string, show: (drawn: DrawnResults) => Promise<void>) {
  const userId = useAppSelector(selectUserId)
  const online = useOnline()
  const [send] = lotteryApi.useDrawMutation()
  const [isDrawing, setDrawing] = useState(false)
  const busy = useRef(false)
  const { notify } = useNotify()
  const errorText = useErrorText()
  const refresh = useRefreshDraws()
  const { hold, countDraws } = useHoldDraw(activityId)
  const t = useTranslations()

  const onResult = useRef(show)
  useEffect(() => {
    onResult.current = show
  }, [show])
  const forget = ({ key }: PendingDraw) => userId && deletePendingDraw(activityId, userId, key)
  const refusalText = (error: CallError) => {
    const name = error.kind === 'gateway' ? codeName(error.code) : undefined
    return name && name in REFUSAL_TEXTS ? t(REFUSAL_TEXTS[name as keyof typeof REFUSAL_TEXTS]) : errorText(error)
  }

  const drawEach = async (draws: readonly PendingDraw[]) => {
    const results: DrawResult[] = []
    // Stores the whole series before sending its first draw, so that a reload completes the series.
    if (userId) for (const draw of draws) storePendingDraw(activityId, userId, draw)
    for (const [place, draw] of draws.entries()) {
      const answer = await send({ activityId, ...draw })
      if (!answer.data) {
        for (const unsent of draws.slice(place + 1)) forget(unsent)
        return { results, failure: { error: answer.error as CallError, draw } }
      }
      results.push(answer.data)
    }
    return { results, failure: null }
  }

  const run = async (wanted: readonly PendingDraw[], isResumed: boolean): Promise<boolean> => {
    if (busy.current || !userId || !wanted.length) return false
    busy.current = true
    setDrawing(true)
    const release = hold()
    // The number of draws left already includes those of an earlier visit.
    const takeBack = isResumed ? () => undefined : countDraws((draws) => Math.max(0, draws - wanted.length))
    const hasRun = await withDraws(wanted, async (free) => {
      const { results, failure } = await drawEach(free)
      setDrawing(false)
      const refused = failure && isRefused(failure.error)
      if (refused) forget(failure.draw)
      const last = results.at(-1)
      if (last) {
        if (!isResumed) countDraws(() => last.remaining)
        const drawn = results.length
        const open = failure && !refused ? 1 : 0
        const notDrawn = isResumed ? 0 : free.length - drawn - open
        await onResult.current({ results, isResumed, notDrawn })
        for (const draw of free.slice(0, drawn)) forget(draw)
      } else takeBack()
      if (last || refused) refresh()
      if (refused) return notify(refusalText(failure.error), { modeType: 'error' })
      if (failure)
        notify(t('lottery.offline'), {
          modeType: 'error',
          buttonText: t('common.btn_retry'),
          onConfirm: () => void run([failure.draw], true),
        })
    })
    setDrawing(false)
    release()
    if (!hasRun) takeBack()
    busy.current = false
    return hasRun
  }

  const resume = () => run(userId ? listPendingDraws(activityId, userId) : [], true)
  const resumeOnce = useEffectEvent(() => void resume())
  useEffect(() => {
    if (online && userId) resumeOnce()
  }, [online, userId, activityId])

  const draw = async (count: number) => {
    // A result that was never shown comes first.
    if (!(await resume())) await run(Array.from({ length: count }, createDraw), false)
  }
  return { draw, isDrawing }
}

/** Refetches what a draw changes: the draws left, stock, records and rewards. */
export function useRefreshDraws() {
  const dispatch = useAppDispatch()
  return () => void dispatch(baseApi.util.invalidateTags(['Activity', 'Task', 'Reward', 'Draw']))
}
