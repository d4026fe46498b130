import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import type { Banner } from '@fanfare/contract/site/main-banner.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { webHref } from '#lib/native/web-href.ts'
import { BannerSlide } from './banner-slide.tsx'
import type { SlideAudience } from './order-slides.ts'
import { SlideWords } from './slide-words.tsx'

interface LinkSlideProps {
  banner: Banner
  audience: SlideAudience | null
}

/** A banner without an activity: its title is the biggest type, its link the only action. */
export function LinkSlide({ banner: { image, art, title, subtitle, link }, audience }: LinkSlideProps) {
  const t = useTranslations('banner')
  const locale = useLocale()
  const href = link && webHref(link, locale)
  return (
    <BannerSlide audience={audience} image={image} art={art}>
      <SlideWords
        title={isolateAmounts(locale, title)}
        headline={null}
        text={isolateAmounts(locale, subtitle)}
        action={
          href && (
            <Button variant="inverse" size="lg" href={href} locale={locale}>
              {t('more')}
            </Button>
          )
        }
      />
    </BannerSlide>
  )
}
