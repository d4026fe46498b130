import { useLocale, useTranslations } from 'next-intl'
import { useMemo, type Ref } from 'react'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { directionOf, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import type { Shared } from '#lib/share/shared.ts'
import type { ShareFigure, ShareSubject } from '../share-subject.ts'
import { LOGO, pictureOf, qrOf } from './poster-pictures.ts'
import { amountSize, POSTER, posterStyle, titleSize } from './poster-styles.ts'

interface PosterProps {
  subject: ShareSubject
  shared: Pick<Shared, 'url' | 'vipCode'>
  brandName: string
  brandLogo: string | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * Art, title, stake, QR code, invite code and brand on a fixed size (SHARE-1). All styles are inline, because html2canvas
 * draws it in a document without our stylesheets.
 */
export function Poster({ subject, shared: { url, vipCode }, brandName, brandLogo, ref }: PosterProps) {
  const t = useTranslations('share')
  const locale = useLocale()
  const direction = directionOf(locale)
  const { src, isDirectional } = pictureOf(subject)
  const qr = useMemo(() => qrOf(url), [url])
  const mirror = isDirectional && direction === 'rtl' ? { transform: 'scaleX(-1)' } : {}
  return (
    <div ref={ref} lang={LOCALE_FACTS[locale].htmlLang} dir={direction} style={posterStyle(locale)}>
      <div style={POSTER.picture}>
        <img src={src} alt="" style={{ ...POSTER.image, ...mirror }} />
      </div>
      <div style={POSTER.words}>
        <p style={{ ...POSTER.title, fontSize: titleSize(subject.title) }}>{isolateAmounts(locale, subject.title)}</p>
        {subject.figure && <PosterFigure figure={subject.figure} />}
      </div>
      <div style={POSTER.foot}>
        <img src={qr} alt="" style={POSTER.qr} />
        <div style={POSTER.join}>
          <p style={POSTER.scan}>{t('poster_scan')}</p>
          {vipCode !== null && (
            <>
              <p style={POSTER.label}>{t('poster_code')}</p>
              <p style={POSTER.code}>
                <bdi dir="ltr">{vipCode}</bdi>
              </p>
            </>
          )}
          <div style={POSTER.brand}>
            <img src={brandLogo ?? LOGO} alt="" style={POSTER.logo} />
            <bdi>{brandName}</bdi>
          </div>
        </div>
      </div>
    </div>
  )
}

/** "Up to", the amount in gold, what it is. */
function PosterFigure({ figure: { lead, amount, unit, label } }: { figure: ShareFigure }) {
  return (
    <>
      {lead && <p style={{ ...POSTER.quiet, marginTop: 14 }}>{lead}</p>}
      <p style={{ ...POSTER.amount, fontSize: amountSize(amount + unit), marginTop: lead ? 0 : 12 }}>
        <bdi dir="ltr">
          {amount}
          <span style={POSTER.unit}>{`\u00A0${unit}`}</span>
        </bdi>
      </p>
      {label && <p style={POSTER.quiet}>{label}</p>}
    </>
  )
}
