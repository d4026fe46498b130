import { countMarks } from '@fanfare/activities/count-marks.ts'
import { writeActivityTexts } from '@fanfare/contract/staff/texts.ts'
import { publication } from '../activities/publication-commands.ts'
import type { GatewayContext } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { inThread } from '../../util/in-thread.ts'
import { fileOfDraft, lockOrBeginDraft } from '../activities/drafts.ts'
import { writeDraft } from '../db/activity-drafts.ts'
import type { ChangeInput, StaffCommand, StaffOrder } from '../staff-command.ts'
import { translate } from './texts-file.ts'
import { present } from '../../util/domain-error.ts'

/** The file is parsed, and each text of the other one is checked. */
const marksOf = (csv: string, source: string) => countMarks(csv) + countMarks(source)

/** A publication of the same file with other translations. */
const publishTexts = publication({
  call: writeActivityTexts,
  kind: 'PUBLISH',
  wantedOf: async (_tx, { query, body }, { row }) => {
    const { version, definition } = present(row)
    const source = JSON.stringify(definition)
    const {
      file,
      yaml: _yaml,
      ...more
    } = await inThread(marksOf(body.csv, source), translate, body.csv, {
      english: `version ${version}`,
      definition,
      source,
    })
    return { file, more, note: query.note, replace: [] }
  },
})

/**
 * The caller's draft with the translations; a person without one gets it, made of the published version, unless every text is refused.
 * @throws DomainError 51001, 40000; StateMoved
 */
async function translateDraft(
  tx: Db,
  gateway: GatewayContext,
  { params: { alias }, body, ifMatch }: ChangeInput<typeof writeActivityTexts>,
  { staff, at }: StaffOrder,
) {
  const draft = await lockOrBeginDraft(tx, gateway, alias, { operator: staff.name, ifMatch, at })
  const { yaml, basedOn } = draft
  const base = { english: 'your draft', definition: await fileOfDraft(alias, draft), source: yaml }
  const {
    file: _file,
    yaml: translated,
    ...report
  } = await inThread(marksOf(body.csv, yaml), translate, body.csv, base)
  const changed = report.written > 0 && translated !== null ? translated : yaml
  if (changed === yaml) return draft.revision === 0 ? report : { ...report, draft: { revision: draft.revision } }
  const content = { alias, actor: staff.name ?? '', yaml: changed, basedOn, source: null, updatedAt: at }
  return { ...report, draft: { revision: await writeDraft(tx, content) } }
}

type Input = ChangeInput<typeof writeActivityTexts>

/** POST …/texts. */
export const PUBLISH_TEXTS: StaffCommand = {
  ...publishTexts,
  run: (tx, gateway, input: Input, order) =>
    input.query.to === 'draft'
      ? translateDraft(tx, gateway, input, order)
      : publishTexts.run(tx, gateway, input, order),
  second: {
    ...publishTexts.second,
    // A draft concerns only its person.
    needed: async (tx, gateway, input: Input, order) =>
      input.query.to === 'draft' ? null : publishTexts.second.needed(tx, gateway, input, order),
  },
}
