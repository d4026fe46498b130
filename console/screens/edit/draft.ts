import { useEffect, useRef, useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { RichText } from '@fanfare/contract/rich-text.ts'
import { activityDiff, type staffActivity } from '@fanfare/contract/staff/activities.ts'
import { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { saveDraft, scheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import { activityTexts } from '@fanfare/contract/staff/texts.ts'
import { editActivityFile, type FileEdit } from '@fanfare/contract/staff/editing.ts'
import type { Refusal } from '../../server.ts'
import { refresh, useChange, useTyped } from '../../use-call.ts'
import { applyEdits, type Content, type Issue, joinEdits } from './fields.ts'

const SAVE_AFTER_MS = 2000
const WRITE_AFTER_MS = 400

/** An activity, or one that has only a draft: version 0. */
export type Source = Pick<
  CallData<typeof staffActivity>,
  'alias' | 'title' | 'version' | 'yaml' | 'draft' | 'frozen' | 'schedule'
>

export type Draft = ReturnType<typeof useDraft>

interface Read {
  of: string
  content: Content
  rich: Readonly<Record<string, RichText>>
}

/**
 * One draft for form and text. The tab keeps what was typed, also edits that the gateway has not written into the text yet, so that neither
 * the end of a session nor a reload loses a letter.
 */
export function useDraft(source: Source, { isForm }: { isForm: boolean }) {
  const { alias, draft: stored, version } = source
  const begun = {
    yaml: stored?.yaml ?? source.yaml,
    edits: '[]',
    revision: String(stored?.revision ?? 0),
    basedOn: String(stored?.basedOn ?? version),
  }
  const { fields, set, clear } = useTyped('file', begun)
  const { yaml } = fields
  const edits = JSON.parse(fields.edits) as FileEdit[]
  const [saved, setSaved] = useState({
    yaml: begun.yaml,
    revision: Number(begun.revision),
    at: stored?.updatedAt ?? null,
  })
  const [seen, setSeen] = useState(stored)
  // The page has read the draft again.
  if (seen !== stored) {
    setSeen(stored)
    if (stored && stored.revision !== saved.revision)
      setSaved({ yaml: stored.yaml, revision: stored.revision, at: stored.updatedAt })
  }
  const isOld = fields.revision !== String(saved.revision) && yaml !== saved.yaml
  const writing = useWriting({ alias, yaml, edits, isForm, set })
  const save = useChange(saveDraft)
  const [refused, setRefused] = useState<string | null>(null)
  const basedOn = Number(fields.basedOn)
  const isStored = yaml === saved.yaml
  const mustSave = !isStored && !isOld && !save.isBusy && refused !== yaml
  const { run } = save
  const saving = useRef<Promise<void> | null>(null)
  const latest = useRef(saved.revision)
  const isLeft = useRef(false)
  useEffect(() => {
    latest.current = saved.revision
  }, [saved.revision])
  useEffect(() => {
    if (!mustSave) return undefined
    const timer = setTimeout(() => {
      if (isLeft.current) return
      saving.current = run({ params: { alias }, body: { yaml, basedOn } }, saved.revision).then((done) => {
        // A refused text is not sent again before it changes.
        setRefused(done === null ? yaml : null)
        if (done === null) return
        latest.current = done.revision
        setSaved({ yaml, revision: done.revision, at: done.updatedAt })
        set({ revision: String(done.revision) })
        refresh(activityDiff)
        refresh(activityTexts)
      })
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `run` and `set` are new at each render
  }, [alias, yaml, basedOn, mustSave, saved.revision])
  return {
    yaml,
    /** The file of the form; null while it cannot be read. */
    content: writing.read?.content ?? null,
    rich: writing.read?.rich ?? {},
    basedOn,
    /** Of the stored draft; 0 without one. */
    revision: saved.revision,
    savedAt: saved.at,
    /** The text of now is stored. */
    isStored,
    /** Edits of the form are not in the text yet. */
    isWriting: edits.length > 0,
    /** Another tab has stored since. */
    isOld,
    failure: writing.failure ?? save.failure,
    edit: writing.edit,
    type: (typed: string) => set({ yaml: typed }),
    rebase: (next: number) => set({ basedOn: String(next) }),
    takeStored: () => {
      writing.forget()
      set({ ...begun, yaml: saved.yaml, revision: String(saved.revision) })
    },
    /** Shows what the gateway has written into the stored draft. */
    adopt: (next: NonNullable<Source['draft']>) => {
      writing.forget()
      setSaved({ yaml: next.yaml, revision: next.revision, at: next.updatedAt })
      set({ yaml: next.yaml, edits: '[]', revision: String(next.revision) })
      refresh(activityTexts)
    },
    /** Ends the storing. @returns the revision of the draft, once what is under way is stored */
    leave: async () => {
      isLeft.current = true
      await saving.current
      return latest.current
    },
    /** Begins the storing again. */
    stay: () => {
      isLeft.current = false
    },
    keepOwn: () => set({ revision: String(saved.revision) }),
    retry: () => {
      setRefused(null)
      save.forget()
      writing.retry()
    },
    clear,
  }
}

interface WritingInput {
  alias: string
  yaml: string
  edits: FileEdit[]
  isForm: boolean
  set: ReturnType<typeof useTyped<{ yaml: string; edits: string; revision: string; basedOn: string }>>['set']
}

/** Writes the edits of the form into the text after a short pause; the form shows them at once. */
function useWriting({ alias, yaml, edits, isForm, set }: WritingInput) {
  const write = useChange(editActivityFile)
  const [read, setRead] = useState<Read | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // The first of `edits`, which were sent and are not answered yet.
  const sent = useRef(0)
  const wanted = JSON.stringify([yaml, edits])
  const isDue = (edits.length > 0 || (isForm && read?.of !== yaml)) && !write.isBusy && failed !== wanted
  const { run } = write
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(
      () => {
        sent.current = edits.length
        void run({ params: { alias }, body: { yaml, edits } }).then((done) => {
          sent.current = 0
          if (done === null) {
            setFailed(wanted)
            return
          }
          let left: FileEdit[] = []
          set((now) => {
            left = (JSON.parse(now.edits) as FileEdit[]).slice(edits.length)
            return { yaml: done.yaml, edits: JSON.stringify(left) }
          })
          setRead({ of: done.yaml, content: applyEdits(done.file, left), rich: done.rich })
        })
      },
      edits.length > 0 && read !== null ? WRITE_AFTER_MS : 0,
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `run` and `set` are new at each render
  }, [alias, wanted, isDue])
  const edit = (one: FileEdit): void => {
    set((now) => {
      const all = JSON.parse(now.edits) as FileEdit[]
      const [gone, open] = [all.slice(0, sent.current), all.slice(sent.current)]
      return { edits: JSON.stringify([...gone, ...joinEdits(open, one)]) }
    })
    setRead((now) => now && { ...now, content: applyEdits(now.content, [one]) })
  }
  return {
    read: read !== null && (read.of === yaml || edits.length > 0) ? read : null,
    edit,
    failure: failed === wanted ? write.failure : null,
    retry: () => setFailed(null),
    forget: () => setRead(null),
  }
}

const CHECK_AFTER_MS = 1200

type Answer = Pick<CallData<typeof publishActivity>, 'changed' | 'created' | 'consequences'>

export type Check = ReturnType<typeof useCheck>

const issuesOf = (failure: Refusal | null): Issue[] =>
  failure?.code === '40000' && failure.status !== 412 && Array.isArray(failure.data.issues)
    ? (failure.data.issues as Issue[])
    : []

interface CheckInput {
  alias: string
  draft: Pick<Draft, 'yaml' | 'basedOn' | 'isWriting'>
  /** ms; null publishes now. */
  at: number | null
  replace: readonly string[]
}

/** The rehearsal of the publication, made after each pause in typing. */
export function useCheck({ alias, draft: { yaml, basedOn, isWriting }, at, replace }: CheckInput) {
  const publish = useChange(publishActivity)
  const schedule = useChange(scheduleActivity)
  const wanted = JSON.stringify([yaml, basedOn, at, replace])
  const [made, setMade] = useState<{ of: string; answer: Answer | null } | null>(null)
  const isBusy = publish.isBusy || schedule.isBusy
  const isDue = made?.of !== wanted && !isBusy && !isWriting
  const rehearse = () => {
    const query = { dryRun: '1', ...(replace.length > 0 && { replace: replace.join(',') }) } as const
    return at === null
      ? publish.run({ params: { alias }, query, body: { yaml } }, basedOn === 0 ? 'none' : basedOn)
      : schedule.run({ params: { alias }, query, body: { at, yaml } }, basedOn)
  }
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(
      () => void rehearse().then((answer) => setMade({ of: wanted, answer })),
      made === null ? 0 : CHECK_AFTER_MS,
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `rehearse` is new at each render
  }, [wanted, isDue])
  const failure = at === null ? publish.failure : schedule.failure
  const [last, setLast] = useState(failure)
  // The last faults stay in sight while the next check is made.
  if (!isBusy && last !== failure) setLast(failure)
  const isNow = made?.of === wanted
  return {
    /** Of the text of now; null while it is made, and when it was refused. */
    answer: isNow ? made.answer : null,
    issues: issuesOf(last),
    failure: issuesOf(last).length > 0 ? null : last,
    isBusy: isBusy || !isNow,
    again: () => setMade(null),
  }
}
