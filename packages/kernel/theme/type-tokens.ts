/** Type: families, weights and roles (design §3). Sizes are px on `[phone, desktop from 1024]`, emitted as rem. */

export const FONT_STACK = {
  base: "'Geologica Variable', 'Geologica Early', 'Geologica Noto', system-ui, 'Segoe UI', Roboto, sans-serif",
  arabic:
    "'Geologica Variable', 'Geologica Early', 'Geologica Noto', 'Vazirmatn Variable', 'Vazirmatn Early', 'Vazirmatn Naskh', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, sans-serif",
  'zh-CN':
    "'Geologica Variable', 'Geologica Early', 'Geologica Noto', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  'zh-TW':
    "'Geologica Variable', 'Geologica Early', 'Geologica Noto', 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC', sans-serif",
  ja: "'Geologica Variable', 'Geologica Early', 'Geologica Noto', 'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif",
  ko: "'Geologica Variable', 'Geologica Early', 'Geologica Noto', 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Noto Sans Mono', monospace",
} as const

export const FONT_WEIGHT = { text: 350, medium: 480, strong: 580, display: 640 } as const

interface ScriptAdjustment {
  /** The argument of `html:lang()`. */
  readonly languages: readonly string[]
  readonly font?: keyof typeof FONT_STACK
  readonly sizeScale?: number
  readonly lineHeightAdd: number
  /** Joined and square scripts break when letters are spaced. */
  readonly spaced: boolean
  /** px. */
  readonly minSize?: number
  readonly weight?: Readonly<Record<keyof typeof FONT_WEIGHT, number>>
}

export const SCRIPT_ADJUST = {
  arabic: {
    languages: ['ar', 'fa'],
    font: 'arabic',
    sizeScale: 1.06,
    lineHeightAdd: 0.14,
    spaced: false,
    weight: { text: 400, medium: 500, strong: 650, display: 750 },
  },
  cjk: {
    languages: ['zh', 'ja', 'ko'],
    lineHeightAdd: 0.1,
    spaced: false,
    minSize: 13,
    weight: { text: 400, medium: 500, strong: 600, display: 700 },
  },
  vietnamese: { languages: ['vi'], lineHeightAdd: 0.06, spaced: true },
} as const satisfies Record<string, ScriptAdjustment>

interface TypeRole {
  readonly size: readonly [phone: number, desktop: number]
  readonly line: readonly [phone: number, desktop: number]
  readonly weight: number
  /** em. */
  readonly tracking: number
}

export const TYPE = {
  display: { size: [30, 46], line: [1.12, 1.06], weight: 640, tracking: -0.025 },
  h1: { size: [26, 34], line: [1.15, 1.15], weight: 640, tracking: -0.02 },
  h2: { size: [21, 24], line: [1.25, 1.25], weight: 600, tracking: -0.015 },
  h3: { size: [17, 18], line: [1.35, 1.35], weight: 580, tracking: -0.01 },
  body: { size: [15, 15], line: [1.55, 1.55], weight: 350, tracking: 0 },
  small: { size: [13, 13], line: [1.5, 1.5], weight: 380, tracking: 0 },
  micro: { size: [12, 12], line: [1.4, 1.4], weight: 420, tracking: 0 },
  'figure-xl': { size: [34, 44], line: [1.1, 1.1], weight: 600, tracking: -0.03 },
  'figure-l': { size: [24, 28], line: [1.15, 1.15], weight: 580, tracking: -0.02 },
  'figure-m': { size: [17, 17], line: [1.3, 1.3], weight: 560, tracking: -0.01 },
  button: { size: [15, 15], line: [1.2, 1.2], weight: 560, tracking: 0 },
} as const satisfies Record<string, TypeRole>
