import { parseActivityFile, parseProgramme } from '@fanfare/activities/parse-files.ts'
import { TRANSLATED_LOCALES } from '@fanfare/activities/translations/text-rows.ts'
import type { ParsedFile } from '@fanfare/activities/parse-yaml-file.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { parseLegalFile } from '@fanfare/languages/legal/legal-file.ts'
import { createMessageSource } from './message-source.ts'
import type { TextSource } from './text-source.ts'
import { createYamlSource } from './yaml-source.ts'

/** The files with texts below `root`, in the order of a work list. */
export function createTextSources(root: string): TextSource[] {
  return [
    createMessageSource(root),
    createYamlSource(root, { folder: 'activities', prefix: '', issuesOf: issuesBy(parseActivityFile) }),
    createProgrammeSource(root),
    createYamlSource(root, { folder: 'legal', prefix: 'legal/', issuesOf: legalIssues }),
  ]
}

/** The texts of the campaigns of agents below `root`, with ids such as `programmes/global-partners:news.0.title`. */
export const createProgrammeSource = (root: string): TextSource =>
  createYamlSource(root, {
    folder: 'activities/programmes',
    prefix: 'programmes/',
    lists: ['levels', 'news'],
    issuesOf: issuesBy(parseProgramme),
  })

const issuesBy =
  (parse: (text: string, name: string) => ParsedFile<unknown>) =>
  (text: string, name: string): { field: string; message: string }[] => {
    const parsed = parse(text, name)
    return parsed.ok ? [] : parsed.errors
  }

/** The error has a line for each fault: file, field, colon, message. */
function legalIssues(text: string, name: string) {
  try {
    parseLegalFile(text, name)
    return []
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return error.message.split('\n').map((line) => {
      const [field = '', ...message] = line.slice(name.length + 1).split(': ')
      return { field, message: message.join(': ') }
    })
  }
}

/** The texts of all languages but English, without those they inherit. */
export const readTranslations = (sources: readonly TextSource[]): Map<Locale, Map<string, string>> =>
  new Map(TRANSLATED_LOCALES.map((locale) => [locale, readTexts(sources, locale)]))

/** The texts of one language in all files, without those it inherits. */
export const readTexts = (sources: readonly TextSource[], locale: Locale): Map<string, string> =>
  new Map(sources.flatMap((source) => [...source.read(locale)]))
