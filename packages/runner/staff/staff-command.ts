import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { CallData, CallDefinition } from '@fanfare/contract/define-call.ts'
import { findUsers } from '@fanfare/contract/staff/users.ts'
import { askStaff, askStaffFile, Refused, type StaffInput, opsAccess } from '../activity/ask-gateway.ts'
import { COMMANDS } from '../commands.mjs'
import { say, warn } from '../commands/command.ts'

/** Exit codes of the commands of the staff. */
export const EXIT = { done: 0, refused: 1, wrongUse: 2, waits: 3 } as const

export interface StaffTools {
  /** The options as given; those without a value are undefined. */
  values: Readonly<Record<string, string | boolean | undefined>>
  positionals: readonly string[]
  /** The argument at `index`. @throws WrongUse */
  needed: (index: number) => string
  /** For `throw`: says how the command is used. */
  wrongUse: () => WrongUse
  ask: <Call extends CallDefinition>(call: Call, input?: StaffInput) => Promise<CallData<Call>>
  /** The text of a CSV file. */
  askFile: (call: CallDefinition, input: StaffInput) => Promise<string>
  /** Prints a line, unless `--json` is given. */
  say: (line: string) => void
  /** Prints the answer with `--json`. */
  show: (answer: unknown) => void
}

/** A wrong use: its message says how the command is used. */
export class WrongUse extends Error {}

export async function allItems<Item>(
  read: (page: { pageSize: string; cursor: string | undefined }) => Promise<{ items: Item[]; next: string | null }>,
) {
  const items: Item[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read({ pageSize: '200', cursor })
    items.push(...page.items)
    cursor = page.next
  }
  return items
}

/** Asks at a terminal. @throws WrongUse without one and without `--yes` */
export async function confirmed({ values }: StaffTools, question: string) {
  if (values.yes === true) return true
  if (!process.stdin.isTTY) throw new WrongUse(`${question} --yes is needed without a terminal.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return answer.trim().toLowerCase() === 'y'
}

/** The offset is required, because local time repeats one hour of the year and skips another. */
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** An instant as it was typed, ms. @throws WrongUse */
export function momentOf(text: string, name: string) {
  const ms = WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(ms))
    throw new WrongUse(
      `${name} must be an instant with its offset, such as 2027-01-01T00:00:00Z or 2027-01-01T01:00:00+01:00`,
    )
  return ms
}

/** Tells how a change ended, or that it waits for a second person. @returns the code of the command */
export function tellOutcome(
  { say, values }: StaffTools,
  { done, proposal }: { done: boolean; proposal: { proposalId: string } | null },
  sentence: string,
): number {
  if (proposal !== null && values['dry-run'] === true) {
    // Nothing was written, so there is nothing to approve.
    say(`Rehearsal: ${sentence} A second person would be needed.`)
    return EXIT.done
  }
  if (proposal !== null) {
    say(`A second person is needed: npm run ops -- decideProposal id=${proposal.proposalId} accept=true`)
    return EXIT.waits
  }
  say(done ? sentence : `Rehearsal: ${sentence}`)
  return EXIT.done
}

type Key = 'loginName' | 'userId' | 'email' | 'phone' | 'rewardId'

/** The keys that a whole value may belong to. Each costs a look-up, which policy limits. */
function keysOf(value: string): readonly Key[] {
  if (value.includes('@')) return ['email']
  if (value.startsWith('+')) return ['phone']
  return value.startsWith('rw') ? ['rewardId', 'loginName'] : ['userId', 'loginName']
}

/** The user of a whole e-mail, phone, id, login name or reward id; if there is none, says so and returns null. */
export async function findUser({ ask, say, show }: StaffTools, value: string) {
  let lookups = { used: 0, limit: 0 }
  for (const key of keysOf(value)) {
    const found = await ask(findUsers, { query: { [key]: value } })
    const [user] = found.items
    if (user !== undefined) return user
    ;({ lookups } = found)
  }
  show({ user: null })
  say(
    `No user has this e-mail, phone, id, login name or reward. Look-ups in 24 hours: ${lookups.used} of ${lookups.limit}.`,
  )
  return null
}

type Options = NonNullable<ParseArgsConfig['options']>

/** `options` are those of the command's entry in `COMMANDS`; `usage` is its first line for `WrongUse`. */
function staffTools(args: string[], options: Options, usage = ''): StaffTools {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const wrongUse = () => new WrongUse(usage)
  const given = values as StaffTools['values']
  // Lazy, so that faults of files are reported even without a gateway.
  let found: ReturnType<typeof opsAccess> | undefined
  const access = () => (found ??= opsAccess(process.env, typeof given.actor === 'string' ? given.actor : undefined))
  return {
    values: given,
    positionals,
    wrongUse,
    needed: (index) => {
      const value = positionals[index]
      if (value === undefined) throw wrongUse()
      return value
    },
    ask: async (call, input) => askStaff(await access(), call, input),
    askFile: async (call, input) => askStaffFile(await access(), call, input),
    say: (line) => given.json !== true && say(line),
    show: (answer) => given.json === true && say(JSON.stringify(answer, null, 2)),
  }
}

type Work = (tools: StaffTools) => Promise<number | undefined>

/** Runs one command of the staff. A refusal is printed as its sentence. */
export const runStaff = async (args: string[], options: Options, work: Work) => run(staffTools(args, options), work)

async function run(tools: StaffTools, work: Work) {
  try {
    return (await work(tools)) ?? EXIT.done
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof WrongUse)) throw error
    warn(error.message)
    return error instanceof WrongUse ? EXIT.wrongUse : EXIT.refused
  }
}

const ACTIVITY_COMMANDS = COMMANDS.activity.commands

type ActivityCommand = Exclude<keyof typeof ACTIVITY_COMMANDS, 'check'>

/** A part of `npm run activity`, by its name. */
export const activityCommand = (name: ActivityCommand, work: Work) => async (args: string[]) => {
  const { options, usage = '' }: { options: Options; usage?: string } = ACTIVITY_COMMANDS[name]
  return run(staffTools(args, options, `npm run activity -- ${name} ${usage}`), work)
}
