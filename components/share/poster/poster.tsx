import { useWords } from '#components/ui/text/use-words.ts'
import type { Ref } from 'react'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { directionOf, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { PosterFormat } from '#lib/share/poster.ts'
import type { Shared } from '#lib/share/shared.ts'
import type { ShareSubject } from '../share-subject.ts'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { colored, groundOf, sceneFile, textOf } from '#lib/theme/art.ts'
import { BURST, BURST_HALF } from '#lib/theme/burst.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { picturePath } from '@fanfare/contract/activity/picture.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { figureSize, lineSize, MEASURES, posterStyles } from './poster-styles.ts'

interface PosterProps {
  subject: ShareSubject
  format: PosterFormat
  shared: Pick<Shared, 'url' | 'vipCode'>
  ref?: Ref<HTMLDivElement>
}

/**
 * Figure, activity, one fact, QR code, invite code, end and brand on a fixed size (SHARE-1). All styles are inline, because
 * html2canvas draws it in a document without our stylesheets.
 */
export function Poster({ subject, format, shared: { url, vipCode }, ref }: PosterProps) {
  const { brandName, brandLogo } = readPublicConfig()
  const { t, locale, isolated } = useWords()
  const direction = directionOf(locale)
  const picture = pictureOf(subject, MEASURES[format].area)
  const isMirrored = picture.isDirectional && direction === 'rtl'
  const { title, figure, fact, ends } = subject
  const styles = posterStyles(locale, format, picture)
  return (
    <div ref={ref} lang={LOCALE_FACTS[locale].htmlLang} dir={direction} style={styles.poster}>
      <div style={styles.area}>
        <img src={picture.src} alt="" style={{ ...styles.picture, ...(isMirrored && { transform: 'scaleX(-1)' }) }} />
        <div style={styles.words}>
          {figure && (
            <>
              {figure.lead && <div style={styles.lead}>{figure.lead}</div>}
              {/* The largest size that fits. */}
              <div style={{ ...styles.amount, fontSize: figureSize(figure.amount, format, picture.isWhole) }}>
                <bdi>{figure.amount}</bdi>
              </div>
              {figure.unit && (
                <div style={styles.unit}>
                  <bdi>{figure.unit}</bdi>
                </div>
              )}
            </>
          )}
          <div style={{ ...(figure ? styles.line : styles.title), fontSize: lineSize(title, format, Boolean(figure)) }}>
            {isolated(title)}
          </div>
        </div>
      </div>
      <div style={styles.foot}>
        <img src={qrOf(url)} alt="" style={styles.qr} />
        <div style={styles.facts}>
          <div style={styles.fact}>{isolated(fact ?? figure?.label ?? t('share.poster_scan'))}</div>
          {vipCode && (
            <div style={styles.code}>
              {t('share.poster_code')}{' '}
              <b style={styles.strong}>
                <bdi dir="ltr">{vipCode}</bdi>
              </b>
            </div>
          )}
          <div style={styles.until}>
            {ends && (
              <>
                {t(ends.at > serverNow() ? 'share.poster_until' : 'share.poster_ended', {
                  date: formatDate(locale, ends.at, ends.timeZone),
                })}{' '}
                ·{' '}
              </>
            )}
            <bdi>{brandName}</bdi>
          </div>
        </div>
        <img src={brandLogo ?? LOGO} alt="" style={styles.logo} />
        <div style={styles.legal}>{t('share.poster_legal')}</div>
      </div>
    </div>
  )
}

const { light } = COLOR
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'

/**
 * SVG text as a URL for `<img>`, because html2canvas drops the styles of SVG elements. With a size, because some browsers do not draw an
 * SVG without one on a canvas.
 */
const sized = (svg: string, width: number, height: number) => {
  const text = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
}

interface Area {
  width: number
  height: number
}

const FITS = ['xMinYMid slice', 'xMaxYMid slice'] as const

/** Shapes nearer to the middle would lie under the words of a poster, which are wider than a figure alone. */
const FREE = 110

/** The burst of a reward around a free centre; each half keeps to its edge. */
function burstOf({ width, height }: Area) {
  const halves = BURST.map((shapes, half) => {
    const outer = shapes.filter(({ x }) => Math.abs(x) > FREE)
    const drawn = colored(textOf(outer.map(({ shape }) => shape)))
    const frame = `x="${(half * width) / 2}" width="${width / 2}" height="${height}"`
    return `<svg ${frame} viewBox="0 0 ${BURST_HALF.width} ${BURST_HALF.height}" preserveAspectRatio="${FITS[half]}">${drawn}</svg>`
  })
  return sized(`<svg ${NAMESPACE} viewBox="0 0 ${width} ${height}">${halves.join('')}</svg>`, width * 2, height * 2)
}

/**
 * The picture of a poster's area. `ground`: the colour behind it, in hex. `isWhole`: it fills the area; else it is twice as wide as high
 * and lies at the lower edge. `isDirectional`: it follows the line of reading.
 */
export function pictureOf(
  { image, art: own, activityType, isGold }: Pick<ShareSubject, 'image' | 'art' | 'activityType' | 'isGold'>,
  area: Area,
) {
  const lower = { isDark: false, isWhole: false, isDirectional: false }
  if (isGold) return { ...lower, src: burstOf(area), ground: light['art.sun'], isWhole: true }
  const scene = own ? null : sceneOf(image, activityType)
  if (!scene) return { ...lower, src: own ? picturePath(own.light, 960, 'webp') : image, ground: light['art.cream'] }
  const ground = groundOf(scene)
  return {
    ...lower,
    src: sized(sceneFile(scene), 1200, 600),
    ground: light[ground],
    isDark: ground === 'art.night',
    isDirectional: true,
  }
}

/** Dark on white, as cameras expect it. */
function qrOf(url: string) {
  const { size, d } = qrPath(url)
  const code = `<path d="${d}" fill="${light['text.primary']}"/>`
  const svg = `<svg ${NAMESPACE} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${code}</svg>`
  return sized(svg, size * 16, size * 16)
}

/** The default mark of the brand (components/shell/header/brand.tsx) in the light palette. */
const LOGO = sized(
  `<svg ${NAMESPACE} viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${light['bg.inverse']}"/>` +
    `<path d="M27 26H5A22 22 0 0 1 27 4z" fill="${light['art.teal']}"/>` +
    `<path d="M27 26H11.5A15.5 15.5 0 0 1 27 10.5z" fill="${light['art.sun']}"/>` +
    `<path d="M27 26h-9a9 9 0 0 1 9-9z" fill="${light['text.onInverse']}"/></svg>`,
  128,
  128,
)
