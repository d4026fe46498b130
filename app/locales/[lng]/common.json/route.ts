import { loadMessages } from '@fanfare/languages/messages.ts'
import { answerTexts } from '../../answer-texts.ts'

/** `GET /locales/{language}/common.json` (LOC-4): the merged texts that the server renders with. */
export const GET = answerTexts(loadMessages)
