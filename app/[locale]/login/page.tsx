import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '../_activity/activity-metadata.ts'
import { LoginSection } from '#components/session/login-section.tsx'

export async function generateMetadata() {
  const t = await getTranslations('account')
  return pageMetadata('/login', { title: t('login_title'), description: t('login_description') })
}

export default function Page() {
  return <LoginSection />
}
