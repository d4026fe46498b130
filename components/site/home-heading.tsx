import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx'
import { publicConfig } from '#lib/queries/settings.ts'

/** The page's own name for screen readers and search engines: what is seen first are banners, which come and go. */
export function HomeHeading() {
  const t = useTranslations('home')
  return (
    <VisuallyHidden as="div">
      <h1>{t('heading', { brand: publicConfig().brandName })}</h1>
    </VisuallyHidden>
  )
}
