import { notFound } from 'next/navigation'
import { ForgotSection } from '#components/session/security/forgot-section.tsx'
import { signInWays } from '#lib/queries/settings.ts'
import { metadataOf } from '#lib/seo/page-metadata.ts'

export const generateMetadata = metadataOf(
  '/forgot-password',
  { title: 'security.forgot_title', description: 'security.forgot_description' },
  { isPrivate: true },
)

export default function Page() {
  // Accounts of the exchange have no password.
  if (!signInWays().hasForm) notFound()
  return <ForgotSection />
}
