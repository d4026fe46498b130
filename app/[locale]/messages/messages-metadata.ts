import { metadataOf } from '#lib/seo/page-metadata.ts'

/** The same for every message, whose texts only its reader may see. */
export const messagesMetadata = metadataOf(
  '/messages',
  { title: 'messages.title', description: 'messages.description' },
  { isPrivate: true },
)
