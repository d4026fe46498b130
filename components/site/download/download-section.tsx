import { AppleLogoIcon } from '@phosphor-icons/react/dist/ssr/AppleLogo'
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile'
import { GooglePlayLogoIcon } from '@phosphor-icons/react/dist/ssr/GooglePlayLogo'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import { qrPath } from '#components/ui/qr-path.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { TARGETS } from '#lib/native/targets.ts'
import { settings } from '#lib/queries/settings.ts'
import { DownloadLead } from './download-lead.tsx'
import { DownloadPhone } from './download-phone.tsx'
import { DownloadScan } from './download-scan.tsx'
import { APP_ONLY, STORES_ID, TEXT_KEYS, type AppOnly } from './download-texts.ts'
import styles from './download.module.css'
import { StoreLinks } from './store-links.tsx'
import { storeUrls } from './store-urls.ts'

/** SCR-13, the upper part: the reason, and the link to the store of this device. */
export function DownloadSection() {
  const t = useTranslations()
  const locale = useLocale()
  const config = settings()
  const { BRAND_NAME: brand, SITE_ORIGIN } = config
  const address = SITE_ORIGIN + localeHref(locale, '/download')
  const urls = storeUrls(config)
  const features = Object.fromEntries(
    APP_ONLY.map((target) => {
      const feature = t(`download.feature.${TEXT_KEYS[target]}`)
      const line = t('download.feature_line', { feature, version: TARGETS[target].from })
      return [target, { chip: t('download.feature_chip', { feature }), line }]
    }),
  ) as Record<AppOnly, { chip: string; line: string }>

  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <DownloadLead
          heading={t('download.heading')}
          icon={<Icon icon={DeviceMobileIcon} size="sm" />}
          general={{ chip: t('download.general_chip', { brand }), line: t('download.general_line') }}
          features={features}
        />
        <DownloadScan
          address={address}
          path={qrPath(address)}
          icon={<Icon icon={CopyIcon} size="sm" />}
          texts={{
            title: t('download.scan_title'),
            line: t('download.scan_line'),
            lineWithCode: t('download.scan_line_with_code', { code: '{code}' }),
            label: t('download.qr_label'),
            copy: t('download.copy_link'),
            copied: t('common.copied'),
            failed: t('common.copy_failed'),
          }}
        />
        <StoreLinks
          id={STORES_ID}
          stores={[
            {
              platform: 'ios',
              href: urls.ios,
              icon: <Icon icon={AppleLogoIcon} weight="fill" size="lg" />,
              small: t('download.app_store_small'),
              name: 'App Store',
            },
            {
              platform: 'android',
              href: urls.android,
              icon: <Icon icon={GooglePlayLogoIcon} weight="fill" size="lg" />,
              small: t('download.play_store_small'),
              name: 'Google Play',
            },
          ]}
        />
      </div>
      <div className={styles.phone}>
        <DownloadPhone brand={brand} />
      </div>
    </section>
  )
}
