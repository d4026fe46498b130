import { useState } from 'react'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { audiences, commitAudience, saveAudiencePart } from '@fanfare/contract/staff/audiences.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { FileInput } from '../inputs.tsx'
import { ResourceList, Row } from '../list.tsx'
import { Button, Columns, Done, Failure, Input, Labelled, Page, Section, To } from '../parts.tsx'
import parts from '../parts.module.css'
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
        row={({ name, version, users, unknown, at, by, usedBy }) => (
          <Row
            key={name}
            title={<b>{name}</b>}
            lines={[
              `Version ${number(version)}, ${moment(at)} by ${by}${unknown > 0 ? `. ${plural(unknown, 'id')} without an account yet` : ''}`,
              usedBy.length === 0 && 'No activity uses it.',
              ...usedBy.map((use) => (
                <>
                  <To href={`/activities/${use.alias}`}>{use.title}</To> has version {number(use.version)}
                  {use.version < version && <b className={parts.warn}>, an older one</b>}
                  {use.holdout !== null && `, and holds ${use.holdout} % out`}
                </>
              )),
            ]}
            end={users === 0 ? 'empty' : plural(users, 'user')}
          />
        )}
      />
      <Upload />
    </Columns>
  </Page>
)

interface Read {
  file: string
  ids: string[]
  /** Lines whose id an earlier line has. */
  repeated: number
  /** Lines that are no id, as they are in the file. */
  faults: { line: number; text: string }[]
}

/** The ids of a text with one in each line, or of the column `userId` of a CSV file. */
export async function readIds(file: string, text: string): Promise<Read> {
  const { csvParseRows } = await import('d3-dsv')
  const rows = csvParseRows(text.replace(/^\uFEFF/, ''))
  const column = rows[0]?.findIndex((name) => /^(?:user_?|u)?id$/i.test(name.trim())) ?? -1
  const ids = new Set<string>()
  const read: Read = { file, ids: [], repeated: 0, faults: [] }
  for (const [index, row] of rows.entries()) {
    const id = (row[Math.max(column, 0)] ?? '').trim()
    if ((column >= 0 && index === 0) || (id === '' && row.length === 1)) continue
    if (ids.has(id)) read.repeated += 1
    else if (ID_PATTERN.test(id)) ids.add(id)
    else read.faults.push({ line: index + 1, text: row.join(',') })
  }
  return { ...read, ids: [...ids] }
}

function Upload() {
  const { fields, set } = useTyped('audience', { name: '' })
  const [read, setRead] = useState<Read | null>(null)
  const [sent, setSent] = useState(0)
  const [done, setDone] = useState('')
  const save = useChange(saveAudiencePart)
  const commit = useChange(commitAudience)
  const name = fields.name.trim()
  const now = useCall(audiences, { query: {} }).data?.items.find((list) => list.name === name)
  const choose = async (file: File) => {
    setDone('')
    save.forget()
    commit.forget()
    setRead(await readIds(file.name, await file.text()))
  }
  const upload = async (ids: readonly string[]) => {
    const count = Math.ceil(ids.length / PART)
    for (let n = 1; n <= count; n += 1) {
      setSent(n)
      const body = { text: ids.slice((n - 1) * PART, n * PART).join('\n') }
      if ((await save.run({ params: { name, n }, body })) === null) return
    }
    const list = await commit.run({ params: { name }, body: { parts: count } })
    if (list === null) return
    setDone(
      [
        `Version ${number(list.version)} of ${name} has ${plural(list.users, 'user')}`,
        list.unknown > 0 && `, ${number(list.unknown)} without an account yet`,
        list.duplicates > 0 && `. ${plural(list.duplicates, 'repeated line')} left out`,
        '.',
      ]
        .filter(Boolean)
        .join(''),
    )
    setRead(null)
    refresh()
  }
  const isBusy = save.isBusy || commit.isBusy
  const isTooLong = read !== null && read.ids.length > PART * MOST_PARTS
  return (
    <Section title="Upload a list">
      <div className={parts.form}>
        <Labelled
          label="Name"
          hint={
            now
              ? `Replaces version ${number(now.version)}. Activities keep theirs until they’re published again.`
              : 'Small letters, digits and hyphens, as activity files name it.'
          }
        >
          <Input value={fields.name} onChange={(event) => set({ name: event.target.value })} />
        </Labelled>
        <FileInput
          label="File"
          hint="A user id in each line, or CSV with a column userId."
          accept=".csv,.txt,text/csv,text/plain"
          disabled={isBusy}
          onFile={choose}
        />
        {done !== '' && <Done>{done}</Done>}
        {read && (
          <>
            <p role="status">
              {read.file} has {read.ids.length === 0 ? 'no id' : plural(read.ids.length, 'id')}
              {read.repeated > 0 &&
                `, and ${plural(read.repeated, 'repeated line that counts', 'repeated lines that count')} once`}
              .
            </p>
            {name === '' && <p className={parts.bad}>Give the list a name.</p>}
            {isTooLong && <p className={parts.bad}>A list has at most {number(PART * MOST_PARTS)} ids.</p>}
            {read.faults.length > 0 && <Faults of={read.faults} />}
            <Failure refusal={save.failure ?? commit.failure} />
            <Button
              variant="primary"
              busy={isBusy}
              disabled={name === '' || read.ids.length === 0 || isTooLong}
              onClick={() => void upload(read.ids)}
            >
              {isBusy
                ? `Part ${number(sent)} of ${number(Math.ceil(read.ids.length / PART))} …`
                : `Upload ${plural(read.ids.length, 'id')}${read.faults.length > 0 ? ' without these lines' : ''}`}
            </Button>
          </>
        )}
      </div>
    </Section>
  )
}

function Faults({ of }: { of: Read['faults'] }) {
  return (
    <Notice tone="error" role="alert">
      <b>{plural(of.length, 'line is', 'lines are')} no user id:</b>
      <ul>
        {of.slice(0, SHOWN_FAULTS).map(({ line, text }) => (
          <li key={line}>
            Line {number(line)}: “{text.slice(0, 80)}”
          </li>
        ))}
      </ul>
      {of.length > SHOWN_FAULTS && <p>And {number(of.length - SHOWN_FAULTS)} more.</p>}
    </Notice>
  )
}
