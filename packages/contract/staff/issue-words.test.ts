import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { FIELD_WORDS, fieldWords, issueWords } from './issue-words.ts'
import { codeWords } from './product-words.ts'
import { OPS_CALLS } from '../index.ts'

z.config(z.locales.en())

/** Words that only developers know: a path, a name in camel case, the technical name of a format, a term of the schema library. */
const OF_THE_WIRE =
  /[a-z]\.\d|[a-z][A-Z]|If-|decimal string|kebab|IANA|YYYY|\bexpected\b.*\breceived\b|\bInvalid\b|undefined/

const PARTS = ['params', 'query', 'body'] as const
const schemas = OPS_CALLS.flatMap((call) => PARTS.flatMap((part) => call[part] ?? []))

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

const namesOf = ({ properties = {}, items, anyOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(namesOf),
]

test('[OPS-CONSOLE] every field of every call of the staff has words', () => {
  const names = schemas.flatMap((schema) =>
    namesOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema),
  )
  expect(names.map((name) => fieldWords(name)).filter((words) => OF_THE_WIRE.test(words))).toEqual([])
  const own = Object.entries(FIELD_WORDS)
  expect(own.filter(([name]) => !names.includes(name))).toEqual([])
  expect(own.filter(([name, words]) => words.toLowerCase() === codeWords(name))).toEqual([])
})

test('[OPS-CONSOLE] what the schema of any call of the staff refuses has no word of the wire', () => {
  const wrong = [undefined, null, '', 'Ä b', '-1', -1, 1e12, true, [], [{}], {}, 'x'.repeat(10_000)]
  const said = schemas.flatMap((schema) => {
    const shape = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
    const inputs = [...wrong, ...wrong.map((value) => Object.fromEntries(shape.map((name) => [name, value])))]
    return inputs.flatMap((input) =>
      (z.safeParse(schema, input).error?.issues ?? []).map(({ path, message }) =>
        issueWords({ path: path.join('.'), message }),
      ),
    )
  })
  expect(said.length).toBeGreaterThan(1000)
  expect([...new Set(said)].filter((sentence) => OF_THE_WIRE.test(sentence))).toEqual([])
})

test.each([
  [
    'lines.0.limit',
    'must be a decimal string without sign',
    'Budget line 1, limit must be a number such as 12.50, without a sign.',
  ],
  ['alias', 'must be kebab-case', 'Alias must be of small letters, digits and single hyphens, such as spring-cup.'],
  ['at', 'must be in the future', 'Time must be in the future.'],
  [
    'If-Match',
    'has moved: it is STORED at revision 1',
    'This has changed since you read it. Nothing happened: read it again.',
  ],
  [
    'If-None-Match',
    'the activity has version 1',
    'There is already one of this name, at version 1. Nothing happened: choose another name.',
  ],
])('[OPS-CONSOLE] %s %s has words', (path, message, words) => expect(issueWords({ path, message })).toBe(words))
