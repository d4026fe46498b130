import { getLocale, getTranslations } from 'next-intl/server'
import { loginNeededTexts } from '../_activity/login-needed-texts.ts'
import { WelcomeSection, readWelcome } from '../_activity/welcome-section.tsx'
import { orWithoutLogin } from '#lib/queries/needs-login.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { activityImageHref } from '#lib/seo/social-image-href.ts'

export async function generateMetadata() {
  const [t, locale] = [await getTranslations('activity'), await getLocale()]
  const detail = await orWithoutLogin(readWelcome(locale), 'login needed')
  if (detail === 'login needed') return pageMetadata(locale, '/welcome-event', await loginNeededTexts())
  return pageMetadata(locale, '/welcome-event', {
    title: detail?.title ?? t('no_welcome_title'),
    description: detail?.subtitle ?? t('no_welcome_message'),
    image: detail ? activityImageHref(locale, detail.alias) : undefined,
  })
}

export function generateStaticParams() {
  return []
}

// No Suspense: a page that is kept must hold everything in its first HTML, in place, for readers without JavaScript.
export default function Page() {
  return <WelcomeSection />
}
