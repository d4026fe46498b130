import { getLocale, getTranslations } from 'next-intl/server'
import { DownloadDetails, DownloadSection } from '#components/site/download/download-section.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { publicConfig } from '#lib/queries/settings.ts'
import { readWelcomeOffer } from '#lib/queries/welcome-offer.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export async function generateMetadata() {
  const t = await getTranslations('download')
  const { brandName: brand } = publicConfig()
  return pageMetadata(await getLocale(), '/download', {
    title: t('title'),
    description: t('description', { brand }),
  })
}

export default async function DownloadPage() {
  // The offer is only part of a picture, so the page works without the gateway.
  const offer = await readWelcomeOffer(await getLocale()).catch(() => null)
  return (
    <Main data-awake="">
      <DownloadSection offer={offer} />
      <DownloadDetails />
    </Main>
  )
}
