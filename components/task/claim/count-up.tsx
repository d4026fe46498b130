import Big from 'big.js'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#components/ui/browser/use-media-query.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { amountBetween } from './amount-between.ts'

/** An amount that counts up once when it grows; a smaller amount appears at once. */
export function CountUp({ money: { amount, unit } }: { money: Money }) {
  const locale = useLocale()
  const reduced = useReducedMotion()
  const [shown, setShown] = useState(amount)
  const from = useRef(amount)
  useEffect(() => {
    const start = from.current
    from.current = amount
    if (reduced || new Big(amount).lte(start)) {
      setShown(amount)
      return
    }
    let begun: number | null = null
    let frame = requestAnimationFrame(function step(time) {
      begun ??= time
      const part = Math.min(1, (time - begun) / CLAIM_ANIMATION_MS)
      setShown(amountBetween(start, amount, part))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount, reduced])
  return formatMoney(locale, { amount: shown, unit })
}

/** How long a claim's animation takes, ms (design §4); `--claim-animation` in CSS. */
const CLAIM_ANIMATION_MS = 900
