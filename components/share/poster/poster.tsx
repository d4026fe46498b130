import { useWords } from '#components/ui/text/use-words.ts'
import type { Ref } from 'react'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { directionOf, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { PosterFormat } from '#lib/share/poster.ts'
import type { Shared } from '#lib/share/shared.ts'
import type { ShareSubject } from '../share-subject.ts'
import { LOGO, pictureOf, qrOf } from './poster-pictures.ts'
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
