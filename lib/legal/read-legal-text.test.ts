import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { readLegalText } from './read-legal-text.ts'

const document = (title: string) =>
  `{ title: '${title} {brand}', description: 'On {brand}', sections: [{ heading: '{brand}', body: 'Ask {brand}.' }] }`

function write(texts: string): void {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'legal'))
  writeFileSync(join(folder, 'legal', 'terms.yaml'), `updated: '2026-11-21'\ntexts:\n${texts}`)
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
}

test('[SCR-16] a document has the name of the brand in its texts', () => {
  write(`  en: ${document('Terms of')}\n`)
  expect(readLegalText('terms', 'en', 'Aurora')).toEqual({
    title: 'Terms of Aurora',
    description: 'On Aurora',
    sections: [{ heading: 'Aurora', body: 'Ask Aurora.' }],
    locale: 'en',
    isFallback: false,
    updated: '2026-11-21',
  })
})

test('[SCR-16] a document falls back to the language it inherits from, then to marked English', () => {
  write(`  en: ${document('Terms')}\n  tr-TR: ${document('Kurallar')}\n`)
  const languageOf = (locale: 'tr-CT' | 'de' | 'en-TR') => {
    const { locale: written, isFallback } = readLegalText('terms', locale, 'Aurora')
    return [written, isFallback]
  }
  expect(languageOf('tr-CT')).toEqual(['tr-TR', false])
  expect(languageOf('en-TR')).toEqual(['en', false])
  expect(languageOf('de')).toEqual(['en', true])
})
