import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOCUMENTS } from '../../fixtures/documents.ts'
import { isTest, ROOT, sourceFiles } from '../../fixtures/source-files.ts'

/** Comments, texts, or a name; only names are captured. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<name>[A-Za-z_$][\w$]*)/g

const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(TOKENS)].flatMap(({ groups }) => groups?.name ?? []))

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The words of the glossary, each with those that it replaces. */
const GLOSSARY = [...read('docs/glossary.md').matchAll(/^\| (\w+) \| .+? \| ?([\w, ]*?) ?\|$/gm)]
  .slice(1)
  .map(([, word = '', not = '']) => ({ word, not: not.split(', ').filter(Boolean) }))

test('no name in the code and no heading uses a word that the glossary replaces', () => {
  expect(GLOSSARY).toHaveLength(30)
  const refused = new Set(GLOSSARY.flatMap(({ not }) => not))
  expect(refused.size).toBeGreaterThan(9)
  const wordsOf = (text: string) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/)
  const found = (text: string) => wordsOf(text).filter((word) => refused.has(word.replace(/s$/, '')))
  const inNames = sourceFiles(/\.tsx?$/).flatMap(({ path, text }) =>
    isTest(path) ? [] : [...namesIn(text)].flatMap((name) => found(name).map(() => `${path}: ${name}`)),
  )
  const inHeadings = DOCUMENTS.flatMap((path) =>
    (read(path).match(/^#+ .*$/gm) ?? []).flatMap((heading) => found(heading).map(() => `${path}: ${heading}`)),
  )
  expect([...inNames, ...inHeadings]).toEqual([])
})
