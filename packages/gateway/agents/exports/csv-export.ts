import type { ExportEnd } from './csv-parts.ts'

/** A file with its name, of letters, digits, `-` and `.`. */
export interface CsvExport {
  name: string
  /** The subject of the file, names and values: export, campaign, time zone, days, filter. */
  about: readonly (readonly [string, string])[]
  /** SHA-256 of the file where it is known beforehand: of a settled statement. */
  digest?: Buffer | undefined
  parts: AsyncGenerator<string, ExportEnd, void>
}
