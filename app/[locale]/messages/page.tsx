import { MessagesSection } from '#components/message/messages-section.tsx'
import { metadataOf } from '#lib/seo/page-metadata.ts'

/** The same for every message, whose texts only its reader may see. */
export const generateMetadata = metadataOf(
  '/messages',
  { title: 'messages.title', description: 'messages.description' },
  { isPrivate: true },
)

export default function Page() {
  return <MessagesSection />
}
