import { parseActivityFile } from '#activities/parse-activity-file.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { parseLegalFile } from '#lib/legal/legal-file.ts'
import { createMessageSource } from './message-source.ts'
import type { TextSource } from './text-source.ts'
import { createYamlSource } from './yaml-source.ts'

/** The files with texts below `root`, in the order of a work list. */
export function createTextSources(root: string): TextSource[] {
  return [
    createMessageSource(root),
    createYamlSource(root, { folder: 'activities', prefix: '', issuesOf: activityIssues }),
    createYamlSource(root, { folder: 'legal', prefix: 'legal/', issuesOf: legalIssues }),
  ]
}

function activityIssues(text: string, name: string): { field: string; message: string }[] {
  const parsed = parseActivityFile(text, name)
  return parsed.ok ? [] : parsed.errors
}

/** The error has a line for each fault: file, field, colon, message. */
function legalIssues(text: string, name: string): { field: string; message: string }[] {
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

/** The texts of one language in all files, without those it inherits. */
export const readTexts = (sources: readonly TextSource[], locale: Locale): Map<string, string> =>
  new Map(sources.flatMap((source) => [...source.read(locale)]))
