import type { CSSProperties } from 'react'
import { isRtl, type Locale } from '@fanfare/languages/locales.ts'
import { POSTER_SIZES, type PosterFormat } from '#lib/share/poster.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { FONT_STACK } from '@fanfare/kernel/theme/type-tokens.ts'
import type { pictureOf } from './poster.tsx'

const { light } = COLOR

function fontOf(locale: Locale): string {
  if (isRtl(locale)) return FONT_STACK.arabic
  return locale in FONT_STACK ? FONT_STACK[locale as 'ja'] : FONT_STACK.base
}

/** CSS px. A poster is drawn at twice its size, where its code has at least 190 px. */
const TALL = {
  area: { width: 540, height: 534 },
  /** The upper edge of a scene, which fills the rest of the area below. */
  sceneFrom: 264,
  figure: 178,
  lead: 28,
  unit: 30,
  line: 25,
  qr: 118,
  logo: 42,
  fact: 17,
  code: 20,
  until: 12,
  legal: 10.5,
}

export const MEASURES: Record<PosterFormat, typeof TALL> = {
  tall: TALL,
  square: { ...TALL, area: { width: 540, height: 354 }, sceneFrom: 208, figure: 128, lead: 22, unit: 24, line: 20 },
  wide: {
    area: { width: 400, height: 315 },
    sceneFrom: 182,
    figure: 116,
    lead: 18,
    unit: 20,
    line: 16,
    qr: 96,
    logo: 34,
    fact: 12.5,
    code: 13.5,
    until: 10.5,
    legal: 8.5,
  },
}

/** A Han character is as wide as two letters, a comma or a point as half of one. */
const roomOf = (text: string) =>
  text.length + (text.match(/[\u2E80-\uFFDC]/g)?.length ?? 0) - 0.5 * (text.match(/[.,\u00A0\u202F]/g)?.length ?? 0)

const LETTER = 0.62

/** The figure stays in the middle 70 % of the burst; over a scene its height is limited, and it may be wider. */
export function figureSize(amount: string, format: PosterFormat, isGold: boolean) {
  const { area, figure, sceneFrom, lead, unit, line } = MEASURES[format]
  const widest = (area.width * (isGold ? 0.68 : 0.84)) / (LETTER * roomOf(amount))
  const highest = isGold ? figure : sceneFrom - 1.35 * (lead + unit + line) - 28
  return Math.round(Math.min(widest, highest))
}

/** Long titles get smaller letters, to fit two lines beside a figure, four without one. */
export function lineSize(text: string, format: PosterFormat, hasFigure: boolean) {
  const { area, line, lead } = MEASURES[format]
  const [least, most, lines] = hasFigure ? [11, line, 1.3] : [16, lead * 1.7, 2.4]
  return Math.round(Math.min(most, Math.max(least, (lines * area.width) / (0.58 * roomOf(text)))))
}

/** The styles of a poster's parts; the light palette in both modes, in hex, which html2canvas can read. */
export function posterStyles(
  locale: Locale,
  format: PosterFormat,
  { ground, isDark, isWhole }: Pick<ReturnType<typeof pictureOf>, 'ground' | 'isDark' | 'isWhole'>,
) {
  const { area, sceneFrom, ...sizes } = MEASURES[format]
  const isWide = format === 'wide'
  const isRight = isRtl(locale)
  const [side, top] = isWide ? [20, 22] : [28, 26]
  return {
    poster: {
      ...POSTER_SIZES[format],
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: isWide ? 'row' : 'column',
      overflow: 'hidden',
      colorScheme: 'light',
      backgroundColor: light['art.paper'],
      color: light['text.primary'],
      fontFamily: fontOf(locale),
      fontSize: 18,
      fontWeight: 450,
      lineHeight: isRight ? 1.5 : 1.3,
      letterSpacing: 0,
      textAlign: 'start',
    },
    area: {
      ...area,
      position: 'relative',
      flex: 'none',
      overflow: 'hidden',
      backgroundColor: ground,
      color: isDark ? light['text.onInverse'] : light['text.primary'],
    },
    picture: {
      ...(isWhole ? { top: 0, height: area.height } : { top: sceneFrom, height: area.width / 2 }),
      position: 'absolute',
      left: 0,
      width: area.width,
    },
    words: {
      position: 'absolute',
      top: 0,
      left: 0,
      boxSizing: 'border-box',
      width: area.width,
      height: isWhole ? area.height : sceneFrom,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'center',
      padding: isWhole ? `0 ${Math.round(area.width * 0.16)}px` : '6px 26px 0',
      textAlign: 'center',
    },
    lead: { fontSize: sizes.lead, fontWeight: 560 },
    amount: { fontWeight: 700, lineHeight: 1.08, whiteSpace: 'nowrap' },
    unit: { margin: '4px 0 0', fontSize: sizes.unit, fontWeight: 640, lineHeight: 1.25 },
    line: { margin: '6px 0 0', fontWeight: 540, lineHeight: 1.25, overflowWrap: 'anywhere' },
    title: { fontWeight: 660, lineHeight: 1.2, overflowWrap: 'anywhere' },
    foot: {
      position: 'relative',
      boxSizing: 'border-box',
      flex: 1,
      minWidth: 0,
      minHeight: 0,
      display: 'flex',
      flexDirection: isWide ? 'column' : 'row',
      alignItems: 'flex-start',
      gap: isWide ? 12 : 22,
      padding: `${top}px ${side}px 0`,
    },
    qr: { flex: 'none', width: sizes.qr, height: sizes.qr },
    facts: { minWidth: 0, flex: 1 },
    // The words beside the code leave the corner free for the logo.
    fact: { fontSize: sizes.fact, lineHeight: 1.3, paddingInlineEnd: isWide ? 0 : sizes.logo + 14 },
    code: { margin: '6px 0 0', fontSize: sizes.code, lineHeight: 1.3 },
    strong: { fontWeight: 700 },
    until: { margin: '5px 0 0', fontSize: sizes.until, fontWeight: 500, lineHeight: 1.4, overflowWrap: 'anywhere' },
    logo: {
      position: 'absolute',
      top,
      [isRight ? 'left' : 'right']: side,
      width: 'auto',
      height: sizes.logo,
      maxWidth: 'none',
    },
    legal: {
      position: 'absolute',
      bottom: isWide ? 12 : 11,
      left: side,
      right: side,
      fontSize: sizes.legal,
      lineHeight: 1.3,
      color: light['text.secondary'],
    },
  } satisfies Record<string, CSSProperties>
}
