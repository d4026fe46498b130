'use client'

import { useLocale } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import { amountBetween } from '../../claim/amount-between.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import styles from './gold-scene.module.css'

/** More numbers on the way would not be read, and to ask an animation for its time has the styles of the page computed. */
const STEP_MS = 40

/**
 * The number of an amount, counting up from 0. Its clock is a CSS animation of the element, so that it runs, pauses and is left
 * out (reduced motion) together with the animations around it. The numbers on the way go past React, which would render each.
 */
export function CountedAmount({ money: { amount, unit } }: { money: Money }) {
  const locale = useLocale()
  const box = useRef<HTMLSpanElement>(null)
  const text = formatAmount(locale, { amount, unit })
  useLayoutEffect(() => {
    const place = box.current?.firstChild
    // jsdom has no animations.
    const [clock] = box.current?.getAnimations?.() ?? []
    if (!place || !clock) return undefined
    const draw = () => {
      const part = clock.effect?.getComputedTiming().progress ?? 0
      place.nodeValue = formatAmount(locale, { amount: amountBetween('0', amount, part), unit })
    }
    draw()
    const timer = setInterval(() => {
      draw()
      if (clock.playState === 'finished') clearInterval(timer)
    }, STEP_MS)
    return () => {
      clearInterval(timer)
      place.nodeValue = text
    }
  }, [amount, unit, locale, text])
  return (
    <span ref={box} className={styles.counted}>
      {text}
    </span>
  )
}
