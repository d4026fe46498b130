import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { CallData, CallDefinition } from '@fanfare/contract/define-call.ts'
import { findUsers } from '@fanfare/contract/staff/users.ts'
import { askStaff, Refused } from '../activity/ask-gateway.ts'
import { opsAccess } from '../activity/ops-access.ts'

/** How a command of the staff ends (staff.md §15). */
export const EXIT = { done: 0, refused: 1, wrongUse: 2, waits: 3 } as const

type Input = Parameters<typeof askStaff>[2]

export interface StaffTools {
  /** The options as given; those without a value are undefined. */
  values: Readonly<Record<string, string | boolean | undefined>>
  positionals: readonly string[]
  ask: <Call extends CallDefinition>(call: Call, input?: Input) => Promise<CallData<Call>>
  /** Prints a line, unless `--json` is given. */
  say: (line: string) => void
  /** Prints the answer with `--json`. */
  show: (answer: unknown) => void
}

/** A wrong use: its message says how the command is used. */
export class WrongUse extends Error {}

/** The argument at `index`. @throws WrongUse */
export function needed(positionals: readonly string[], index: number, usage: string): string {
  const value = positionals[index]
  if (value === undefined) throw new WrongUse(usage)
  return value
}

/** An instant of an option, ms. @throws WrongUse */
export function momentOf(text: string, name: string): number {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw new WrongUse(`--${name} must be an instant such as 2027-01-01T00:00:00Z`)
  return ms
}

/** Tells how a change ended, or that it waits for a second person. @returns the code of the command */
export function tellOutcome(
  { say, values }: Pick<StaffTools, 'say' | 'values'>,
  { done, proposal }: { done: boolean; proposal: { proposalId: string } | null },
  sentence: string,
): number {
  if (proposal !== null && values['dry-run'] === true) {
    // Nothing of it was written, so there is nothing to approve.
    say(`Rehearsal: ${sentence} A second person would be needed.`)
    return EXIT.done
  }
  if (proposal !== null) {
    say(`A second person is needed: npm run approve -- accept ${proposal.proposalId}`)
    return EXIT.waits
  }
  say(done ? sentence : `Rehearsal: ${sentence}`)
  return EXIT.done
}

/** The user of a whole login name or id; null, once it has said so, when there is none. */
export async function findUser(
  { ask, say, show }: StaffTools,
  name: string,
): Promise<CallData<typeof findUsers>['items'][number] | null> {
  const byName = await ask(findUsers, { query: { loginName: name } })
  const found = byName.items.length > 0 ? byName : await ask(findUsers, { query: { userId: name } })
  const [user = null] = found.items
  if (user === null) {
    show({ user })
    say(`No user has this login name or id. Look-ups in 24 hours: ${found.lookups.used} of ${found.lookups.limit}.`)
  }
  return user
}

/**
 * Runs one command of the staff with the options of its entry in `COMMANDS`, which have `actor` and `json`. A refusal is printed as
 * its sentence.
 */
export async function runStaff(
  args: string[],
  options: ParseArgsConfig['options'],
  work: (tools: StaffTools) => Promise<number>,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: options ?? {} })
    const given = values as StaffTools['values']
    const print = (line: string) => void process.stdout.write(`${line}\n`)
    const access = await opsAccess(process.env, typeof given.actor === 'string' ? given.actor : undefined)
    return await work({
      values: given,
      positionals,
      ask: (call, input) => askStaff(access, call, input) as Promise<CallData<typeof call>>,
      say: (line) => given.json !== true && print(line),
      show: (answer) => given.json === true && print(JSON.stringify(answer, null, 2)),
    })
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof WrongUse)) throw error
    process.stderr.write(`${error.message}\n`)
    return error instanceof WrongUse ? EXIT.wrongUse : EXIT.refused
  }
}
