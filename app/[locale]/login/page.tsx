import { LoginSection } from '#components/session/login/login-section.tsx'
import { metadataOf } from '#lib/seo/page-metadata.ts'

export const generateMetadata = metadataOf('/login', {
  title: 'account.login_title',
  description: 'account.login_description',
})

export default function Page() {
  return <LoginSection />
}
