import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '../_activity/activity-metadata.ts'
import { RegisterSection } from '#components/session/register-section.tsx'

export async function generateMetadata() {
  const t = await getTranslations('account')
  return pageMetadata('/register', { title: t('register_title'), description: t('register_description') })
}

export default function Page() {
  return <RegisterSection />
}
