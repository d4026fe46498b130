import { expect, test } from 'vitest'
import { csvLine, plainCell } from './csv.ts'

test('[AGT-2] a line of CSV quotes every cell and takes formulas out of it', () => {
  expect(csvLine(['a "b"', '=1+1', '+49 30', 'x,y', ''])).toBe(`"a ""b""","'=1+1","'+49 30","x,y",""\r\n`)
})

test('[AGT-2][DEV-13] every beginning of a formula is taken out: in each column, over several lines, full-width', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
    const text = `${start}cmd|' /C calc'!A0\n"x"`
    expect(csvLine([text, 'a', text])).toBe(`"'${text.replaceAll('"', '""')}","a","'${text.replaceAll('"', '""')}"\r\n`)
  }
})

test('[AGT-2][DEV-13] numbers stay numbers, also below zero, and a text in their column is a text', () => {
  const cells = ['-1.5', '12', '-', '-1+1', '', '1e5']
  expect(
    csvLine(
      cells,
      cells.map(() => true),
    ),
  ).toBe(`-1.5,12,"'-","'-1+1","","1e5"\r\n`)
  expect(csvLine(['-1.5', '-1.5'], [false, true])).toBe(`"'-1.5",-1.5\r\n`)
})

test('[LOC-5] a text is read back from its cell as it was written, also with apostrophes before a formula', () => {
  const written = (text: string) => csvLine([text]).slice(1, -3)
  for (const text of ['=1+1', "'=1+1", "''- a", "'tis", "it's", '- a list', 'plain', '', "'"])
    expect(plainCell(written(text)), text).toBe(text)
})
