import { getLocale, getTranslations } from 'next-intl/server'
import { DownloadDetails } from '#components/site/download/download-details.tsx'
import { DownloadSection } from '#components/site/download/download-section.tsx'
import { Wrap } from '#components/ui/surface/wrap.tsx'
import { publicConfig } from '#lib/queries/settings.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export async function generateMetadata() {
  const t = await getTranslations('download')
  const { brandName: brand } = publicConfig()
  return pageMetadata(await getLocale(), '/download', {
    title: t('title'),
    description: t('description', { brand }),
  })
}

export default function DownloadPage() {
  return (
    <Wrap as="main" id="main">
      <DownloadSection />
      <DownloadDetails />
    </Wrap>
  )
}
