import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMap, isScalar, parseDocument } from 'yaml'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import type { TextSource } from './text-source.ts'

const PREFIX = 'common:'

/** The texts of the interface, `locales/{lng}/common.json`, in the order of English. */
export function createMessageSource(root: string): TextSource {
  const fileOf = (locale: Locale): string => join(root, 'locales', languageOf(locale).localeFileName, 'common.json')
  const read = (locale: Locale): Map<string, string> => {
    const file = fileOf(locale)
    return existsSync(file) ? new Map(flattenedOnce(readFileSync(file, 'utf8'))) : new Map()
  }
  return {
    format: 'icu',
    read,
    write(locale, translations) {
      const own = read(locale)
      const texts = [...read(DEFAULT_LOCALE).keys()].flatMap((id) => {
        const text = translations.get(id) ?? own.get(id)
        return text === undefined ? [] : [[id.slice(PREFIX.length), text] as const]
      })
      mkdirSync(dirname(fileOf(locale)), { recursive: true })
      writeFileSync(fileOf(locale), `${stringify(texts)}\n`)
      return Promise.resolve([])
    },
  }
}

const flattened = new Map<string, Texts>()

/** For reading alone: a command reads the English file many times. */
function flattenedOnce(json: string) {
  const texts = flattened.get(json) ?? flatten(json)
  flattened.set(json, texts)
  return texts
}

/** JSON is YAML. `JSON.parse` would move keys such as `40400` to the front. */
function flatten(json: string): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (node: unknown, path: string): void => {
    if (isScalar(node) && typeof node.value === 'string') texts.set(PREFIX + path, node.value)
    if (!isMap(node)) return
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : ''
      visit(value, path ? `${path}.${name}` : name)
    }
  }
  const document = parseDocument(json, { stringKeys: true })
  const [fault] = document.errors
  if (fault) throw fault
  visit(document.contents, '')
  return texts
}

/** `JSON.stringify` with two spaces, in the given order; texts of one namespace need not be neighbours. */
function stringify(texts: readonly (readonly [key: string, text: string])[], indent = ''): string {
  if (texts.length === 0) return '{}'
  const groups = Map.groupBy(texts, ([key]) => key.split('.', 1)[0] ?? '')
  const lines = [...groups].map(([name, members]) => {
    const [first] = members
    const value =
      first?.[0] === name
        ? JSON.stringify(first[1])
        : stringify(
            members.map(([key, text]) => [key.slice(name.length + 1), text] as const),
            `${indent}  `,
          )
    return `${indent}  ${JSON.stringify(name)}: ${value}`
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}
