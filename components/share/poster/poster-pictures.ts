import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { svgUrl } from '#lib/share/svg-url.ts'
import { art } from '#lib/theme/art.ts'
import { toSvgText } from '#lib/theme/art-svg.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import type { ShareSubject } from '../share-subject.ts'

const { light } = COLOR
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'

/** Some browsers draw an SVG without a size of its own on no canvas. */
const sized = (svg: string, width: number, height: number): string =>
  svgUrl(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))

/** The activity's picture as the address of an image. `isDirectional`: it follows the line of reading. */
export function pictureOf({ image, activityType }: Pick<ShareSubject, 'image' | 'activityType'>): {
  src: string
  isDirectional: boolean
} {
  const scene = sceneOf(image, activityType)
  if (!scene) return { src: image, isDirectional: false }
  return { src: sized(toSvgText(art(scene)), 1080, 540), isDirectional: true }
}

/** Dark on white, as cameras expect it. */
export function qrOf(url: string): string {
  const { size, d } = qrPath(url)
  const code = `<path d="${d}" fill="${light['text.primary']}"/>`
  const svg = `<svg ${NAMESPACE} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${code}</svg>`
  return sized(svg, size * 16, size * 16)
}

/** The default mark of the brand (components/shell/header/brand.tsx) in the light palette. */
export const LOGO = sized(
  `<svg ${NAMESPACE} viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${light['bg.inverse']}"/>` +
    `<path d="M27 26H5A22 22 0 0 1 27 4z" fill="${light['art.teal']}"/>` +
    `<path d="M27 26H11.5A15.5 15.5 0 0 1 27 10.5z" fill="${light['art.sun']}"/>` +
    `<path d="M27 26h-9a9 9 0 0 1 9-9z" fill="${light['text.onInverse']}"/></svg>`,
  64,
  64,
)
