'use client'

import Big from 'big.js'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#components/ui/use-media-query.ts'
import type { Money } from '#lib/contract/money.ts'
import { formatMoney } from '#lib/i18n/format.ts'
import { CLAIM_MOMENT_MS } from './claim-moment.ts'

/** An amount that counts up once when it grows; a smaller amount appears at once. */
export function CountUp({ money: { amount, unit } }: { money: Money }) {
  const locale = useLocale()
  const reduced = useReducedMotion()
  const [shown, setShown] = useState(amount)
  const from = useRef(amount)
  useEffect(() => {
    const start = new Big(from.current)
    const way = new Big(amount).minus(start)
    from.current = amount
    if (reduced || way.lte(0)) {
      setShown(amount)
      return
    }
    const digits = Math.max(fractionOf(amount), fractionOf(start.toFixed()))
    let begun: number | null = null
    let frame = requestAnimationFrame(function step(time) {
      begun ??= time
      const part = Math.min(1, (time - begun) / CLAIM_MOMENT_MS)
      // Cubic ease-out.
      const eased = (1 - (1 - part) ** 3).toFixed(4)
      setShown(part === 1 ? amount : start.plus(way.times(eased)).toFixed(digits, Big.roundDown))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount, reduced])
  return <>{formatMoney(locale, { amount: shown, unit })}</>
}

const fractionOf = (amount: string): number => amount.split('.')[1]?.length ?? 0
