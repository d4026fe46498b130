import { compiledMessages } from '#lib/i18n/compile-messages.ts'
import { textsResponse, type TextsContext } from '../../../texts-response.ts'

/** The texts of `/locales/{language}/common.json`, parsed, for the islands of our own pages (ADR 0014). */
export const GET = (_: Request, context: TextsContext) => textsResponse(context, compiledMessages)
