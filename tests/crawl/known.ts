import { loadActivityFiles } from '@fanfare/activities/load-files.ts'
import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { LEGAL_DOCUMENTS } from '@fanfare/languages/legal/legal-documents.ts'
import { readLegalText } from '#lib/legal/read-legal-text.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { createProgrammeSource } from '../../scripts/texts/text-sources.ts'
import { textsIn } from '@fanfare/activities/translations/text-blocks.ts'
import { normalized } from './english-left.ts'
import type { Known } from './page-faults.ts'

/** The visible texts of an activity in one language, with their paths; Markdown is split into its lines. */
export const textsOfActivity = (texts: ActivityTexts): [path: string, text: string][] =>
  textsIn(texts).flatMap(([path, text]) =>
    text
      .split('\n')
      .map((line) => line.replace(/^\s*(?:#+|[-*]|\d+\.)\s+/u, ''))
      .filter((line) => /\S/u.test(line))
      .map((line): [string, string] => [path, line]),
  )

/** The English texts of the locale file, of the activities, of the campaigns of agents and of the legal documents. */
export function knownTexts(): Known {
  const messages = flattenMessages(loadMessages('en'))
  const ofActivities = loadActivityFiles().flatMap(({ texts }) =>
    texts.en ? textsOfActivity(texts.en).map(([, text]) => text) : [],
  )
  const ofProgrammes = createProgrammeSource(ROOT).read(DEFAULT_LOCALE).values()
  const ofDocuments = LEGAL_DOCUMENTS.flatMap((name) => {
    const { title, description, sections } = readLegalText(name, 'en', 'Fanfare')
    return textsIn({ title, description, sections }).map(([, text]) => text)
  })
  const english = [...messages.values(), ...ofActivities, ...ofProgrammes, ...ofDocuments]
  return { keys: new Set(messages.keys()), english: new Set(english.map(normalized)) }
}
