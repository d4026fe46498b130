'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { NO_OVERLAY, useClaimAll } from '#components/task/claim/use-claim-all.ts'
import { useReducedMotion } from '#components/ui/browser/use-media-query.ts'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { drawsToClaim, tasksWithDraws } from '#lib/task/draws-to-claim.ts'
import { activityApi } from '#store/api/activity.ts'
import { isWheelStill, rememberStill } from '#lib/lottery/remember-still.ts'
import { fitsWheel, stopTurn, wheelPlaces } from '#lib/lottery/wheel.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { goodNewsOpened } from '#store/slices/good-news.ts'
import { selectDraw, drawChanged } from '#store/slices/draw.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { SeeOdds, StillChoice, WheelStage, closedHub, type WheelSegment } from './wheel-stage.tsx'
import { SpinActions, SpinUnderWay } from './spin-actions.tsx'
import { useDraw, type DrawnResults } from './use-draw.ts'

/** One press claims the draws of all completed tasks of the activity. */
function useClaimDraws(activityId: string, completions: readonly TaskCompletion[]) {
  const { claimAll, progress } = useClaimAll(NO_OVERLAY)
  const dispatch = useAppDispatch()
  const ready = tasksWithDraws(completions)
  /** Resolves with the number of tasks whose draws were claimed, once the user's draws are refetched. */
  const claim = async () => {
    const claimed = await claimAll(ready.map((task) => ({ ...task, activityId })))
    // The next spin counts down from the new number.
    const read = activityApi.endpoints.activityDetail.initiate(activityId, { forceRefetch: true, subscribe: false })
    if (claimed > 0) await dispatch(read)
    return claimed
  }
  return {
    claim,
    isClaiming: progress !== null,
    toClaim: drawsToClaim(completions),
    titles: [...new Set(ready.map(({ title }) => title))],
  }
}

/** Below this width a grid replaces the wheel (wheel-stage.module.css). */
const WHEEL_FROM = '(min-width: 360px)'
/** On these widths the turning wheel fills the screen (wheel-stage.module.css). */
const PHONE = '(max-width: 1023px)'

/** A user's wheel: it turns once the server has answered, and stops at the prize. */
export function WheelLive({
  activityId,
  segments,
  ...times
}: Pick<ActivityDetail, 'activityId' | 'startTime' | 'endTime' | 'outcome'> & { segments: readonly WheelSegment[] }) {
  const words = useWords()
  const { t } = words
  const wheel = useRef<HTMLDivElement>(null)
  const { turn, spinning, spin, place, skip } = useWheel(wheelPlaces(segments.length).length, wheel)
  const [drawn, setDrawn] = useState<number>()
  const [isChosenStill, chooseStill] = useState(isWheelStill)
  const isStill = useReducedMotion() || isChosenStill
  /** The user asked to see the result before the answer arrived. */
  const isSkipped = useRef(false)
  const dispatch = useAppDispatch()
  const { my, completions, isMember, paused, isLoading } = useMyActivity(activityId)

  const show = async ({ results, isResumed, notDrawn }: DrawnResults) => {
    const index = bestSegment(results, segments)
    const turns = fitsWheel(segments.length) && window.matchMedia(WHEEL_FROM).matches
    if (index >= 0 && turns && !isStill && !isResumed && !isSkipped.current) await spin(index)
    else if (index >= 0) place(index)
    setDrawn(index)
    const draws = results.map((result) => ({ ...result, isResumed }))
    const draw = draws.at(-1)
    if (draw) dispatch(goodNewsOpened({ activityId, draw, draws: draws.length > 1 ? draws : [], notDrawn }))
  }
  const { draw: drawNow, isDrawing } = useDraw(activityId, show)
  const draw = (count: number) => {
    isSkipped.current = false
    if (!isStill && window.matchMedia(PHONE).matches)
      wheel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    void drawNow(count)
  }
  const isSpinning = spinning !== undefined
  const isBusy = isDrawing || isSpinning
  useEffect(() => void dispatch(drawChanged({ isBusy, isStill })), [isBusy, isStill, dispatch])

  const { claim, isClaiming, toClaim, titles } = useClaimDraws(activityId, completions)
  const draws = my?.draws ?? 0
  // Other parts of the page request spins and claims: the sticky bar, and the overlay of the last result.
  const { requested, request } = useAppSelector(selectDraw)
  const seen = useRef(requested)
  const onRequest = useEffectEvent(() => {
    if (request === 'spin') return draw(1)
    void claim().then((count) => request === 'claimAndSpin' && count > 0 && draw(1))
  })
  useEffect(() => {
    if (requested === seen.current) return
    seen.current = requested
    onRequest()
  }, [requested])

  // By the gateway's clock.
  const now = useServerNow()
  const phase =
    times.outcome === 'CANCELLED' || now >= times.endTime ? 'over' : now < times.startTime ? 'before' : 'open'
  /** The user's own. */
  const hub = () => {
    // A spin that is under way when the activity ends is still shown.
    if (!isBusy) {
      const closed = closedHub(phase, times, words)
      if (closed) return closed
      if (paused?.draws) return { title: t('activity.paused') }
      if (!isMember) return { title: t('lottery.hub_join') }
    }
    const line = t(isBusy || !draws ? 'lottery.hub_left' : 'lottery.hub_ready', { count: draws })
    return { title: words.number(draws), line, isCount: true }
  }
  const isOpen = phase === 'open' && isMember
  const canSpin = isOpen && draws > 0 && !paused?.draws
  return (
    <WheelStage
      {...{ segments, turn, spinning, drawn }}
      hub={hub()}
      busy={isBusy ? (isStill ? 'still' : 'turning') : undefined}
      wheelRef={wheel}
      isOver={phase === 'over'}
      isServers={isLoading}
      after={
        isOpen && (canSpin || isChosenStill) ? (
          <StillChoice
            isStill={isChosenStill}
            onChange={(still) => {
              chooseStill(still)
              rememberStill(still)
            }}
          />
        ) : (
          phase !== 'over' && <SeeOdds />
        )
      }
    >
      {isBusy && !isStill ? (
        <SpinUnderWay
          left={draws}
          toClaim={toClaim}
          onSkip={() => {
            isSkipped.current = true
            skip()
          }}
        />
      ) : (
        isOpen && <SpinActions {...{ draws, toClaim, titles, isBusy, isClaiming, paused, claim }} spin={draw} />
      )}
      <span role="status" className="visually-hidden">
        {isSpinning && t('lottery.spinning')}
      </span>
    </WheelStage>
  )
}

