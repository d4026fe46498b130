import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEGAL_DOCUMENTS, type LegalDocumentName } from './legal-documents.ts'
import { parseLegalFile, type LegalFile } from './legal-file.ts'

/** Server only. `root` is the folder that has `legal/`. @throws Error that names the faults of the file */
export function loadLegalFile(root: string, name: LegalDocumentName): LegalFile {
  const path = join(/* turbopackIgnore: true */ root, 'legal', `${name}.yaml`)
  return parseLegalFile(readFileSync(path, 'utf8'), `legal/${name}.yaml`)
}

/**
 * Refuses a start with a broken document: every page links all of them, so none could be rendered.
 * @throws Error with the faults of all documents
 */
export function checkLegalFiles(root: string): void {
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
