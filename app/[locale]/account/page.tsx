import { AccountSection } from '#components/session/security/account-section.tsx'
import { signInWays } from '#lib/queries/settings.ts'
import { metadataOf } from '#lib/seo/page-metadata.ts'

export const generateMetadata = metadataOf(
  '/account',
  { title: 'security.title', description: 'security.description' },
  { isPrivate: true },
)

export default function Page() {
  return <AccountSection hasForm={signInWays().hasForm} />
}
