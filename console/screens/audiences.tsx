import { useState } from 'react'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { audiences, commitAudience, deleteAudience, saveAudiencePart } from '@fanfare/contract/staff/audiences.ts'
import { Alert } from '#components/ui/surface/notice.tsx'
import { Change } from '../form.tsx'
import { FileInput } from '../inputs.tsx'
import { ResourceList } from '../list.tsx'
import { Bad, Button, Columns, Status, Failure, FormSection, Page, TextField, To } from '../parts.tsx'
import { refresh, useCall, useChange, useTyped } from '../use-call.ts'
import { moment, number, plural } from '../words.ts'

/** Ids of one part: 65 bytes each are less than the 1 MiB that it may have. */
const PART = 10_000
/** Parts of one list. */
const MOST_PARTS = 200
const SHOWN_FAULTS = 20

/** Lists of users to whom activities are open; operators upload them. */
export const Audiences = () => (
  <Page
    title="Audiences"
    note="An activity keeps the version with which it was published. Publish it again for the newest one."
  >
    <Columns>
      <ResourceList
        call={audiences}
        filters={{}}
        title="Lists"
        empty="No list was uploaded yet."
        row={({ name, version, users, unknown, at, by, usedBy, plannedBy }) => ({
          name,
          lines: [
            `Version ${number(version)}, ${moment(at)} by ${by}${unknown ? `. ${plural(unknown, 'id')} without an account yet` : ''}`,
            !usedBy.length && !plannedBy.length && 'No activity uses it.',
            ...usedBy.map((use) => (
              <>
                <To href={`/activities/${use.alias}`}>{use.title}</To>
                {` has version ${number(use.version)}`}
                {use.version < version && <b className="warn">, an older one</b>}
                {use.holdout !== null && `, and holds ${use.holdout} % out`}
              </>
            )),
            plannedBy.length > 0 && `A schedule or an open proposal uses it: ${plannedBy.join(', ')}.`,
          ],
          end: (
            <>
              {users ? plural(users, 'user') : 'empty'}
              {usedBy.length === 0 && plannedBy.length === 0 && (
                <Change
                  call={deleteAudience}
                  name={`delete-${name}`}
                  label="Delete"
                  title={`Delete the list ${name}?`}
                  variant="danger"
                  send={() => ({ name })}
                  asks="No activity uses it. All its versions are deleted; upload it again to bring it back."
                />
              )}
            </>
          ),
        })}
      />
      <Upload />
    </Columns>
  </Page>
)

type Read = Awaited<ReturnType<typeof readIds>>

/** The ids of a text with one in each line, or of the column `userId` of a CSV file. */
export async function readIds(file: string, text: string) {
  const { csvParseRows } = await import('d3-dsv')
  const rows = csvParseRows(text.replace(/^\uFEFF/, ''))
  const column = rows[0]?.findIndex((name) => /^(?:user_?|u)?id$/i.test(name.trim())) ?? -1
  const ids = new Set<string>()
  /** Lines whose id an earlier line has. */
  let repeated = 0
  /** Lines that are no id, as they are in the file. */
  const faults: { line: number; text: string }[] = []
  for (const [index, row] of rows.entries()) {
    const id = (row[Math.max(column, 0)] ?? '').trim()
    if ((column >= 0 && index === 0) || (!id && row.length === 1)) continue
    if (ids.has(id)) repeated += 1
    else if (ID_PATTERN.test(id)) ids.add(id)
    else faults.push({ line: index + 1, text: row.join(',') })
  }
  return { file, ids: [...ids], repeated, faults }
}

function Upload() {
  const { fields, set } = useTyped('audience', { name: '' })
  const [read, setRead] = useState<Read>()
  const [sent, setSent] = useState(0)
  const [done, setDone] = useState('')
  const save = useChange(saveAudiencePart)
  const commit = useChange(commitAudience)
  const name = fields.name.trim()
  const now = useCall(audiences, {}).data?.items.find((list) => list.name === name)
  const { file, ids = [], repeated = 0, faults = [] } = read ?? {}
  const count = Math.ceil(ids.length / PART)
  const choose = async (chosen: File) => {
    setDone('')
    save.forget()
    commit.forget()
    setRead(await readIds(chosen.name, await chosen.text()))
  }
  const upload = async () => {
    for (let n = 1; n <= count; n += 1) {
      setSent(n)
      const body = { text: ids.slice((n - 1) * PART, n * PART).join('\n') }
      if (!(await save.run({ name, n, body }))) return
    }
    const list = await commit.run({ name, body: { parts: count } })
    if (!list) return
    const { version, users, unknown, duplicates } = list
    setDone(
      `Version ${number(version)} of ${name} has ${plural(users, 'user')}${unknown ? `, ${number(unknown)} without an account yet` : ''}${duplicates ? `. ${plural(duplicates, 'repeated line')} left out` : ''}.`,
    )
    setRead(undefined)
    refresh()
  }
  const isBusy = save.isBusy || commit.isBusy
  const isTooLong = count > MOST_PARTS
  return (
    <FormSection title="Upload a list">
      <TextField
        label="Name"
        hint={
          now
            ? `Replaces version ${number(now.version)}. Activities keep theirs until they’re published again.`
            : 'Small letters, digits and hyphens, as activity files name it.'
        }
        value={fields.name}
        onType={(typed) => set({ name: typed })}
      />
      <FileInput
        label="File"
        hint={
          <>
            A user id in each line, or CSV with a column <code>userId</code>.
          </>
        }
        accept=".csv,.txt,text/csv,text/plain"
        disabled={isBusy}
        take={choose}
      />
      {done && <Status>{done}</Status>}
      {read && (
        <>
          <p role="status">
            {`${file} has ${ids.length ? plural(ids.length, 'id') : 'no id'}${repeated ? `, and ${plural(repeated, 'repeated line that counts', 'repeated lines that count')} once` : ''}.`}
          </p>
          {!name && <Bad>Give the list a name.</Bad>}
          {isTooLong && <Bad>{`A list has at most ${number(PART * MOST_PARTS)} ids.`}</Bad>}
          {faults.length > 0 && (
            <Alert>
              <b>{`${plural(faults.length, 'line is', 'lines are')} no user id:`}</b>
              <ul>
                {faults.slice(0, SHOWN_FAULTS).map(({ line, text }) => (
                  <li key={line}>{`Line ${number(line)}: “${text.slice(0, 80)}”`}</li>
                ))}
              </ul>
              {faults.length > SHOWN_FAULTS && <p>{`And ${number(faults.length - SHOWN_FAULTS)} more.`}</p>}
            </Alert>
          )}
          <Failure failure={save.failure ?? commit.failure} />
          <Button variant="primary" busy={isBusy} disabled={!name || !count || isTooLong} onClick={upload}>
            {isBusy
              ? `Part ${number(sent)} of ${number(count)} …`
              : `Upload ${plural(ids.length, 'id')}${faults.length ? ' without these lines' : ''}`}
          </Button>
        </>
      )}
    </FormSection>
  )
}
