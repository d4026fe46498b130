import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One row of the list of promises. */
export interface KeptPromise {
  /** Text ids, `*` for any characters. */
  texts: string[]
  /** A test file, from the root of the clone, and the title of its test. */
  proof: { path: string; title: string }
}

export interface PromiseList {
  promises: KeptPromise[]
  /** Texts that read like a promise and need no test. */
  exceptions: { texts: string[]; because: string }[]
  /** Texts that state the same fact. */
  facts: { fact: string; texts: string[] }[]
}

/** English wordings that promise a time, an amount, a right or a proof. */
const PROMISES: readonly RegExp[] = [
  /\b(?:within|by) (?:\{\w+\}|\d+) (?:minute|hour|day)s?\b/i,
  /\b\d+ days? (?:after|later)\b|\bwithin seconds\b|\bstay\b.*\bfor good\b/i,
  /\bwe(?:’ll| will) (?:answer|confirm|pay)\b/i,
  /\bup to \**(?:\{\w+\}|\d)/i,
  /\bat most\b/i,
  /\b(?:you|members) keep\b|\bkept for you\b|\bstays? yours\b|\bcan’t run out\b/i,
  /\bappeal\b|\brefund|\bfree of charge\b/i,
  /\bseal(?:s|ed|ing)?\b|\bprovabl|\b(?:verify|check) (?:every|each|any|all)\b|\bguarantee|\bnobody can\b/i,
  /\balways\b|\bnever\b/i,
  /\berases?\b|\bdon’t sell\b|\bmasked\b/i,
  /\bpaid (?:once|twice)\b|\bcharged\b|\bbalance haven’t changed\b|\bare safe\b|\bThey’re safe\b/i,
  /\btheir pages name\b/i,
]

/** Whether an English text reads like a promise. */
const readsLikePromise = (english: string): boolean => PROMISES.some((pattern) => pattern.test(english))

const idsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id)

/** The rows of the table below a heading, cell by cell, without its header. */
function tableOf(markdown: string, heading: string): string[][] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.replace(/^\|/, '').trim()),
    )
}

export function parsePromises(markdown: string): PromiseList {
  return {
    promises: tableOf(markdown, 'Promises').map(([texts = '', , , proof = '']) => {
      const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? []
      return { texts: idsIn(texts), proof: { path, title } }
    }),
    exceptions: tableOf(markdown, 'Without a test').map(([texts = '', because = '']) => ({
      texts: idsIn(texts),
      because,
    })),
    facts: tableOf(markdown, 'One fact in several texts').map(([fact = '', texts = '']) => ({
      fact,
      texts: idsIn(texts),
    })),
  }
}

/** `docs/promises.md` of a clone; empty where it has none. */
export function readPromises(root: string): PromiseList {
  const path = join(root, 'docs', 'promises.md')
  return parsePromises(existsSync(path) ? readFileSync(path, 'utf8') : '')
}

/** A pattern of the list as a regular expression on text ids. */
const idPattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(String.raw`\*`, '.*')}$`)

/**
 * The faults of a list of promises, one sentence each.
 * @param english texts by id
 * @param readTest the source of a test file, null where there is none
 */
export function promiseFaults(
  list: PromiseList,
  english: ReadonlyMap<string, string>,
  readTest: (path: string) => string | null,
): string[] {
  const ids = [...english.keys()]
  const listed = [...list.promises, ...list.exceptions]
  const patterns = [...new Set([...listed, ...list.facts].flatMap(({ texts }) => texts))]
  const known = listed.flatMap(({ texts }) => texts.map(idPattern))
  return [
    ...patterns
      .filter((pattern) => !ids.some((id) => idPattern(pattern).test(id)))
      .map((id) => `there is no text ${id}`),
    ...list.promises.flatMap(({ texts, proof }) => proofFaults(texts, proof, readTest)),
    ...list.exceptions.filter(({ because }) => because === '').map(({ texts }) => `${texts.join(', ')} has no reason`),
    ...list.facts.filter(({ texts }) => texts.length < 2).map(({ fact }) => `“${fact}” is in one text only`),
    ...[...english]
      .filter(([id, text]) => readsLikePromise(text) && !known.some((pattern) => pattern.test(id)))
      .map(([id, text]) => `${id} promises something and is not in docs/promises.md: ${text.slice(0, 120)}`),
  ]
}

function proofFaults(
  texts: string[],
  { path, title }: KeptPromise['proof'],
  readTest: (path: string) => string | null,
): string[] {
  if (path === '' || title === '') return [`${texts.join(', ')} names no test`]
  const source = readTest(path)
  if (source === null) return [`there is no test file ${path}`]
  // Titles stand in quotation marks; an apostrophe in one may be escaped.
  return source.replaceAll(String.raw`\'`, "'").includes(title) ? [] : [`${path} has no test “${title}”`]
}
