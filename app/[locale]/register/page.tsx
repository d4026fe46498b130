import { getLocale, getTranslations } from 'next-intl/server'
import { RegisterSection } from '#components/session/register/register-section.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFollowedPromises } from './followed-promises.ts'

export async function generateMetadata() {
  const t = await getTranslations('account')
  return pageMetadata(await getLocale(), '/register', {
    title: t('register_title'),
    description: t('register_description'),
  })
}

export default async function Page() {
  return <RegisterSection followed={await readFollowedPromises()} />
}
