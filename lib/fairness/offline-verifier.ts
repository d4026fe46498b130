import { checksOf, firstFailure } from './first-failure.ts'
import { createVerifier, type LoggedDraw, type PublishedLottery, type Verdict } from './verify-draws.ts'

/** The data of an offline file, in an element `#lottery` of JSON; the log follows in elements `.draws`, a page each. */
export interface OfflineData {
  lottery: PublishedLottery
  /** The names of the prizes by id; of "no prize" by the empty id. */
  prizes: Record<string, string>
  /** By key, in the language of the page that made the file, with their slots (`{number}`, `{done}`). */
  texts: Readonly<Record<string, string>>
}

const jsonOf = <Value>(element: Element | null) => JSON.parse(element?.textContent ?? 'null') as Value

const fill = (sentence = '', slots: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot))

function element(tag: string, text = '', className = '') {
  const made = document.createElement(tag)
  made.textContent = text
  made.className = className
  return made
}

function row(tag: 'td' | 'th', ...texts: (string | undefined)[]) {
  const made = element('tr')
  made.append(...texts.map((text) => element(tag, text)))
  return made
}

function show(verdict: Verdict, { texts, prizes, lottery: { totalDraws } }: OfflineData) {
  const prize = (prizeId: string | null) => prizes[prizeId ?? ''] ?? String(prizeId)
  const failure = firstFailure(verdict, { drawNo: (drawNo) => `#${drawNo}`, number: String, prize })
  const passed = totalDraws === 0 ? 'none' : 'verified'
  const line = failure ? fill(texts[`failed_${failure.name}`], failure.slots) : texts[`${passed}_line`]
  const list = element('ul')
  for (const [name, done, total] of checksOf(verdict, totalDraws))
    list.append(
      element(
        'li',
        `${texts[`check_${name}`]}: ${fill(texts.check_count, { done: Number(done), total: Number(total) })}`,
        done === total ? 'right' : 'wrong',
      ),
    )
  const table = element('table')
  table.append(row('th', texts.col_prize, texts.col_rolled, texts.col_paid))
  for (const { prizeId, rolled, paid } of verdict.counts)
    table.append(row('td', prize(prizeId), String(rolled), String(paid)))
  const main = document.querySelector('main')
  main?.classList.add(failure ? 'wrong' : 'right')
  main?.replaceChildren(element('h1', texts[`${failure ? 'failed' : passed}_title`]), element('p', line), list, table)
}

async function run() {
  const data = jsonOf<OfflineData>(document.querySelector('#lottery'))
  document.querySelector('main')?.append(element('p', data.texts.file_checking))
  const verifier = await createVerifier(data.lottery)
  for (const page of document.querySelectorAll('.draws')) await verifier.add(jsonOf<LoggedDraw[]>(page))
  show(await verifier.finish(), data)
}

void run()
