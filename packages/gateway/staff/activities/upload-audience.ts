import { commitAudience, saveAudiencePart } from '@fanfare/contract/staff/audiences.ts'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { commitList, replacePart } from '#gateway/activities/db/audience-lists.ts'
import { malformed } from '../../http/read-input.ts'
import { inThread } from '../../util/in-thread.ts'
import type { AnyCommand, StaffCommand } from '../staff-change.ts'

/**
 * The different ids of a text with an id in each line, with a line feed between two; blank lines and blanks around an id are dropped.
 * @throws DomainError 40000 with the line
 */
export function readAudience(text: string): { ids: string; lines: number } {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  const ids = lines.flatMap((line, index) => {
    const id = line.trim()
    if (id === '') return []
    if (!ID_PATTERN.test(id))
      throw malformed('text', `line ${index + 1} is no user id: 1 to 64 letters, digits, - or _`)
    return [id]
  })
  return { ids: [...new Set(ids)].join('\n'), lines: ids.length }
}

const savePart: StaffCommand<typeof saveAudiencePart> = {
  call: saveAudiencePart,
  run: async (tx, _gateway, { params: { name, n }, body }, order) => {
    const { ids, lines } = await inThread(readAudience, body.text)
    await replacePart(tx, { name, part: n, ids, lines })
    await order.audit({ action: 'audience.part_written', subject: name, more: { part: n, lines } })
    return { done: true, lines }
  },
}

const commit: StaffCommand<typeof commitAudience> = {
  call: commitAudience,
  run: async (tx, _gateway, { params: { name }, body: { parts } }, order) => {
    const list = await commitList(tx, { name, parts, at: order.at, actor: order.staff.name ?? '' })
    if ('missing' in list) throw malformed('parts', `part ${list.missing} is not uploaded`)
    await order.audit({ action: 'audience.written', subject: name, after: { ...list } })
    return { done: true, ...list }
  },
}

/** Lists of users for audiences (staff.md §10). */
export const AUDIENCE_COMMANDS: readonly AnyCommand[] = [savePart, commit] as unknown as AnyCommand[]
