import { decideProposal, proposal, proposals } from '@fanfare/contract/staff/proposals.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT, needed, runStaff } from '../staff/staff-command.ts'
import { commandOf } from './command.ts'

const instant = (ms: number): string => new Date(ms).toISOString()

export const listProposals = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.approve.commands.list.options, async ({ ask, say, show }) => {
    const page = await ask(proposals, { query: { state: 'PENDING' } })
    show(page)
    if (page.items.length === 0) say('Nothing waits.')
    for (const { proposalId, kind, summary, by, expiresAt } of page.items)
      say(`${proposalId}  ${kind}  ${summary} (by ${by}, until ${instant(expiresAt)})`)
    return EXIT.done
  })

const decide =
  (accept: boolean) =>
  (args: string[]): Promise<number> =>
    runStaff(args, COMMANDS.approve.commands.accept.options, async ({ ask, say, show, positionals, values }) => {
      const id = needed(positionals, 0, `npm run approve -- ${accept ? 'accept' : 'decline'} <id>`)
      const read = await ask(proposal, { params: { id } })
      say(`${read.kind}  ${read.summary} (by ${read.by})`)
      const note = values.note === undefined ? {} : { note: String(values.note) }
      const decision = await ask(decideProposal, { params: { id }, body: { accept, hash: read.hash, ...note } })
      show(decision)
      say(decision.state === 'APPROVED' ? 'Approved, and done.' : 'Declined.')
      return EXIT.done
    })

export const acceptProposal = decide(true)
export const declineProposal = decide(false)

/** `npm run approve`: the second person. */
await commandOf(import.meta, { list: listProposals, accept: acceptProposal, decline: declineProposal })
