import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('[AGT-2] a line of CSV quotes every cell and takes formulas out of it', () => {
  expect(csvLine(['a "b"', '=1+1', '+49 30', 'x,y', ''])).toBe(`"a ""b""","'=1+1","'+49 30","x,y",""\r\n`)
})
