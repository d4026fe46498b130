import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLegalFiles } from './load-legal-file.ts'

test('[SCR-16] names the faults of all documents before a start', () => {
  const root = mkdtempSync(join(tmpdir(), 'legal-'))
  cpSync('legal', join(root, 'legal'), { recursive: true })
  expect(() => checkLegalFiles(root)).not.toThrow()
  writeFileSync(join(root, 'legal', 'risk.yaml'), 'texts: {}')
  rmSync(join(root, 'legal', 'help.yaml'))
  expect(() => checkLegalFiles(root)).toThrow(/legal\/risk\.yaml updated: [^]*legal\/risk\.yaml texts[^]*help\.yaml/)
})
