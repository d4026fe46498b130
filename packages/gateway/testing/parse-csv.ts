/** Cells of RFC 4180 by line, written without the product's own writer. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  const CELL = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
  let at = 0
  while (at < text.length) {
    CELL.lastIndex = at
    const [whole = '', quoted, plain = ''] = CELL.exec(text) ?? []
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += whole.length
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      at += 2
      lines.push([])
    } else if (at < text.length) throw new Error(`no CSV at ${at}: ${JSON.stringify(text.slice(at, at + 20))}`)
  }
  if (lines.at(-1)?.length === 0) lines.pop()
  return lines
}
