'use client'

import { useLocale } from 'next-intl'
import { useLayoutEffect, useRef, useState } from 'react'
import { amountBetween } from '../../claim/amount-between.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import styles from './gold-scene.module.css'

/** Numbers on the way: nobody reads more in the 900 ms, and each costs a slow phone a rendering. */
const STEPS = 24

/**
 * The number of an amount, counting up from 0. Its clock is a CSS animation of the element, so that it runs, pauses and is left
 * out (reduced motion) together with the animations around it.
 */
export function CountedAmount({ money: { amount, unit } }: { money: Money }) {
  const locale = useLocale()
  const box = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(amount)
  useLayoutEffect(() => {
    // jsdom has no animations.
    const [clock] = box.current?.getAnimations?.() ?? []
    if (!clock) return setShown(amount)
    const draw = () => {
      const progress = clock.effect?.getComputedTiming().progress ?? 0
      setShown(amountBetween('0', amount, Math.floor(progress * STEPS) / STEPS))
    }
    draw()
    let frame = requestAnimationFrame(function step() {
      draw()
      if (clock.playState !== 'finished') frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return (
    <span ref={box} className={styles.counted}>
      {formatAmount(locale, { amount: shown, unit })}
    </span>
  )
}
