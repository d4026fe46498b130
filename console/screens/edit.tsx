import { useState } from 'react'
import { previewActivity } from '@fanfare/contract/ops/publish.ts'
import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import { deleteDraft, readDraft, saveDraft } from '@fanfare/contract/staff/drafts.ts'
import { type Locale, LOCALE_FACTS, LOCALES } from '@fanfare/languages/locales.ts'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { DraftChanges } from '../changes.tsx'
import { Change, Confirm } from '../form.tsx'
import { codes, Select } from '../inputs.tsx'
import { Actions, Button, Failure, FormSection, Labelled, Loaded, lookOf, Page, Section, To } from '../parts.tsx'
import { goTo, setQuery, useAddress } from '../places.ts'
import { refresh, useCall, useChange, type InputOf } from '../use-call.ts'
import { clock, number } from '../words.ts'
import { type Draft, type Source, useCheck, useDraft } from './edit/draft.ts'
import { FileForm, Languages } from './edit/form.tsx'
import { Publish } from './edit/publish.tsx'
import { ForecastCard } from './effects.tsx'

type Discarded = InputOf<typeof saveDraft>['body']

/** An activity's file as a form or as text: one draft, stored as it is typed. */
export function Edit({ alias }: { alias: string }) {
  const [discarded, setDiscarded] = useState<Discarded>()
  if (!discarded) return <Opened alias={alias} onDiscarded={setDiscarded} />
  // The way back from a discarded draft, as long as this page is open.
  return (
    <Page title={alias}>
      <Notice role="status">
        <b>The draft is discarded.</b>
        <Change
          call={saveDraft}
          revision={0}
          label="Bring it back"
          send={() => ({ alias, body: discarded })}
          onDone={() => setDiscarded(undefined)}
        />
        <To href="/activities">Activities</To>
      </Notice>
    </Page>
  )
}

function Opened({ alias, onDiscarded }: { alias: string; onDiscarded: (discarded: Discarded) => void }) {
  const activity = useCall(staffActivity, { alias })
  const [wasMissing, setMissing] = useState(false)
  if (activity.failure?.code === '51001' && !wasMissing) setMissing(true)
  // It stays true while the page is read again.
  const isUnpublished = wasMissing && !activity.data
  const draft = useCall(readDraft, isUnpublished ? { alias } : null)
  const { data } = draft
  const unpublished = data && {
    alias,
    title: alias,
    version: 0,
    yaml: data.yaml,
    draft: data,
    frozen: [],
    schedule: data.schedule ?? null,
  }
  return (
    <>
      <To className="muted small slim gap-4 back" href={isUnpublished ? '/activities' : `/activities/${alias}`}>
        ‹ {isUnpublished ? 'Activities' : alias}
      </To>
      <Loaded<Source> of={isUnpublished ? { ...draft, data: unpublished } : activity}>
        {(source) => <Editor source={source} onDiscarded={onDiscarded} />}
      </Loaded>
    </>
  )
}

