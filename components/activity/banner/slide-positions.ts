import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { SlideAudience } from './order-slides.ts'

/** "Banner 2 of 6", which differs between visitors and users; absent for readers who do not see the slide. */
export type SlidePosition = Partial<Record<SlideAudience, string>>

const AUDIENCES = ['visitors', 'users'] as const satisfies SlideAudience[]

/** The place of each slide among those that each of the two kinds of readers sees. */
export function slidePositions(
  slides: readonly { audience: SlideAudience | null }[],
  locale: Locale,
  write: (values: { index: string; total: string }) => string,
): SlidePosition[] {
  const number = (value: number) => formatNumber(locale, String(value))
  const positions: SlidePosition[] = slides.map(() => ({}))
  for (const audience of AUDIENCES) {
    const seen = positions.filter((_, index) => [audience, null].includes(slides[index]?.audience ?? null))
    seen.forEach((position, index) => {
      position[audience] = write({ index: number(index + 1), total: number(seen.length) })
    })
  }
  return positions
}
