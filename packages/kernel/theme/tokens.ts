/** The single source of colour, type, space, radius and motion. CSS variables and the MUI theme are made from it. */

export type Mode = 'light' | 'dark'

export const COLOR = {
  light: {
    'bg.canvas': '#F5F8F8',
    'bg.surface': '#FFFFFF',
    'bg.sunken': '#EBF1F1',
    'bg.raised': '#FFFFFF',
    'bg.inverse': '#0B3B48',
    'text.primary': '#0C2730',
    'text.secondary': '#445A62',
    'text.tertiary': '#566B73',
    'text.disabled': '#8A9BA1',
    'text.onInverse': '#FFFFFF',
    'text.onInverseMuted': '#BBD6DC',
    'border.subtle': '#DCE5E5',
    'border.strong': '#7F949A',
    'border.focus': '#0E6A80',
    'primary.main': '#0B4F60',
    'primary.hover': '#083F4D',
    'primary.contrastText': '#FFFFFF',
    'primary.soft': '#DDEFF2',
    'primary.onSoft': '#0B4F60',
    'celebrate.main': '#FFB52E',
    'celebrate.hover': '#F7A713',
    'celebrate.contrastText': '#2B1B00',
    'celebrate.soft': '#FFF2D6',
    'celebrate.onSoft': '#774900',
    'success.main': '#12744A',
    'success.soft': '#DFF2E7',
    'success.onSoft': '#0E623E',
    'warning.main': '#9A4509',
    'warning.soft': '#FDEADC',
    'warning.onSoft': '#8A3D07',
    'error.main': '#B0222F',
    'error.soft': '#FBE5E5',
    'error.onSoft': '#9C1B28',
    track: '#D9E3E4',
    scrim: '#06161CB3',
    'art.sky': '#CFE8ED',
    'art.cream': '#FFEFD0',
    'art.blush': '#FFD8CA',
    'art.ink': '#0B4152',
    'art.teal': '#3595A7',
    'art.sun': '#FFB52E',
    'art.tang': '#F1743B',
    'art.rose': '#FFAE98',
    'art.paper': '#FFFFFF',
    'art.night': '#0B4152',
  },
  dark: {
    'bg.canvas': '#07171C',
    'bg.surface': '#0E232A',
    'bg.sunken': '#0A1C22',
    'bg.raised': '#16313A',
    'bg.inverse': '#0F3742',
    'text.primary': '#E9F2F2',
    'text.secondary': '#AEC1C6',
    'text.tertiary': '#93A9AF',
    'text.disabled': '#5E757C',
    'text.onInverse': '#FFFFFF',
    'text.onInverseMuted': '#B4D0D6',
    'border.subtle': '#1D3740',
    'border.strong': '#5F7C85',
    'border.focus': '#8FD6E2',
    'primary.main': '#93D8E3',
    'primary.hover': '#B1E5ED',
    'primary.contrastText': '#06262E',
    'primary.soft': '#133945',
    'primary.onSoft': '#A9E1EA',
    'celebrate.main': '#FFBE4A',
    'celebrate.hover': '#FFCC73',
    'celebrate.contrastText': '#2B1B00',
    'celebrate.soft': '#352A12',
    'celebrate.onSoft': '#FFD48A',
    'success.main': '#63D29C',
    'success.soft': '#0F3528',
    'success.onSoft': '#8BE0B6',
    'warning.main': '#FFB381',
    'warning.soft': '#3B2513',
    'warning.onSoft': '#FFC49C',
    'error.main': '#FF9C97',
    'error.soft': '#3F1B1F',
    'error.onSoft': '#FFB5B1',
    track: '#1F3B44',
    scrim: '#02090CCC',
    'art.sky': '#1A4F5E',
    'art.cream': '#214A55',
    'art.blush': '#2A4652',
    'art.ink': '#05191F',
    'art.teal': '#45A7B9',
    'art.sun': '#F4AE40',
    'art.tang': '#DE6D3C',
    'art.rose': '#E29A85',
    'art.paper': '#EADFC8',
    'art.night': '#103A46',
  },
} as const satisfies Record<Mode, Record<string, string>>

export type ColorRole = keyof typeof COLOR.light
export type Palette = Readonly<Record<ColorRole, string>>

/** Accent of the neutral brand, one per mode; a white label brings its own (`brand.ts`). */
export const DEFAULT_ACCENT = { light: '#0B4F60', dark: '#93D8E3' } as const satisfies Record<Mode, string>

/** Rises and falls, always with a sign, an arrow or a word beside the colour. The reader may choose the other colours. */
export const MARKET = {
  green: { up: 'success.main', down: 'error.main' },
  red: { up: 'error.main', down: 'success.main' },
} as const
/** Where rises are red unless the reader has chosen otherwise. */
export const RED_RISES: readonly string[] = ['zh-CN', 'zh-TW', 'ja', 'ko']

export const CHART = {
  light: ['#0B4F60', '#2C8A9C', '#C75A22', '#8C6A12', '#7A4E8A'],
  dark: ['#93D8E3', '#3B9CAE', '#F08A58', '#E0B35A', '#C79BD6'],
} as const

/** System colours for parts without text in a contrast theme; the browser colours texts and surfaces itself. */
export const CONTRAST = {
  track: 'color-mix(in srgb, CanvasText 25%, Canvas)',
  'border.strong': 'CanvasText',
  'primary.main': 'Highlight',
  'celebrate.main': 'LinkText',
  'success.main': 'Highlight',
  'warning.main': 'LinkText',
  'error.main': 'VisitedText',
  'chart.1': 'Highlight',
  'chart.2': 'LinkText',
  'chart.3': 'VisitedText',
  'chart.4': 'CanvasText',
  'chart.5': 'GrayText',
} as const

/** Shadows; dark mode draws them as borders. */
export const ELEVATION = {
  light: {
    e1: '0 1px 2px #0c27300d',
    e2: '0 2px 4px #0c27300a, 0 10px 24px -6px #0c27301f',
    e3: '0 4px 8px #0c27300d, 0 28px 64px -12px #0c273047',
  },
  dark: {
    e1: 'none',
    e2: '0 0 0 1px #5f7c8533, 0 12px 28px -8px #000000a6',
    e3: '0 0 0 1px #5f7c8559, 0 28px 64px -12px #000000cc',
  },
} as const satisfies Record<Mode, Record<string, string>>

/** px. */
export const RADIUS = { chip: 8, control: 12, card: 18, frame: 24, pill: 999 } as const
/** Spec §9. */
export const BREAKPOINT = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** ms. */
export const DURATION = { instant: 80, quick: 140, base: 220 } as const
export const EASING = { standard: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

/** px. */
export const LAYOUT = {
  /** From 1536 px on there is room for wider cards and for more columns of dashboards. */
  contentMax: { base: 1184, xxl: 1312 },
  contentMaxWide: { base: 1312, xxl: 1440 },
  header: { phone: 56, desktop: 68 },
  stickyCta: 76,
  gutter: { xs: 16, sm: 24, lg: 32 },
  gap: { xs: 12, sm: 16, lg: 24 },
  section: { phone: 40, desktop: 64 },
  cardPadding: { phone: 16, desktop: 24 },
} as const

/** px; buttons may look smaller than the 44 px a finger needs, their touch area may not be. */
export const TARGET = { min: 44, buttonLarge: 50, buttonMedium: 42, buttonSmall: 36 } as const

export const Z = { stickyCta: 20, header: 30, menu: 40, dialog: 50 } as const