function Editor({ source, onDiscarded }: { source: Source; onDiscarded: (discarded: Discarded) => void }) {
  const { alias, version, title } = source
  const isText = useAddress('as') === 'text'
  const draft = useDraft(source, !isText)
  const remove = useChange(deleteDraft)
  const check = useCheck(alias, draft, useAddress('when') === 'later')
  /** @returns whether the draft is gone */
  const removeDraft = async () => {
    const revision = await draft.leave()
    return !revision || !!(await remove.run({ alias }, revision))
  }
  const discard = async () => {
    if (!(await removeDraft())) {
      draft.stay()
      return false
    }
    draft.clear()
    onDiscarded({ yaml: draft.yaml, basedOn: draft.basedOn, source: source.draft?.source ?? undefined })
    return true
  }
  const published = () => {
    draft.clear()
    void removeDraft().then(() => goTo(`/activities/${alias}`))
  }
  return (
    <Page
      title={version ? `Edit ${title}` : `New: ${alias}`}
      note={
        <span role="status">
          {draft.savedAt ? `Draft stored at ${clock(draft.savedAt)}.` : 'Nothing to store yet.'}
        </span>
      }
      actions={
        <>
          <div className="line sunken switch" role="group" aria-label="Edit as">
            {Object.entries({ '': 'Form', text: 'Text' }).map(([as, name]) => (
              <button
                key={name}
                type="button"
                className="muted"
                aria-pressed={isText === !!as}
                // Text is shown once the form's edits are in it.
                disabled={!!as && draft.isWriting}
                onClick={() => setQuery({ as })}
              >
                {name}
              </button>
            ))}
          </div>
          {(draft.revision > 0 || !draft.isStored || draft.isWriting) && (
            <Confirm
              form={{ ...remove, name: 'discard', submit: discard, reload: refresh }}
              label="Discard the draft"
              title="Discard the draft?"
              action="Discard"
              variant="danger"
            >
              <p>
                {`${version ? `Version ${number(version)} stays as it is.` : 'Nothing of it is published.'} You can bring the draft back as long as you stay on the page.`}
              </p>
            </Confirm>
          )}
        </>
      }
    >
      {conflictsOf(source, draft)}
      <Failure {...draft} />
      <div className="grid columns editor">
        <div>
          {isText ? (
            <Section title="File">
              <Labelled label="Activity file, YAML">
                <textarea
                  className="input surface file"
                  spellCheck={false}
                  value={draft.yaml}
                  onChange={(event) => draft.type(event.target.value)}
                />
              </Labelled>
            </Section>
          ) : (
            <FileForm draft={draft} frozen={source.frozen} issues={check.issues} />
          )}
          {version > 0 && draft.savedAt && <DraftChanges alias={alias} version={version} />}
          <Languages alias={alias} draft={draft} />
        </div>
        <div className="aside">
          <Publish source={source} draft={draft} check={check} onPublished={published} isText={isText} />
          <Preview alias={alias} yaml={draft.yaml} />
          <ForecastCard alias={alias} yaml={draft.yaml} />
        </div>
      </div>
    </Page>
  )
}

/** Warns when somebody has published, or another tab has stored, since this text was read. */
const conflictsOf = ({ version, draft: stored }: Source, draft: Draft) => (
  <>
    {draft.isOld && (
      <Notice tone="warning" role="alert">
        <b>Another tab or device has stored this draft since.</b>
        <Actions>
          <Button onClick={draft.takeStored}>{stored ? 'Use the stored text' : 'Begin anew'}</Button>
          <Button onClick={draft.keepOwn}>Keep what I typed here</Button>
        </Actions>
      </Notice>
    )}
    {draft.basedOn !== version && (
      <Notice tone="warning">
        <b>
          {`Version ${number(version)} was published since; this draft is based on version ${number(draft.basedOn)}.`}
        </b>
        <Actions>
          <Button
            onClick={() => draft.rebase(version)}
          >{`Keep this text and replace version ${number(version)}`}</Button>
        </Actions>
      </Notice>
    )}
  </>
)

/** Opens the draft on the site in a tab of its own; the console never frames the site. */
function Preview({ alias, yaml }: { alias: string; yaml: string }) {
  const preview = useChange(previewActivity)
  const input = { alias, body: { yaml } }
  const made = preview.isOf(input) && preview.answer
  const [locale, setLocale] = useState<Locale>('en')
  return (
    <FormSection title="Preview" aside="For seven days">
      <Select
        label="Language"
        value={locale}
        options={codes(LOCALES, (one) => LOCALE_FACTS[one].labelName)}
        onChoose={setLocale}
      />
      <Failure {...preview} />
      {made ? (
        <a
          className={lookOf()}
          href={`${made.url.slice(0, -made.path.length)}/${locale}${made.path}`}
          target="_blank"
          rel={EXTERNAL_REL}
        >
          Open the preview on the site
        </a>
      ) : (
        <Button busy={preview.isBusy} onClick={() => preview.run(input)}>
          Make a preview
        </Button>
      )}
      <small>Its menu changes language and theme. Nothing is published.</small>
    </FormSection>
  )
}
