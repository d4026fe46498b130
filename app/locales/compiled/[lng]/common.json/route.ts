import { compiledMessages } from '#lib/i18n/compile-messages.ts'
import { answerTexts } from '../../../answer-texts.ts'

/** The texts of `/locales/{language}/common.json`, parsed, for the islands of our own pages (ADR 0014). */
export const GET = answerTexts(compiledMessages)
