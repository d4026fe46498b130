import { useWords } from '#components/ui/text/use-words.ts'
import { useMemo, type Ref } from 'react'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { directionOf, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { PosterFormat } from '#lib/share/poster.ts'
import type { Shared } from '#lib/share/shared.ts'
import type { ShareFigure, ShareSubject } from '../share-subject.ts'
import { LOGO, pictureOf, qrOf } from './poster-pictures.ts'
import {
  areaStyle,
  factStyle,
  figureSize,
  footStyle,
  legalStyle,
  lineSize,
  logoStyle,
  MEASURES,
  PARTS,
  pictureStyle,
  posterStyle,
  wordsStyle,
} from './poster-styles.ts'

interface PosterProps {
  subject: ShareSubject
  format: PosterFormat
  shared: Pick<Shared, 'url' | 'vipCode'>
  brandName: string
  brandLogo: string | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * Figure, activity, one fact, QR code, invite code, end and brand on a fixed size (SHARE-1). All styles are inline, because
 * html2canvas draws it in a document without our stylesheets.
 */
export function Poster({ subject, format, shared: { url, vipCode }, brandName, brandLogo, ref }: PosterProps) {
  const { t, locale } = useWords()
  const direction = directionOf(locale)
  const { area, qr, code, until } = MEASURES[format]
  const picture = useMemo(() => pictureOf(subject, area), [subject, area])
  const src = useMemo(() => qrOf(url), [url])
  const mirror = picture.isDirectional && direction === 'rtl' ? { transform: 'scaleX(-1)' } : {}
  const { title, figure, fact, ends } = subject
  return (
    <div ref={ref} lang={LOCALE_FACTS[locale].htmlLang} dir={direction} style={posterStyle(locale, format)}>
      <div style={areaStyle(format, picture.ground, picture.isDark)}>
        <img src={picture.src} alt="" style={{ ...pictureStyle(format, picture.isWhole), ...mirror }} />
        <div style={wordsStyle(format, picture.isWhole)}>
          {figure && <PosterFigure figure={figure} format={format} isGold={picture.isWhole} />}
          <p style={{ ...(figure ? PARTS.line : PARTS.title), fontSize: lineSize(title, format, figure !== null) }}>
            {isolateAmounts(locale, title)}
          </p>
        </div>
      </div>
      <div style={footStyle(format)}>
        <img src={src} alt="" style={{ flex: 'none', display: 'block', width: qr, height: qr, maxWidth: 'none' }} />
        <div style={{ minWidth: 0, flex: 1 }}>
          <p style={factStyle(format)}>{isolateAmounts(locale, fact ?? figure?.label ?? t('share.poster_scan'))}</p>
          {vipCode !== null && (
            <p style={{ ...PARTS.code, fontSize: code }}>
              {t('share.poster_code')}{' '}
              <b style={PARTS.strong}>
                <bdi dir="ltr">{vipCode}</bdi>
              </b>
            </p>
          )}
          <p style={{ ...PARTS.until, fontSize: until }}>
            {ends && (
              <>
                {t(ends.at > serverNow() ? 'share.poster_until' : 'share.poster_ended', {
                  date: formatDate(locale, ends.at, ends.timeZone),
                })}{' '}
                ·{' '}
              </>
            )}
            <bdi>{brandName}</bdi>
          </p>
        </div>
        <img src={brandLogo ?? LOGO} alt="" style={logoStyle(format, direction)} />
        <p style={legalStyle(format)}>{t('share.poster_legal')}</p>
      </div>
    </div>
  )
}

interface PosterFigureProps {
  figure: ShareFigure
  format: PosterFormat
  isGold: boolean
}

/** "Up to", the amount at the largest size that fits, its unit. */
function PosterFigure({ figure: { lead, amount, unit }, format, isGold }: PosterFigureProps) {
  const sizes = MEASURES[format]
  return (
    <>
      {lead && <p style={{ ...PARTS.lead, fontSize: sizes.lead }}>{lead}</p>}
      <p style={{ ...PARTS.amount, fontSize: figureSize(amount, format, isGold) }}>
        <bdi>{amount}</bdi>
      </p>
      {unit && (
        <p style={{ ...PARTS.unit, fontSize: sizes.unit }}>
          <bdi>{unit}</bdi>
        </p>
      )}
    </>
  )
}
