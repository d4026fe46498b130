/** A file with its name, of letters, digits, `-` and `.`. */
export interface CsvExport {
  name: string
  parts: AsyncGenerator<string, void, void>
}
