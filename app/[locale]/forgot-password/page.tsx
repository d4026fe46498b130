import { getLocale, getTranslations } from 'next-intl/server'
import { ForgotSection } from '#components/session/security/forgot-section.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export async function generateMetadata() {
  const t = await getTranslations('security')
  const metadata = await pageMetadata(await getLocale(), '/forgot-password', {
    title: t('forgot_title'),
    description: t('forgot_description'),
  })
  return { ...metadata, robots: { index: false, follow: false } }
}

export default function Page() {
  return <ForgotSection />
}
