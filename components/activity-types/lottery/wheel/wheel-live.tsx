'use client'

import { useTranslations } from 'next-intl'
import { useClaimAll } from '#components/task/claim/use-claim-all.ts'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReducedMotion } from '#components/ui/browser/use-media-query.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { isWheelStill, rememberStill } from '#lib/lottery/remember-still.ts'
import { fitsWheel, stopTurn } from '#lib/lottery/wheel.ts'
import { tasksWithDraws } from '#lib/task/draws-to-claim.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { goodNewsOpened } from '#store/slices/good-news.ts'
import { selectDraw, drawChanged } from '#store/slices/draw.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { SeeOdds } from './see-odds.tsx'
import { useDraw, type DrawResult } from './use-draw.ts'
import { useHub } from './use-hub.ts'
import type { WheelSegment } from './wheel-segment.ts'
import { StillChoice, WheelStage } from './wheel-stage.tsx'

export interface WheelLiveProps extends Pick<ActivityDetail, 'activityId' | 'startTime' | 'endTime' | 'outcome'> {
  segments: readonly WheelSegment[]
  label: string
}

/** Under this width the grid is shown, which does not turn (wheel-stage.module.css). */
const WHEEL_FROM = '(min-width: 360px)'
/** Under this width the page has a bar at the bottom (activity-cta.module.css). */
const WITH_BAR = '(max-width: 1023px)'

/** The wheel of a user: it turns once the server has answered, to the prize of the answer. */
export function WheelLive({ activityId, segments, label, ...times }: WheelLiveProps) {
  const t = useTranslations('lottery')
  const { turn, isSpinning, spin, place } = useWheel(segments.length)
  const [drawn, setDrawn] = useState<number | null>(null)
  const [isChosenStill, chooseStill] = useState(isWheelStill)
  const isStill = useReducedMotion() || isChosenStill
  const dispatch = useAppDispatch()
  const mine = useMyActivity(activityId)

  const show = async (result: DrawResult, isResumed: boolean): Promise<void> => {
    const prizeId = result.prize?.prizeId ?? null
    const index = segments.findIndex((segment) => segment.prizeId === prizeId)
    const turns = fitsWheel(segments.length) && window.matchMedia(WHEEL_FROM).matches
    if (index >= 0 && turns && !isStill && !isResumed) await spin(index)
    else if (index >= 0) place(index)
    setDrawn(index)
    dispatch(goodNewsOpened({ activityId, draw: { ...result, isResumed } }))
  }
  const { draw: drawOnce, isDrawing } = useDraw({ activityId, show })
  const wheel = useRef<HTMLDivElement>(null)
  const draw = () => {
    if (!isStill && window.matchMedia(WITH_BAR).matches)
      wheel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    void drawOnce()
  }
  const isBusy = isDrawing || isSpinning
  useEffect(() => void dispatch(drawChanged({ isBusy, isStill })), [isBusy, isStill, dispatch])
  useRequestedSpins(draw)

  const { claimAll, progress } = useClaimAll()
  const claim = () => void claimAll(tasksWithDraws(mine.completions).map((task) => ({ ...task, activityId })))
  const isClaiming = progress !== null
  const { hub, phase } = useHub({ ...times, ...mine, isDrawing, isSpinning, spin: draw, isClaiming, claim })
  const canSpin = hub.onPress !== undefined && !hub.isClaim
  return (
    <WheelStage
      segments={segments}
      label={label}
      hub={hub}
      turn={turn}
      isSpinning={isSpinning}
      drawn={drawn}
      isBusy={isBusy}
      wheelRef={wheel}
      isOver={phase === 'over'}
      isServers={mine.isLoading}
    >
      {canSpin ? (
        <StillChoice
          isStill={isChosenStill}
          onChange={(still) => {
            chooseStill(still)
            rememberStill(still)
          }}
        />
      ) : (
        <SeeOdds />
      )}
      <span role="status" className="visually-hidden">
        {isSpinning && t('spinning')}
      </span>
    </WheelStage>
  )
}

/** Other parts of the page ask for a spin: the bar of a phone, and the overlay of the last result. */
function useRequestedSpins(spin: () => void): void {
  const { requested } = useAppSelector(selectDraw)
  const seen = useRef(requested)
  const onRequest = useEffectEvent(spin)
  useEffect(() => {
    if (requested === seen.current) return
    seen.current = requested
    onRequest()
  }, [requested])
}

/** Also in prize-wheel.module.css. */
const SPIN_MS = 4200
const UINT32 = 2 ** 32

/** Not part of the draw: only where in its segment the pointer stops. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / UINT32

/** The turn of the wheel. It spins to a prize that is already drawn, and stays there. */
function useWheel(count: number) {
  const [turn, setTurn] = useState(0)
  const [isSpinning, setSpinning] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const place = useCallback(
    (index: number) => setTurn((from) => stopTurn({ index, count, from: from % 360, random: random() })),
    [count],
  )
  const spin = useCallback(
    (index: number): Promise<void> => {
      setSpinning(true)
      setTurn((from) => stopTurn({ index, count, from, random: random() }))
      return new Promise((stopped) => {
        timer.current = setTimeout(() => {
          setSpinning(false)
          stopped()
        }, SPIN_MS)
      })
    },
    [count],
  )
  return { turn, isSpinning, spin, place }
}
