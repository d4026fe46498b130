import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A promise of the texts, and the test that proves it. */
interface KeptPromise {
  promise: string
  /** Text ids, `*` for any characters. */
  texts: string[]
  /** A test file, from the root of the clone, and the title of its test. */
  proof: { path: string; title: string }
}

/** `promises.json` beside this file. */
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

/** The promises of a clone; none where it has no list. */
export function readPromises(root: string) {
  const path = join(root, 'scripts', 'texts', 'promises.json')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{"promises":[],"exceptions":[],"facts":[]}'
  return JSON.parse(text) as PromiseList
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
) {
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
      .map(([id, text]) => `${id} promises something and is not in scripts/texts/promises.json: ${text.slice(0, 120)}`),
  ]
}

function proofFaults(
  texts: string[],
  { path, title }: KeptPromise['proof'],
  readTest: (path: string) => string | null,
) {
  if (path === '' || title === '') return [`${texts.join(', ')} names no test`]
  const source = readTest(path)
  if (source === null) return [`there is no test file ${path}`]
  // Titles stand in quotation marks; an apostrophe in one may be escaped.
  return source.replaceAll(String.raw`\'`, "'").includes(title) ? [] : [`${path} has no test “${title}”`]
}
