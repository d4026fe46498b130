import { notFound } from 'next/navigation'
import { ResetSection } from '#components/session/security/forgot-section.tsx'
import { signInWays } from '#lib/queries/settings.ts'
import { metadataOf } from '#lib/seo/page-metadata.ts'

export const generateMetadata = metadataOf(
  '/reset-password',
  { title: 'security.reset_title', description: 'security.reset_description' },
  { isPrivate: true },
)

export default function Page() {
  // Accounts of the exchange have no password.
  if (!signInWays().hasForm) notFound()
  return <ResetSection />
}
