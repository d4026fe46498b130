import { getLocale, getTranslations } from 'next-intl/server'
import { AccountSection } from '#components/session/security/account-section.tsx'
import { signInWays } from '#lib/queries/settings.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export async function generateMetadata() {
  const t = await getTranslations('security')
  const metadata = await pageMetadata(await getLocale(), '/account', {
    title: t('title'),
    description: t('description'),
  })
  return { ...metadata, robots: { index: false, follow: false } }
}

export default function Page() {
  return <AccountSection hasForm={signInWays().hasForm} />
}
