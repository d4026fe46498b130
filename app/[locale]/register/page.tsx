import { RegisterSection } from '#components/session/register/register-section.tsx'
import { metadataOf } from '#lib/seo/page-metadata.ts'
import { readFollowedPromises } from './followed-promises.ts'

export const generateMetadata = metadataOf('/register', (t) => ({
  title: t('account.register_title'),
  description: t('account.register_description'),
}))

export default async function Page() {
  return <RegisterSection followed={await readFollowedPromises()} />
}
