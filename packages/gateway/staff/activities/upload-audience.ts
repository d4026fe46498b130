import { commitAudience, deleteAudience, saveAudiencePart } from '@fanfare/contract/staff/audiences.ts'
import { commitList, deleteList, lockPins, replacePart } from '#gateway/activities/db/audience-lists.ts'
import { DomainError, StateMoved } from '../../util/domain-error.ts'
import { malformed } from '../../http/read-input.ts'
import { inThread } from '../../util/in-thread.ts'
import { staffCommand } from '../staff-command.ts'
import { listPlannedLists } from './planned-lists.ts'
import { readAudience } from './read-audience.ts'

/** Characters of ids that take the time of a mark: they are read by one expression a line. */
const AUDIENCE_PER_MARK = 64

const savePart = staffCommand(saveAudiencePart, async (tx, _gateway, { params: { name, n }, body }, order) => {
  const marks = Math.ceil(body.text.length / AUDIENCE_PER_MARK)
  const { ids, lines } = await inThread(marks, readAudience, body.text)
  await replacePart(tx, { name, part: n, ids, lines })
  await order.audit({ action: 'audience.part_written', subject: name, more: { part: n, lines } })
  return { lines }
})

const commit = staffCommand(commitAudience, async (tx, _gateway, { params: { name }, body: { parts } }, order) => {
  const list = await commitList(tx, { name, parts, at: order.at, actor: order.staff.name ?? '' })
  if ('missing' in list) throw malformed('parts', `part ${list.missing} is not uploaded`)
  await order.audit({ action: 'audience.written', subject: name, after: { ...list } })
  return { ...list }
})

const remove = staffCommand(deleteAudience, async (tx, _gateway, { params: { name } }, order) => {
  const pinned = await lockPins(tx, name)
  if (pinned.length > 0)
    throw new StateMoved('name', `is used by ${pinned.join(', ')}: publish it without the list first`, {
      state: 'USED',
    })
  const planned = await listPlannedLists(tx, order.at)
  const later = planned.filter(({ list }) => list === name).map(({ alias }) => alias)
  if (later.length > 0)
    throw new StateMoved(
      'name',
      `will be used by ${later.join(', ')}: delete the schedule or decline the proposal first`,
      {
        state: 'USED',
      },
    )
  if (!(await deleteList(tx, name))) throw new DomainError('NOT_FOUND')
  await order.audit({ action: 'audience.deleted', subject: name })
  return {}
})

/** Lists of users for audiences. */
export const AUDIENCE_COMMANDS = [savePart, commit, remove]
