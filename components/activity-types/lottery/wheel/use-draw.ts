'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { CODES, codeName } from '@fanfare/contract/codes.ts'
import { lotteryDraw } from '@fanfare/contract/lottery/draw.ts'
import {
  createPendingDraw,
  deletePendingDraw,
  listPendingDraws,
  withDraw,
  type PendingDraw,
} from '#lib/lottery/pending-draws.ts'
import type { CallError } from '#store/call-error.ts'
import { lotteryApi } from '#store/api/lottery.ts'
import { useAppSelector } from '#store/hooks.ts'
import { selectUserId } from '#store/slices/user-info.ts'
import { useRefreshDraws } from '../mine/use-my-draws.ts'
import { useHoldDraw } from './use-hold-draw.ts'

export type DrawResult = CallData<typeof lotteryDraw>

interface UseDraw {
  activityId: string
  /** Shows a result; resolves when it is on the screen. `isResumed`: of a draw before this page was opened, or before it was offline. */
  show: (result: DrawResult, isResumed: boolean) => Promise<void>
}

const REFUSAL_TEXTS = {
  NO_DRAWS_LEFT: 'lottery.out_of_draws',
  SOLD_OUT: 'lottery.sold_out',
  LIMIT: 'lottery.day_limit',
  IDEMPOTENCY_CONFLICT: 'lottery.sent_twice',
} as const

/** The refusals of this call say that nothing was drawn; after any other failure the draw may be recorded. */
const isRefused = (error: CallError): boolean =>
  error.kind === 'gateway' && lotteryDraw.codes.some((name) => CODES[name].code === error.code)

/**
 * Draws once. The draw is stored before it is sent and repeated with the same key until its result was shown: after a reload,
 * and when the connection is back (reliability §2).
 */
export function useDraw({ activityId, show }: UseDraw) {
  const userId = useAppSelector(selectUserId)
  const online = useOnline()
  const [send] = lotteryApi.endpoints.draw.useMutation()
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
  const settle = useCallback(
    ({ key }: PendingDraw) => {
      if (userId !== null) deletePendingDraw(activityId, userId, key)
      refresh()
    },
    [activityId, userId, refresh],
  )
  const refusalText = useCallback(
    (error: CallError): string => {
      const name = error.kind === 'gateway' ? codeName(error.code) : undefined
      return name && name in REFUSAL_TEXTS ? t(REFUSAL_TEXTS[name as keyof typeof REFUSAL_TEXTS]) : errorText(error)
    },
    [t, errorText],
  )

  const run = useCallback(
    async (draw: PendingDraw, isResumed: boolean): Promise<boolean> => {
      if (busy.current || userId === null) return false
      busy.current = true
      setDrawing(true)
      const release = hold()
      // A draw of an earlier visit is counted already.
      const takeBack = isResumed ? () => undefined : countDraws((draws) => Math.max(0, draws - 1))
      const hasRun = await withDraw(draw.key, async () => {
        const answer = await send({ activityId, ...draw })
        setDrawing(false)
        if (answer.data) {
          const { remaining } = answer.data
          if (!isResumed) countDraws(() => remaining)
          await onResult.current(answer.data, isResumed)
          return settle(draw)
        }
        takeBack()
        const error = answer.error as CallError
        if (isRefused(error)) {
          settle(draw)
          return notify(refusalText(error), { modeType: 'error' })
        }
        notify(t('lottery.offline'), {
          modeType: 'error',
          buttonText: t('common.btn_retry'),
          onConfirm: () => void run(draw, true),
        })
      })
      setDrawing(false)
      release()
      if (!hasRun) takeBack()
      busy.current = false
      return hasRun
    },
    [activityId, userId, send, settle, hold, countDraws, refusalText, notify, t],
  )

  const resume = useCallback(async (): Promise<boolean> => {
    // One after the other: each result is shown before the next draw is repeated.
    for (const pending of userId === null ? [] : listPendingDraws(activityId, userId))
      if (await run(pending, true)) return true
    return false
  }, [activityId, userId, run])
  const resumeOnce = useEffectEvent(() => void resume())
  useEffect(() => {
    if (online && userId !== null) resumeOnce()
  }, [online, userId, activityId])

  const draw = useCallback(async () => {
    if (userId === null || busy.current) return
    // A result that was never shown comes first.
    if (!(await resume())) await run(createPendingDraw(activityId, userId), false)
  }, [activityId, userId, resume, run])
  return { draw, isDrawing }
}
