import { type Node, Renderer } from '@takumi-rs/core'
import { directionOf, LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { toSvgText } from '#lib/theme/art-svg.ts'
import { thumb } from '#lib/theme/art.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { fontsFor } from './font-subsets.ts'
import { SOCIAL_IMAGE_SIZE } from './social-image.ts'

/** Sentences are in the locale's language, amounts isolated; `over` is above the title, `figure` with its label and `time` below. */
export interface SocialCard {
  locale: Locale
  brandName: string
  scene: SceneName
  title: string
  over?: string
  figure?: string
  figureLabel?: string
  time?: string
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE
const PADDING = 56
const INK = COLOR.light['text.primary']
const QUIET = COLOR.light['text.secondary']
/** Long titles get smaller letters, so that they are not cut off. */
const TITLE_SIZES = [
  [24, 64],
  [42, 54],
  [64, 46],
  [Number.POSITIVE_INFINITY, 38],
] as const

const renderer = new Renderer()

const text = (content: string, style: Record<string, string | number>): Node => ({ type: 'text', text: content, style })

function column(children: Node[], gap = 0): Node {
  return { type: 'container', style: { display: 'flex', flexDirection: 'column', gap }, children }
}

function titleSize({ title }: SocialCard): number {
  // Han signs take about the room of two Latin letters.
  const length = title.length + (title.match(/[\u2E80-\uFFDC]/g)?.length ?? 0)
  return TITLE_SIZES.find(([upTo]) => length <= upTo)?.[1] ?? 38
}

function textColumn(card: SocialCard): Node {
  const { brandName, title, over, figure, figureLabel, time } = card
  return {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: WIDTH - HEIGHT,
      height: HEIGHT,
      padding: PADDING,
    },
    children: [
      text(brandName, { fontSize: 30, fontWeight: 700, color: INK }),
      column(
        [
          ...(over ? [text(over, { fontSize: 27, color: QUIET })] : []),
          text(title, { fontSize: titleSize(card), fontWeight: 700, lineHeight: 1.16, color: INK, lineClamp: 4 }),
        ],
        14,
      ),
      column(
        [
          ...(figure ? [text(figure, { fontSize: 46, fontWeight: 700, lineHeight: 1.1, color: INK })] : []),
          ...(figureLabel ? [text(figureLabel, { fontSize: 25, color: QUIET })] : []),
          ...(time ? [text(time, { fontSize: 25, color: QUIET })] : []),
        ],
        8,
      ),
    ],
  }
}

/** A social image as PNG, 1200 × 630: text on plain ground, the page's own art beside it, mirrored in right-to-left languages. */
export async function drawSocialImage(card: SocialCard): Promise<Buffer<ArrayBuffer>> {
  const { locale, scene } = card
  const isMirrored = directionOf(locale) === 'rtl'
  const picture: Node = {
    type: 'image',
    src: scene,
    style: { width: HEIGHT, height: HEIGHT, ...(isMirrored && { transform: 'scaleX(-1)' }) },
  }
  const root: Node = {
    type: 'container',
    style: {
      display: 'flex',
      direction: directionOf(locale),
      width: WIDTH,
      height: HEIGHT,
      backgroundColor: COLOR.light['bg.surface'],
    },
    children: [textColumn(card), picture],
  }
  const words = [card.brandName, card.title, card.over, card.figure, card.figureLabel, card.time].join('')
  return renderer.render(root, {
    ...SOCIAL_IMAGE_SIZE,
    format: 'png',
    fonts: await fontsFor(locale, words),
    images: [{ src: scene, data: Buffer.from(toSvgText(thumb(scene))) }],
    lang: LOCALE_FACTS[locale].htmlLang,
  })
}
