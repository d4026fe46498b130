import {
  BREAKPOINT,
  CHART,
  COLOR,
  CONTRAST,
  DURATION,
  EASING,
  ELEVATION,
  LAYOUT,
  MARKET,
  RADIUS,
  TARGET,
  Z,
  type Mode,
  type Palette,
} from './tokens.ts'
import { FONT_STACK, FONT_WEIGHT, SCRIPT_ADJUST, TYPE } from './type-tokens.ts'

type Declarations = readonly (readonly [name: string, value: string | number])[]

/** `primary.contrastText` → `--primary-contrastText`. */
export const variableOf = (role: string) => `--${role.replace('.', '-')}`

/** The text of `theme.css`: every token as a variable, light on `:root`, dark on `html.dark`, scripts by `:lang()`. */
export function themeCss() {
  return [
    rule(':root', [
      ...modeVariables('light', COLOR.light),
      ...fixedVariables(),
      ...marketVariables('green'),
      ...typeVariables(0),
    ]),
    rule("html[data-rises='red']", marketVariables('red')),
    rule('html.dark', modeVariables('dark', COLOR.dark)),
    // Wins over a palette of either mode.
    within(
      'forced-colors: active',
      'html:root:root',
      entries(CONTRAST).map(([role, value]) => [variableOf(role), value]),
    ),
    CONTRAST_RULES,
    media(BREAKPOINT.sm, [
      ['--gutter', px(LAYOUT.gutter.sm)],
      ['--gap', px(LAYOUT.gap.sm)],
    ]),
    media(BREAKPOINT.md, [['--card-padding', px(LAYOUT.cardPadding.desktop)]]),
    media(BREAKPOINT.lg, [
      ['--gutter', px(LAYOUT.gutter.lg)],
      ['--gap', px(LAYOUT.gap.lg)],
      ['--section-gap', px(LAYOUT.section.desktop)],
      ['--header-height', px(LAYOUT.header.desktop)],
      ...typeVariables(1),
    ]),
    media(BREAKPOINT.xxl, [
      ['--content-max', px(LAYOUT.contentMax.xxl)],
      ['--content-max-wide', px(LAYOUT.contentMaxWide.xxl)],
    ]),
    ...scriptRules(),
  ].join('\n\n')
}

/** A contrast theme removes backgrounds. Parts without text, such as bars, dots and legend keys, keep theirs, because it means something. */
const CONTRAST_RULES = `@media (forced-colors: active) {
  :is(b, i, u, s, span, div, li, dd):empty,
  :is(div, span, i, ul, ol):has(> *):not(:has(> :not(:is(b, i, u, s, span, div):empty))),
  ::before,
  ::after {
    forced-color-adjust: none;
  }
  :is([aria-pressed='true'], [aria-selected='true']) {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
}`

function modeVariables(mode: Mode, palette: Palette): Declarations {
  return [
    ['color-scheme', mode],
    ...Object.entries(palette).map(([role, value]) => [variableOf(role), value.toLowerCase()] as const),
    ...Object.entries(ELEVATION[mode]).map(([level, shadow]) => [`--${level}`, shadow] as const),
    ...CHART[mode].map((value, index) => [`--chart-${index + 1}`, value.toLowerCase()] as const),
  ]
}

/** `--up` and `--down`. */
const marketVariables = (rises: keyof typeof MARKET): Declarations =>
  entries(MARKET[rises]).map(([direction, role]) => [`--${direction}`, `var(${variableOf(role)})`] as const)

export const rule = (selector: string, declarations: Declarations) =>
  `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`

