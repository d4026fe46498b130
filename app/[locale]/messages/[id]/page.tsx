import { MessagesSection } from '#components/message/messages-section.tsx'
import { messagesMetadata } from '../messages-metadata.ts'

export const generateMetadata = messagesMetadata

/** Rendered when it is visited, the same for every id: only the browser reads the message. */
export const generateStaticParams = () => []

export default function Page() {
  return <MessagesSection />
}
