import { countMarks } from '@fanfare/activities/count-marks.ts'
import { writeActivityTexts } from '@fanfare/contract/staff/texts.ts'
import { publication } from '../activities/publication-commands.ts'
import type { Db } from '../../db/client.ts'
import { inThread } from '../../util/in-thread.ts'
import { fileOfDraft, lockOwnDraft } from '../activities/drafts.ts'
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
    } = await inThread(marksOf(body.csv, source), translate, body.csv, { version, definition, source })
    return { file, more, note: query.note, replace: [] }
  },
})

/** The caller's draft with the translations. @throws DomainError 51001, 40000; StateMoved */
async function translateDraft(
  tx: Db,
  { params: { alias }, body, ifMatch }: ChangeInput<typeof writeActivityTexts>,
  { staff, at }: StaffOrder,
) {
  const draft = await lockOwnDraft(tx, alias, { operator: staff.name, ifMatch, at })
  const { yaml, basedOn } = draft
  const base = { version: basedOn, definition: await fileOfDraft(alias, draft), source: yaml }
  const {
    file: _file,
    yaml: translated,
    ...report
  } = await inThread(marksOf(body.csv, yaml), translate, body.csv, base)
  const changed = report.written > 0 && translated !== null ? translated : yaml
  const revision =
    changed === yaml
      ? draft.revision
      : await writeDraft(tx, { alias, actor: staff.name ?? '', yaml: changed, basedOn, source: null, updatedAt: at })
  return { ...report, draft: { revision } }
}

type Input = ChangeInput<typeof writeActivityTexts>

/** POST …/texts. */
export const PUBLISH_TEXTS: StaffCommand = {
  ...publishTexts,
  run: (tx, gateway, input: Input, order) =>
    input.query.to === 'draft' ? translateDraft(tx, input, order) : publishTexts.run(tx, gateway, input, order),
  second: {
    ...publishTexts.second,
    // A draft concerns only its person.
    needed: async (tx, gateway, input: Input, order) =>
      input.query.to === 'draft' ? null : publishTexts.second.needed(tx, gateway, input, order),
  },
}