function fixedVariables(): Declarations {
  return [
    ['--font', FONT_STACK.base],
    ['--mono', FONT_STACK.mono],
    ...weightVariables(FONT_WEIGHT),
    ['--type-scale', 1],
    ['--type-line-add', 0],
    ['--type-tracking', 1],
    ['--type-smallest', '0rem'],
    ['--type-label-size', 'max(var(--type-smallest), calc(0.875rem * var(--type-scale)))'],
    ['--line', '1px solid var(--border-subtle)'],
    ...entries(RADIUS).map(([name, value]) => [`--radius-${name}`, px(value)] as const),
    ...entries(DURATION).map(([name, value]) => [`--duration-${name}`, `${value}ms`] as const),
    ...entries(EASING).map(([name, value]) => [`--easing-${name}`, value] as const),
    ...entries(Z).map(([name, value]) => [`--z-${kebab(name)}`, value] as const),
    ...entries(TARGET).map(([name, value]) => [`--target-${kebab(name)}`, px(value)] as const),
    ['--content-max', px(LAYOUT.contentMax.base)],
    ['--content-max-wide', px(LAYOUT.contentMaxWide.base)],
    ['--sticky-cta-height', px(LAYOUT.stickyCta)],
    ['--header-height', px(LAYOUT.header.phone)],
    ['--gutter', px(LAYOUT.gutter.xs)],
    ['--gap', px(LAYOUT.gap.xs)],
    ['--section-gap', px(LAYOUT.section.phone)],
    ['--card-padding', px(LAYOUT.cardPadding.phone)],
  ]
}

/** Viewport 0 is the phone, 1 the desktop, for which only differences are returned. */
function typeVariables(viewport: 0 | 1): Declarations {
  return entries(TYPE).flatMap(([role, { size, line, weight, tracking }]) => {
    const responsive = [
      [`--type-${role}-size`, `max(var(--type-smallest), calc(${size[viewport] / 16}rem * var(--type-scale)))`],
      [`--type-${role}-line`, `calc(${line[viewport]} + var(--type-line-add))`],
    ] as const
    if (viewport === 1) return size[0] === size[1] ? [] : responsive
    return [
      ...responsive,
      [`--type-${role}-weight`, weight] as const,
      [`--type-${role}-tracking`, tracking === 0 ? 0 : `calc(${tracking}em * var(--type-tracking))`] as const,
    ]
  })
}

function scriptRules() {
  const adjustments = Object.values(SCRIPT_ADJUST).map((script) =>
    rule(`html:is(${script.languages.map((tag) => `:lang(${tag})`).join(', ')})`, [
      ...('font' in script ? [['--font', FONT_STACK[script.font]] as const] : []),
      ...('sizeScale' in script ? [['--type-scale', script.sizeScale] as const] : []),
      ['--type-line-add', script.lineHeightAdd],
      ...(script.spaced ? [] : [['--type-tracking', 0] as const]),
      ...('minSize' in script ? [['--type-smallest', `${script.minSize / 16}rem`] as const] : []),
      ...('weight' in script ? [...weightVariables(script.weight), ...roleWeights(script.weight)] : []),
    ]),
  )
  const families = (['zh-CN', 'zh-TW', 'ja', 'ko'] as const).map((tag) =>
    rule(`html:lang(${tag})`, [['--font', FONT_STACK[tag]]]),
  )
  return [...adjustments, ...families]
}

/** `--w-text`, `--w-med`, `--w-str`, `--w-dis`. */
function weightVariables(weights: Record<keyof typeof FONT_WEIGHT, number>): Declarations {
  return entries(weights).map(([name, value]) => [`--w-${WEIGHT_NAME[name]}`, value] as const)
}

/** Other scripts lack Geologica's in-between weights, so each role takes the nearest of their four. */
function roleWeights(weights: Record<keyof typeof FONT_WEIGHT, number>): Declarations {
  return entries(TYPE).map(([role, { weight }]) => {
    const step = weight >= 620 ? 'display' : weight >= 540 ? 'strong' : weight >= 450 ? 'medium' : 'text'
    return [`--type-${role}-weight`, weights[step]] as const
  })
}

const media = (from: number, declarations: Declarations) => within(`min-width: ${from}px`, ':root', declarations)

const within = (feature: string, selector: string, declarations: Declarations) =>
  `@media (${feature}) {\n${rule(selector, declarations).replace(/^/gm, '  ')}\n}`

const WEIGHT_NAME = { text: 'text', medium: 'med', strong: 'str', display: 'dis' } as const
const px = (value: number) => (value === 0 ? '0' : `${value}px`)
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function entries<K extends string, V>(table: Readonly<Record<K, V>>) {
  return Object.entries(table) as [K, V][]
}
