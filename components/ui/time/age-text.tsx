import { clockProps } from './clock-props.ts'
import { useCountdownTexts } from './use-countdown-texts.ts'

interface AgeTextProps {
  /** ms since the epoch. */
  at: number
  className?: string
}

/** `48 sec`, `3 min`: how long ago something was. Empty without JavaScript, because pages are cached. */
export function AgeText({ at, className }: AgeTextProps) {
  const { locale, labels } = useCountdownTexts()
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
