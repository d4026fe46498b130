import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { staffUserRewards } from '@fanfare/contract/staff/users.ts'
import { NOTHING, Refused } from '../activity/ask-gateway.ts'
import { orMeant } from '@fanfare/kernel/edit-distance.ts'
import { COMMANDS } from '../commands.mjs'
import { fieldsOf, inputOf, kindOf, nameOf, STAFF_CALLS } from '../staff/call-fields.ts'
import { exampleOf } from '../staff/example-values.ts'
import { allItems, EXIT, findUser, runStaff, WrongUse, type StaffTools } from '../staff/staff-command.ts'
import { command, isProgram, warn } from './command.ts'

/** From here on, a number is an instant in ms: no count of the contract is as large. */
const FIRST_INSTANT = 1_000_000_000_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && value >= FIRST_INSTANT) return new Date(value).toISOString()
  if (Array.isArray(value)) return value.map(cellOf).join(', ')
  if (isRecord(value))
    return cellsOf(value)
      .map(([name, text]) => `${name} ${text}`)
      .join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The cells of a row: objects give a cell for each of their fields. */
const cellsOf = (row: unknown, prefix = ''): [name: string, text: string][] =>
  isRecord(row)
    ? Object.entries(row).flatMap(([name, value]): [string, string][] =>
        isRecord(value) ? cellsOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, cellOf(value)]],
      )
    : [[prefix, cellOf(row)]]

function tableOf(rows: readonly unknown[]) {
  const cells = rows.map((row) => new Map(cellsOf(row)))
  const names = [...new Set(cells.flatMap((row) => [...row.keys()]))].filter((name) =>
    cells.some((row) => (row.get(name) ?? '') !== ''),
  )
  const lines = [names, ...cells.map((row) => names.map((name) => row.get(name) ?? ''))]
  const widths = names.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Whether a row has a list of objects, which no cell of a table can show. */
const hasInnerLists = (row: unknown): boolean =>
  isRecord(row) &&
  Object.values(row).some((value) => (Array.isArray(value) ? value.some(isRecord) : hasInnerLists(value)))

/** Rows with lists of their own, each as lines with its number before them. */
const numberedLines = (rows: readonly unknown[]): string[] =>
  rows.flatMap((row, index) => [
    '',
    `${index + 1}.`,
    ...answerLines(row).map((line) => (line === '' ? '' : `  ${line}`)),
  ])

/** An answer for people: a text alone, `name: value`, and a table for each list of objects. */
function answerLines(answer: unknown, prefix = ''): string[] {
  if (!isRecord(answer)) return [cellOf(answer)]
  return Object.entries(answer).flatMap(([name, value]) => {
    const title = `${prefix}${name}`
    if (Array.isArray(value) && value.some(isRecord))
      return ['', `${title}:`, ...(value.some(hasInnerLists) ? numberedLines(value) : tableOf(value))]
    if (isRecord(value)) return answerLines(value, `${title}.`)
    const text = cellOf(value)
    if (title === 'text') return [text]
    return text === '' && !Array.isArray(value) ? [] : [`${title}: ${text || 'none'}`]
  })
}

/** The calls that replace earlier commands; other commands became calls of the same name. */
const EARLIER: Readonly<Record<string, string>> = {
  approve: 'proposals, decideProposal',
  explain: 'explainUser, findUsers, userActivity, userRewards, userLedger',
  correct: 'cancelReward, reverseEvent, removeSecondFactor',
}

/** Also for a name in other letters: `explainuser`. */
const unknownCall = (name: string) =>
  `There is no call ${name}${orMeant(name, STAFF_CALLS.keys())} "npm run ops" lists all.`

type Input = ReturnType<typeof inputOf>

/** Proves that the decider has read the current proposal; if it is left out, we read it first. */
const READ_FIRST = 'hash'

/** How a call is used, from its definition in the contract. */
function helpOf(call: CallDefinition) {
  const fields = fieldsOf(call).filter(({ name }) => name !== READ_FIRST)
  const needed = fields.filter(({ isNeeded }) => isNeeded).map(exampleOf)
  return [
    call.summary,
    ...(call.roles.length === 0 ? [] : [`Roles: ${call.roles.join(', ')}.`]),
    ...fields.map(({ name, schema, isNeeded }) => `  ${name}=<${kindOf(schema)}>${isNeeded ? '' : ' (optional)'}`),
    ...(call.ifMatch === 'none' ? [] : ['  revision=<number> (read first when it is left out)']),
    `Example: npm run ops -- ${[nameOf(call), ...needed].join(' ')}`,
  ].join('\n')
}

const listText = () =>
  [...STAFF_CALLS]
    .map(([name, { summary }]) => `  ${name.padEnd(28)} ${summary}`)
    .toSorted()
    .join('\n')

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value]

/** The item of a list that has all of these ids. */
const itemOf = (items: readonly unknown[], ids: readonly unknown[]): object | undefined =>
  items.map(Object).find((item: object) => ids.every((id) => valuesIn(item).includes(id)))

/** The object that a change is about, from the call that reads its path or from a list. */
async function subjectOf(tools: StaffTools, call: CallDefinition, { params }: Input) {
  const { ask } = tools
  if (typeof params.rewardId === 'string') {
    const user = await findUser(tools, params.rewardId)
    const rewards =
      user && (await allItems((query) => ask(staffUserRewards, { params: { userId: user.userId }, query })))
    return itemOf(rewards ?? [], [params.rewardId])
  }
  const steps = call.path.split('/')
  for (let count = steps.length; count > 3; count -= 1) {
    const path = steps.slice(0, count).join('/')
    const read = [...STAFF_CALLS.values()].find((one) => one.method === 'GET' && one.path === path)
    if (read === undefined) continue
    const key = `${(steps[count - 1] ?? '').replace(/s$/, '')}Id`
    const isFiltered = fieldsOf(read).some(({ name }) => name === key)
    const query = isFiltered && typeof params.id === 'string' ? { [key]: params.id } : {}
    const answer = Object(await ask(read, { params: textsOf(params), query })) as { items?: unknown[] }
    if (answer.items === undefined) return answer
    const item = itemOf(answer.items, Object.values(params))
    if (item !== undefined) return item
  }
  return undefined
}

const textsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const fieldIn = (subject: object | undefined, name: string): unknown => subject && Reflect.get(subject, name)

/** Asks once: reads what a change needs of its subject, sends it, and prints the answer. @returns the code of the command */
async function askOnce(tools: StaffTools, call: CallDefinition, input: Input, key: string) {
  const { ask, say, show, values } = tools
  const isRehearsal = values['dry-run'] === true
  const needsHash = input.missing.includes(READ_FIRST)
  const needsRevision = call.ifMatch === 'needed' && input.revision === undefined
  const subject = needsHash || needsRevision ? await subjectOf(tools, call, input) : undefined
  const hash = fieldIn(subject, READ_FIRST)
  const revision = input.revision ?? fieldIn(subject, 'revision') ?? fieldIn(subject, 'version')
  if (needsRevision && revision === undefined) throw new Refused('', `The gateway has ${NOTHING}.`)
  const summary = fieldIn(subject, 'summary')
  if (typeof summary === 'string') say(summary)
  if (!isRehearsal && call.changeKey === 'needed') say(`Key ${key}`)
  const file = typeof values.file === 'string' ? readFileSync(values.file, 'utf8') : undefined
  const isJson = typeof values.file === 'string' && values.file.endsWith('.json')
  const body = { ...input.body, ...(needsHash && { hash }) }
  const request = {
    params: textsOf(input.params),
    query: { ...textsOf(input.query), ...(isRehearsal && { dryRun: '1' }) },
    headers: {
      ...(call.changeKey !== 'none' && { 'idempotency-key': key }),
      ...(revision !== undefined && { 'if-match': `"${Number(revision)}"` }),
    },
    ...(file === undefined ? call.body && { body } : isJson ? { body: JSON.parse(file) as unknown } : { csv: file }),
  }
  if (typeof values.to === 'string') {
    writeFileSync(values.to, await tools.askFile(call, request))
    say(`Wrote ${values.to}.`)
    return EXIT.done
  }
  const answer = await ask(call, request)
  show(answer)
  for (const line of answerLines(answer)) say(line)
  const proposal = fieldIn(Object(answer), 'proposal')
  if (isRehearsal) say(`Rehearsal: nothing was written.${proposal ? ' A second person would be needed.' : ''}`)
  if (isRehearsal || !proposal) return EXIT.done
  const id = fieldIn(Object(proposal), 'proposalId')
  say(`A second person is needed: npm run ops -- decideProposal id=${String(id)} accept=true`)
  return EXIT.waits
}

/** A user may be named by a whole e-mail, phone or reward id. */
async function withUser(tools: StaffTools, words: readonly string[]) {
  const known: string[] = []
  for (const word of words) {
    const [, name] = /^userId=(.*@.*|\+.*|rw.*)$/.exec(word) ?? []
    const user = name === undefined ? undefined : await findUser(tools, name)
    if (user === null) return null
    known.push(user === undefined ? word : `userId=${user.userId}`)
  }
  return known
}

/** `npm run ops -- <call> name=value …`: every call of the staff, as the contract describes it. */
export const ops = (args: string[]) =>
  runStaff(args, COMMANDS.ops.options, async (tools) => {
    const { positionals, values, say } = tools
    const [first = 'help', ...words] = positionals
    const earlier = EARLIER[first]
    if (earlier !== undefined)
      throw new WrongUse(`"${first}" is now one of: ${earlier}. "npm run ops -- help <call>" shows each.`)
    const asked = first === 'help' ? words[0] : first
    const call = STAFF_CALLS.get(asked ?? '')
    if (first === 'help') {
      if (asked !== undefined && call === undefined) throw new WrongUse(unknownCall(asked))
      say(call === undefined ? listText() : helpOf(call))
      return EXIT.done
    }
    if (call === undefined) throw new WrongUse(unknownCall(first))
    if (values['dry-run'] === true && call.method === 'GET') throw new WrongUse('--dry-run is for changes.')
    const given = await withUser(tools, words)
    if (given === null) return EXIT.refused
    const input = inputOf(call, given)
    const missing = input.missing.filter((name) => name !== READ_FIRST && values.file === undefined)
    if (missing.length > 0) throw new WrongUse(`${missing.join(', ')} is missing.\n${helpOf(call)}`)
    const key = typeof values.key === 'string' ? values.key : `ops-${randomBytes(12).toString('hex')}`
    const [path = '', list = ''] = Object.entries(textsOf(input.params)).find(([, text]) => text.includes(',')) ?? []
    if (list === '') return askOnce(tools, call, input, key)
    const codes: number[] = []
    for (const [index, one] of list.split(',').entries()) {
      say(`${one}:`)
      const params = { ...input.params, [path]: one }
      const code = await askOnce(tools, call, { ...input, params }, `${key}-${index}`).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        warn(`${one}: ${error.message}`)
        return EXIT.refused
      })
      codes.push(code)
    }
    return [EXIT.refused, EXIT.waits].find((code) => codes.includes(code)) ?? EXIT.done
  })

if (isProgram(import.meta)) await command(() => ops(process.argv.slice(2)))
