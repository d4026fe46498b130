import { type Node, Renderer } from '@takumi-rs/core'
import type { OwnArt } from '@fanfare/contract/activity/activity.ts'
import { directionOf, LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { groundOf, sceneFile } from '#lib/theme/art.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { fontsFor } from './font-subsets.ts'
import { SOCIAL_IMAGE_SIZE } from './social-image.ts'

/**
 * The poster of a shared link. Sentences are in the locale's language, amounts isolated. `lead`, `figure` and `unit` are above
 * the title, on the scene's own ground; `fact` and `time` are beside it, above the line about age and countries.
 */
interface SocialCard {
  locale: Locale
  brandName: string
  scene: SceneName
  /** The operator's own picture, twice as wide as high, instead of the scene. */
  picture?: Buffer | null
  /** The side that is cropped first. */
  safe?: OwnArt['safe']
  title: string
  lead?: string
  figure?: string
  unit?: string
  fact?: string
  time?: string
  legal?: string
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE
const { light } = COLOR
const ASIDE = 400
const AREA = WIDTH - ASIDE
/** The upper edge of the scene, which is twice as wide as high and cropped at the bottom. */
const SCENE_FROM = 358
/** A photograph is cropped at the side that its file names, a scene at the bottom. */
const CUT = AREA / 2 - (HEIGHT - SCENE_FROM)
const CUT_ABOVE = { top: 1, bottom: 0, left: 0.5, right: 0.5 } as const
const PADDING = 40
const INK = light['text.primary']
const QUIET = light['text.secondary']
const LETTER = 0.62

const renderer = new Renderer()

const text = (content: string, style: Record<string, string | number>): Node => ({ type: 'text', text: content, style })

const box = (style: Record<string, string | number>, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
})

/** A Han sign takes the room of two letters. */
const roomOf = (words: string) => words.length + (words.match(/[\u2E80-\uFFDC]/g)?.length ?? 0)

/** The size at which a text fits into `lines` lines of the area. */
const sizeFor = (words: string, { lines, largest, smallest }: { lines: number; largest: number; smallest: number }) =>
  Math.round(Math.max(smallest, Math.min(largest, (lines * 0.86 * AREA) / (LETTER * roomOf(words)))))

/** The colour behind the words; for a photograph, a fixed one. */
const colorBehind = ({ scene, picture }: SocialCard) => (picture ? 'art.cream' : groundOf(scene))

function words(card: SocialCard): Node {
  const { lead, figure, unit, title } = card
  const color = colorBehind(card) === 'art.night' ? light['text.onInverse'] : INK
  const centered = { color, textAlign: 'center', lineHeight: 1.12 }
  const size = figure
    ? sizeFor(title, { lines: 1.6, largest: 36, smallest: 22 })
    : sizeFor(title, { lines: 2.4, largest: 84, smallest: 36 })
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'center',
      gap: 6,
      width: AREA,
      height: SCENE_FROM,
      padding: PADDING,
    },
    [
      ...(lead ? [text(lead, { ...centered, fontSize: 34, fontWeight: 500 })] : []),
      ...(figure
        ? [
            text(figure, {
              ...centered,
              fontSize: sizeFor(figure, { lines: 1, largest: 150, smallest: 40 }),
              fontWeight: 700,
              lineHeight: 1,
            }),
          ]
        : []),
      ...(unit ? [text(unit, { ...centered, fontSize: 38, fontWeight: 700 })] : []),
      text(title, { ...centered, fontSize: size, fontWeight: figure ? 500 : 700, lineClamp: figure ? 2 : 4 }),
    ],
  )
}

function aside({ brandName, fact, time, legal }: SocialCard): Node {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: ASIDE,
      height: HEIGHT,
      padding: PADDING,
      backgroundColor: light['art.paper'],
    },
    [
      text(brandName, { fontSize: 32, fontWeight: 700, lineHeight: 1.2, color: INK }),
      box({ flexDirection: 'column', gap: 14 }, [
        ...(fact ? [text(fact, { fontSize: 29, fontWeight: 500, lineHeight: 1.3, color: INK })] : []),
        ...(time ? [text(time, { fontSize: 25, lineHeight: 1.35, color: QUIET, lineClamp: 6 })] : []),
      ]),
      text(legal ?? '', { fontSize: 18, lineHeight: 1.35, color: QUIET }),
    ],
  )
}

/** A social image as PNG, 1200 × 630: the poster of the page, mirrored in right-to-left languages. */
export async function drawSocialImage(card: SocialCard) {
  const { locale, scene, picture, safe = 'left' } = card
  const isMirrored = !picture && directionOf(locale) === 'rtl'
  const src = picture ? 'own' : scene
  const image: Node = {
    type: 'image',
    src,
    style: {
      width: AREA,
      height: AREA / 2,
      flexShrink: 0,
      ...(picture && { marginTop: -CUT * CUT_ABOVE[safe] }),
      ...(isMirrored && { transform: 'scaleX(-1)' }),
    },
  }
  const poster = box(
    {
      flexDirection: 'column',
      width: AREA,
      height: HEIGHT,
      overflow: 'hidden',
      backgroundColor: light[colorBehind(card)],
    },
    [words(card), box({ width: AREA, height: HEIGHT - SCENE_FROM, overflow: 'hidden' }, [image])],
  )
  const root = box({ direction: directionOf(locale), width: WIDTH, height: HEIGHT }, [poster, aside(card)])
  const { brandName, title, lead, figure, unit, fact, time, legal } = card
  return renderer.render(root, {
    ...SOCIAL_IMAGE_SIZE,
    format: 'png',
    fonts: await fontsFor(locale, [brandName, title, lead, figure, unit, fact, time, legal].join('')),
    images: [{ src, data: picture ?? Buffer.from(sceneFile(scene)) }],
    lang: LOCALE_FACTS[locale].htmlLang,
  })
}
