import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import * as z from 'zod'
import { LOCALES, type Locale } from '../locales.ts'
import { LEGAL_DOCUMENTS, type LegalDocumentName } from './legal-documents.ts'

const line = (maximum: number) => z.string().min(1).max(maximum)

const legalText = z.strictObject({
  title: line(80),
  /** One sentence for search engines. */
  description: line(200),
  sections: z
    .array(
      z.strictObject({
        heading: line(120),
        /** Markdown as in the rules of activities. */
        body: line(8000),
      }),
    )
    .min(1)
    .max(30),
})

const legalFile = z.strictObject({
  /** The day of the last change, ISO 8601. */
  updated: z.iso.date(),
  texts: z
    .partialRecord(z.enum(LOCALES as [Locale, ...Locale[]]), legalText)
    .refine((texts) => texts.en !== undefined, { path: ['en'], message: 'is needed' }),
})

export type LegalFile = z.output<typeof legalFile>

/**
 * Parses a file of `legal/`: `{brand}` in a text is the name of `BRAND_NAME`.
 * @param name the file's name in errors
 * @throws Error with one line for each fault: file, field and what is wrong
 */
export function parseLegalFile(text: string, name: string) {
  const document = parseDocument(text, { uniqueKeys: true, stringKeys: true })
  const syntax = [...document.errors, ...document.warnings].map(({ message }) => `${name} ${message}`)
  if (syntax.length > 0) throw new Error(syntax.join('\n'))
  const read = legalFile.safeParse(document.toJS({ maxAliasCount: 0 }))
  if (read.success) return read.data
  throw new Error(read.error.issues.map(({ path, message }) => `${name} ${path.join('.')}: ${message}`).join('\n'))
}

/** Server only. `root` is the folder that has `legal/`. @throws Error that names the faults of the file */
export function loadLegalFile(root: string, name: LegalDocumentName) {
  const path = join(/* turbopackIgnore: true */ root, 'legal', `${name}.yaml`)
  return parseLegalFile(readFileSync(path, 'utf8'), `legal/${name}.yaml`)
}

/**
 * Refuses a start with a broken document: every page links all of them, so none could be rendered.
 * @throws Error with the faults of all documents
 */
export function checkLegalFiles(root: string) {
  const faults = LEGAL_DOCUMENTS.flatMap((name) => {
    try {
      loadLegalFile(root, name)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  if (faults.length > 0) throw new Error(['These legal documents cannot be used:', ...faults].join('\n'))
}
