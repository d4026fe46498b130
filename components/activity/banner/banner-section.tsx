import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause'
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { Banner } from '#lib/contract/site/main-banner.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { webHref } from '#lib/native/web-href.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { readBanners } from '#lib/queries/site.ts'
import { activityLook } from '../activity-look.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { BannerSlide, isDarkBanner } from './banner-slide.tsx'

/** The main banners (SCR-1). Without any, the site's own banner keeps the page from beginning with a gap. */
export async function BannerSection() {
  const [locale, t] = [await getLocale(), await getTranslations()]
  const [banners, activities] = await Promise.all([readBanners(locale), listActivities(locale)])
  const shown = banners.length > 0 ? banners : [houseBanner(t('home.title'), t('home.description'))]
  const number = (value: number) => formatNumber(locale, String(value))

  const kindOf = ({ activityId }: Banner) => {
    const activity = activities.find((entry) => entry.activityId === activityId)
    if (!activity) return undefined
    const look = activityLook(activity)
    return (
      <>
        <Icon icon={look.icon} size="sm" />
        {t(`activity_type.${look.textKey}`)}
      </>
    )
  }
  const actionOf = (banner: Banner) => {
    const href = banner.link && webHref(banner.link, locale)
    return (
      href && (
        <Button variant={isDarkBanner(banner.image) ? 'inverse' : 'primary'} size="lg" href={href} locale={locale}>
          {t(banner.activityId ? 'banner.open' : 'banner.more')}
        </Button>
      )
    )
  }

  return (
    <BannerCarousel
      texts={{
        label: t('banner.label'),
        pause: t('banner.pause'),
        play: t('banner.play'),
      }}
      slides={shown.map(({ title }, index) => ({
        position: t('banner.position', { index: number(index + 1), total: number(shown.length) }),
        title: isolateAmounts(locale, title),
      }))}
      icons={{
        pause: <Icon icon={PauseIcon} />,
        play: <Icon icon={PlayIcon} />,
      }}
    >
      {shown.map((banner) => (
        <BannerSlide
          key={banner.id}
          image={banner.image}
          kind={kindOf(banner)}
          title={isolateAmounts(locale, banner.title)}
          text={isolateAmounts(locale, banner.subtitle)}
          action={actionOf(banner)}
        />
      ))}
    </BannerCarousel>
  )
}

const houseBanner = (title: string, subtitle: string): Banner => ({
  id: 'house',
  image: 'horn',
  title,
  subtitle,
  link: null,
})
