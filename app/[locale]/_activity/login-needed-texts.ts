import { getTranslations } from 'next-intl/server'

/** Title and description of an activity's page that needs a login. */
export async function loginNeededTexts(): Promise<{ title: string; description: string }> {
  const t = await getTranslations('account')
  return { title: t('login_title'), description: t('login_description') }
}
