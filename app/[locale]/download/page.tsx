import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DownloadDetails } from '#components/site/download-details.tsx'
import { DownloadSection } from '#components/site/download-section.tsx'
import { Wrap } from '#components/ui/wrap.tsx'
import { publicConfig } from '#lib/queries/settings.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('download')
  const { brandName: brand } = publicConfig()
  return { title: t('title'), description: t('description', { brand }) }
}

export default function DownloadPage() {
  return (
    <Wrap as="main" id="main">
      <DownloadSection />
      <DownloadDetails />
    </Wrap>
  )
}
