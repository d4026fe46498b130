import { firstFailure, type FailureName } from './first-failure.ts'
import { createVerifier, type LoggedDraw, type PublishedLottery, type Verdict } from './verify-draws.ts'

/** The data of an offline file, in an element `#lottery` of JSON; the log follows in elements `.draws`, a page each. */
export interface OfflineData {
  lottery: PublishedLottery
  /** The names of the prizes by id; of "no prize" by the empty id. */
  prizes: Record<string, string>
  texts: OfflineTexts
}

/** The sentences in the language of the page that made the file, with their slots (`{number}`, `{done}`). */
export interface OfflineTexts {
  checking: string
  verified: string
  verifiedLine: string
  failed: string
  /** With the slots `{number}`, `{expected}` and `{recorded}`. */
  failures: Record<FailureName, string>
  checks: { seed: string; table: string; draws: string; stock: string; log: string }
  /** With the slots `{done}` and `{total}`. */
  count: string
  columns: { prize: string; rolled: string; paid: string }
}

const jsonOf = <Value>(element: Element | null) => JSON.parse(element?.textContent ?? 'null') as Value

const fill = (sentence: string, slots: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)

function element(tag: string, text = '', className = '') {
  const made = document.createElement(tag)
  made.textContent = text
  made.className = className
  return made
}

function row(tag: 'td' | 'th', ...texts: string[]) {
  const made = element('tr')
  made.append(...texts.map((text) => element(tag, text)))
  return made
}

/** The five checks as counts: those that passed, and all of them. */
function checksOf(verdict: Verdict, texts: OfflineTexts): [label: string, done: number, total: number][] {
  const { seed, table, draws, stock, log } = texts.checks
  return [
    [seed, Number(verdict.seedMatches), 1],
    [table, Number(verdict.tableMatches), 1],
    [draws, verdict.drawsRight, verdict.draws],
    [stock, verdict.fallbacksRight, verdict.fallbacks],
    [log, Number(verdict.logMatches), 1],
  ]
}

function show(verdict: Verdict, { texts, prizes }: OfflineData) {
  const prize = (prizeId: string | null) => prizes[prizeId ?? ''] ?? String(prizeId)
  const failure = firstFailure(verdict, { drawNo: (drawNo) => `#${drawNo}`, ofUser: String, prize })
  const { recorded = '', expected = '', draw } = failure ?? {}
  const slots = { number: `#${draw?.drawNo}`, recorded, expected }
  const line = failure ? fill(texts.failures[failure.name], slots) : texts.verifiedLine
  const list = element('ul')
  for (const [label, done, total] of checksOf(verdict, texts))
    list.append(
      element(
        'li',
        `${label}: ${fill(texts.count, { done: String(done), total: String(total) })}`,
        done === total ? 'right' : 'wrong',
      ),
    )
  const table = element('table')
  table.append(row('th', texts.columns.prize, texts.columns.rolled, texts.columns.paid))
  for (const { prizeId, rolled, paid } of verdict.counts)
    table.append(row('td', prize(prizeId), String(rolled), String(paid)))
  const main = document.querySelector('main')
  main?.classList.add(failure ? 'wrong' : 'right')
  main?.replaceChildren(element('h1', failure ? texts.failed : texts.verified), element('p', line), list, table)
}

async function run() {
  const data = jsonOf<OfflineData>(document.querySelector('#lottery'))
  document.querySelector('main')?.append(element('p', data.texts.checking))
  const verifier = await createVerifier(data.lottery)
  for (const page of document.querySelectorAll('.draws')) await verifier.add(jsonOf<LoggedDraw[]>(page))
  show(await verifier.finish(), data)
}

void run()
