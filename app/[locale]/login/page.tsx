import { getLocale, getTranslations } from 'next-intl/server'
import { LoginSection } from '#components/session/login/login-section.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export async function generateMetadata() {
  const t = await getTranslations('account')
  return pageMetadata(await getLocale(), '/login', {
    title: t('login_title'),
    description: t('login_description'),
  })
}

export default function Page() {
  return <LoginSection />
}
