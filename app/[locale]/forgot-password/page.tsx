import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ForgotSection } from '#components/session/security/forgot-section.tsx'
import { signInWays } from '#lib/queries/settings.ts'
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
  // Accounts of the exchange have no password.
  if (!signInWays().hasForm) notFound()
  return <ForgotSection />
}
