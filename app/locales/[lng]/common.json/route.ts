import { loadMessages } from '@fanfare/languages/messages.ts'
import { textsResponse, type TextsContext } from '../../texts-response.ts'

/** `GET /locales/{language}/common.json` (LOC-4): the merged texts that the server renders with. */
export const GET = (_: Request, context: TextsContext) => textsResponse(context, loadMessages)
