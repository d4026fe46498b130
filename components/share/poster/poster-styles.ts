import type { CSSProperties } from 'react'
import { isRtl, type Locale } from '@fanfare/languages/locales.ts'
import { POSTER_SIZE } from '#lib/share/poster-size.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { FONT_STACK } from '@fanfare/kernel/theme/type-tokens.ts'

const { light } = COLOR

function fontOf(locale: Locale): string {
  if (isRtl(locale)) return FONT_STACK.arabic
  return locale in FONT_STACK ? FONT_STACK[locale as 'ja'] : FONT_STACK.base
}

/** Long titles get smaller letters, so that they keep to three lines: letters, px. A Han sign takes the room of two letters. */
const TITLE_SIZES = [
  [26, 36],
  [44, 31],
  [66, 26],
  [Number.POSITIVE_INFINITY, 21],
] as const
/** The same for amounts with their unit. */
const AMOUNT_SIZES = [
  [8, 74],
  [12, 60],
  [16, 48],
  [Number.POSITIVE_INFINITY, 36],
] as const

type Steps = readonly (readonly [upTo: number, size: number])[]

const sizeFor = (text: string, steps: Steps): number => {
  const length = text.length + (text.match(/[\u2E80-\uFFDC]/g)?.length ?? 0)
  return steps.find(([upTo]) => length <= upTo)?.[1] ?? 16
}

export const titleSize = (title: string): number => sizeFor(title, TITLE_SIZES)
export const amountSize = (amount: string): number => sizeFor(amount, AMOUNT_SIZES)

/** The styles that the poster's parts inherit; the light palette in both modes, in hex, which html2canvas can read. */
export const posterStyle = (locale: Locale): CSSProperties => ({
  ...POSTER_SIZE,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  colorScheme: 'light',
  backgroundColor: light['art.night'],
  color: light['text.onInverse'],
  fontFamily: fontOf(locale),
  fontSize: 18,
  fontWeight: 450,
  lineHeight: isRtl(locale) ? 1.5 : 1.35,
  letterSpacing: 0,
  textAlign: 'start',
})

export const POSTER = {
  picture: { flex: 'none', height: 270, overflow: 'hidden', backgroundColor: light['art.sky'] },
  image: { display: 'block', width: POSTER_SIZE.width, height: 'auto', maxWidth: 'none' },
  words: {
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    padding: '0 32px',
    overflow: 'hidden',
  },
  title: { margin: 0, fontWeight: 640, lineHeight: 1.22, overflowWrap: 'anywhere' },
  quiet: { margin: 0, fontSize: 20, color: light['text.onInverseMuted'] },
  amount: { margin: 0, fontWeight: 700, lineHeight: 1.15, color: light['art.sun'], whiteSpace: 'nowrap' },
  unit: { fontSize: '0.55em', fontWeight: 600 },
  foot: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 20,
    margin: '0 20px 20px',
    padding: 16,
    borderRadius: 20,
    backgroundColor: light['art.paper'],
    color: light['text.primary'],
  },
  qr: { flex: 'none', display: 'block', width: 136, height: 136, maxWidth: 'none' },
  join: { flex: 1, minWidth: 0 },
  scan: { margin: 0, fontSize: 20, fontWeight: 600, lineHeight: 1.3 },
  label: { margin: '4px 0 0', fontSize: 16, lineHeight: 1.3, color: light['text.secondary'] },
  code: { margin: 0, fontSize: 27, lineHeight: 1.2, color: light['primary.main'], fontWeight: 640 },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginTop: 10,
    fontSize: 18,
    fontWeight: 640,
    lineHeight: 1.2,
  },
  logo: { display: 'block', width: 'auto', height: 26, maxWidth: 'none' },
} as const satisfies Record<string, CSSProperties>
