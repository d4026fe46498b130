import { useState } from 'react'
import { readDraft } from '@fanfare/contract/staff/drafts.ts'
import {
  activityTexts,
  reviewActivityTexts,
  TEXT_REVIEW_LEVELS,
  writeActivityTexts,
} from '@fanfare/contract/staff/texts.ts'
import { isLocale, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Button, Choice, Failure, Section, Select } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { askFile, Refusal } from '../../server.ts'
import { useCall, useChange } from '../../use-call.ts'
import { number, plural } from '../../words.ts'
import type { Draft, Source } from './draft.ts'
import { idOf } from './fields.ts'
import styles from './form.module.css'

interface LanguagesProps {
  source: Source
  draft: Draft
}

/** The state of every language, and the file for translators out and in. */
export function Languages({ source: { alias }, draft }: LanguagesProps) {
  const { revision } = draft
  const source = revision > 0 ? 'draft' : 'published'
  const texts = useCall(activityTexts, { params: { alias }, query: { source, needs: '1' } })
  // Read again for each stored text.
  const [readFor, setReadFor] = useState(revision)
  if (readFor !== revision) {
    setReadFor(revision)
    texts.reload()
  }
  const write = useChange(writeActivityTexts)
  const read = useChange(readDraft)
  const [needs, setNeeds] = useState(false)
  const [failure, setFailure] = useState<Refusal | null>(null)
  const [report, setReport] = useState<Awaited<ReturnType<typeof write.run>>>(null)
  const download = async () => {
    try {
      const input = { params: { alias }, query: { source, needs: needs ? '1' : '0' } } as const
      saveFile(await askFile(activityTexts, input, 'text/csv'), `${alias}.csv`)
      setFailure(null)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFailure(error)
    }
  }
  const upload = async (file: File) => {
    const body = { csv: await file.text() }
    const done = await write.run({ params: { alias }, query: { to: 'draft' }, body }, revision)
    setReport(done)
    const written = done && (await read.run({ params: { alias } }))
    if (written) draft.adopt(written)
  }
  const canUpload = revision > 0 && draft.isStored && !draft.isWriting
  return (
    <div id={idOf(['part-languages'])} tabIndex={-1} className={styles.group}>
      <Section title="Languages" aside={source === 'draft' ? 'Of the stored draft' : 'Of the published version'}>
        {texts.failure && <p className={parts.muted}>Once the draft has nothing to fix, its languages are here.</p>}
        {texts.data && (
          <ul className={styles.languages} aria-label="State of each language">
            <li>
              English<Chip tone="primary">edited here</Chip>
            </li>
            {texts.data.languages.map(({ locale, inheritsFrom, stale, missing, ok }) => (
              <li key={locale}>
                {nameOf(locale)}
                <span className={parts.actions}>
                  {stale > 0 && <Chip tone="warning">{number(stale)} stale</Chip>}
                  {missing > 0 && <Chip tone="error">{number(missing)} missing</Chip>}
                  {stale + missing === 0 && (
                    <Chip tone="good">{inheritsFrom !== null && ok > 0 ? 'inherits' : 'whole'}</Chip>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.adder}>
          <Choice
            type="checkbox"
            label="Only what needs work"
            checked={needs}
            onChange={(event) => setNeeds(event.target.checked)}
          />
          <Button onClick={() => void download()}>Download CSV</Button>
          <label className={styles.upload}>
            Upload CSV
            <input
              type="file"
              accept=".csv,text/csv"
              disabled={!canUpload}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) void upload(file)
                // The same file may be chosen again after it was mended.
                event.target.value = ''
              }}
            />
          </label>
        </div>
        <p className={parts.small}>
          One file for all languages. {canUpload ? 'It is written into this draft.' : 'Uploading needs a stored draft.'}
        </p>
        <Failure refusal={failure ?? write.failure ?? read.failure} />
        {report && (
          <Notice tone={report.refused.length > 0 ? 'warning' : 'good'} role="status">
            <b>
              {plural(report.written, 'text')} written, {number(report.unchanged)} unchanged
              {report.refused.length > 0 && `, ${number(report.refused.length)} refused`}
            </b>
            <ul>
              {report.refused.map(({ row, id, locale, reason }) => (
                <li key={`${row} ${locale}`}>
                  Row {number(row)}, <code>{id}</code> {locale}: {reason}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {source === 'published' && texts.data && (
          <Read alias={alias} locales={texts.data.languages.map(({ locale }) => locale)} />
        )}
      </Section>
    </div>
  )
}

const nameOf = (locale: string): string => (isLocale(locale) ? LOCALE_FACTS[locale].labelName : locale)

/** Records that somebody has read the texts of a language beside their English. */
function Read({ alias, locales }: { alias: string; locales: readonly string[] }) {
  const review = useChange(reviewActivityTexts)
  const [locale, setLocale] = useState(locales[0] ?? '')
  const [level, setLevel] = useState<(typeof TEXT_REVIEW_LEVELS)[number]>('reviewed')
  const [done, setDone] = useState('')
  const save = async () => {
    const answer = await review.run({ params: { alias }, body: { locale, level } })
    const marked = answer?.reviewed ?? 0
    const words = marked > 0 ? `${plural(marked, 'text')} of ${nameOf(locale)} marked as ${level}.` : ''
    setDone(answer === null ? '' : words || `${nameOf(locale)} has no text to mark.`)
  }
  return (
    <div className={parts.form}>
      <h3>Somebody has read a language</h3>
      <div className={styles.adder}>
        <Select
          label="Language"
          value={locale}
          options={locales.map((one) => [one, nameOf(one)] as const)}
          onChoose={setLocale}
        />
        <Select
          label="Read by"
          value={level}
          options={TEXT_REVIEW_LEVELS.map((one) => [one, one === 'native' ? 'A native reader' : 'A reader'] as const)}
          onChoose={setLevel}
        />
        <Button busy={review.isBusy} onClick={() => void save()}>
          Mark as read
        </Button>
      </div>
      <Failure refusal={review.failure} />
      {done !== '' && (
        <Notice tone="good" role="status">
          {done}
        </Notice>
      )}
    </div>
  )
}
