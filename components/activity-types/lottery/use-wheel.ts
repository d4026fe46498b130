'use client'

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { stopTurn } from '#lib/lottery/wheel.ts'

/** ms; wheel.module.css has it, too. */
const SPIN_MS = 4200
/** How long the drawn segment glows before the result covers the wheel, ms. */
const LIT_MS = 400
const UINT32 = 2 ** 32
const TICK: Keyframe[] = [{ transform: 'rotate(-16deg)' }, { transform: 'none' }]
const TICK_MS = 110

/** Not part of the draw: decides only where in its segment the pointer stops. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / UINT32

/** Turns the wheel in `box` to a prize that is already drawn, where it glows and stays; `skip` ends both at once. */
export function useWheel(count: number, box: RefObject<HTMLElement | null>) {
  const [turn, setTurn] = useState(0)
  const [isSpinning, setSpinning] = useState(false)
  const [lit, setLit] = useState<number | null>(null)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const place = useCallback(
    (index: number) => setTurn((from) => stopTurn({ index, count, from: from % 360, random: random() })),
    [count],
  )
  const spin = useCallback(
    (index: number): Promise<void> => {
      const to = stopTurn({ index, count, from: turn, random: random() })
      setSpinning(true)
      setTurn(to)
      const stopTicks = tick(box.current, { from: turn, to, count })
      return new Promise((shown) => {
        const glow = setTimeout(() => {
          stopTicks()
          setSpinning(false)
          setLit(index)
        }, SPIN_MS)
        const done = () => {
          clearTimeout(glow)
          clearTimeout(end)
          stopTicks()
          setSpinning(false)
          setLit(null)
          shown()
        }
        const end = setTimeout(done, SPIN_MS + LIT_MS)
        stop.current = done
      })
    },
    [count, turn, box],
  )
  const skip = useCallback(() => stop.current(), [])
  return { turn, isSpinning: isSpinning || lit !== null, isTurning: isSpinning, lit, spin, place, skip }
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
