import { MessagesSection } from '#components/message/messages-section.tsx'
import { messagesMetadata } from './messages-metadata.ts'

export const generateMetadata = messagesMetadata

export default function Page() {
  return <MessagesSection />
}