/** Where the wheel stops: for several results at the first prize of the table, which lists the largest prizes first. */
function bestSegment(results: DrawnResults['results'], segments: readonly WheelSegment[]) {
  const indexes = results.map(({ prize }) => segments.findIndex(({ prizeId }) => prizeId === (prize?.prizeId ?? null)))
  const won = indexes.filter((index) => segments[index]?.prizeId)
  return won.length > 0 ? Math.min(...won) : (indexes[0] ?? -1)
}

/** ms; wheel.module.css has it, too. */
const SPIN_MS = 4200
/** How long the drawn segment glows before the result covers the wheel, ms. */
const LIT_MS = 400
const TICK = [{ transform: 'rotate(-16deg)' }, { transform: 'none' }]
const TICK_MS = 110

/** Turns the wheel in `box` to a prize that is already drawn, where it glows and stays; `skip` ends both at once. */
function useWheel(count: number, box: RefObject<HTMLElement | null>) {
  const [turn, setTurn] = useState(0)
  /** Turning, then the index of the segment that glows. */
  const [spinning, setSpinning] = useState<'turning' | number>()
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  // The random number is no part of the draw: it decides only where in its segment the pointer stops.
  const stopAt = (index: number) => stopTurn({ index, count, from: turn, random: Math.random() })
  const place = (index: number) => setTurn(stopAt(index))
  const spin = (index: number) => {
    const to = stopAt(index)
    setSpinning('turning')
    setTurn(to)
    const stopTicks = tick(box.current, { from: turn, to, count })
    return new Promise<void>((shown) => {
      const glow = setTimeout(() => {
        stopTicks()
        setSpinning(index)
      }, SPIN_MS)
      const done = () => {
        clearTimeout(glow)
        clearTimeout(end)
        stopTicks()
        setSpinning(undefined)
        shown()
      }
      const end = setTimeout(done, SPIN_MS + LIT_MS)
      stop.current = done
    })
  }
  return { turn, spinning, spin, place, skip: () => stop.current() }
}

/** Reading an animation's time computes the page's styles, which a slow phone cannot do in every frame, ms. */
const LOOK_MS = 50

/** Moves the pointer when a segment passes, by the clock of the wheel's own transition. */
function tick(box: HTMLElement | null, { from, to, count }: { from: number; to: number; count: number }) {
  const disc = box?.querySelector('[data-disc]')
  const pointer = box?.querySelector('[data-pointer]')
  // jsdom has no animations.
  if (!disc?.getAnimations || !pointer) return () => undefined
  const step = 360 / count
  let passed = Math.floor(from / step + 0.5)
  let ticked = 0
  const timer = setInterval(() => {
    const progress = disc.getAnimations()[0]?.effect?.getComputedTiming().progress ?? 0
    const now = Math.floor((from + (to - from) * progress) / step + 0.5)
    // Segments of a fast wheel pass more often than the pointer can move.
    if (now > passed && performance.now() - ticked >= TICK_MS) {
      pointer.animate(TICK, TICK_MS)
      ticked = performance.now()
    }
    passed = Math.max(passed, now)
  }, LOOK_MS)
  return () => clearInterval(timer)
}
