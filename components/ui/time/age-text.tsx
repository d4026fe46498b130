import type { CountdownTexts } from '#lib/head/clocks.ts'
import { clockProps } from './clock-props.ts'

interface AgeTextProps {
  /** ms since the epoch. */
  at: number
  texts: CountdownTexts
  className?: string
}

/** `48 sec`, `3 min`: how long ago something was. Empty without JavaScript, because pages are cached. */
export function AgeText({ at, texts: { locale, labels }, className }: AgeTextProps) {
  return (
    <time
      {...clockProps({ kind: 'age', at, texts: { locale, labels } })}
      dateTime={new Date(at).toISOString()}
      className={className}
    >
      {''}
    </time>
  )
}
