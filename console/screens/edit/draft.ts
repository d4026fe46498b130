import { useEffect, useRef, useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { RichText } from '@fanfare/contract/rich-text.ts'
import { activityDiff, type staffActivity } from '@fanfare/contract/staff/activities.ts'
import { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { saveDraft, scheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import { activityTexts } from '@fanfare/contract/staff/texts.ts'
import { editActivityFile, type FileEdit } from '@fanfare/contract/staff/editing.ts'
import { refresh, type Refusal, useChange, useTyped } from '../../use-call.ts'
import { applyEdits, type Content, joinEdits } from './fields.ts'

const SAVE_AFTER_MS = 2000
const WRITE_AFTER_MS = 400

/** An activity; version 0 has only a draft. */
export type Source = Pick<
  CallData<typeof staffActivity>,
  'alias' | 'title' | 'version' | 'yaml' | 'draft' | 'frozen' | 'schedule'
>

interface Stored {
  yaml: string
  /** 0 without a stored draft. */
  revision: number
  updatedAt?: number
}

interface Typed {
  yaml: string
  edits: FileEdit[]
  /** Revision of the stored draft on which the text is based. */
  revision: number
  basedOn: number
}

export type Draft = ReturnType<typeof useDraft>

/** Calls `act` once `what` has not changed for `ms`. */
function useAfterPause(isDue: boolean, ms: number, what: string, act: () => void) {
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `act` is new at each render
  }, [isDue, what])
}

/**
 * One draft for form and text. The tab keeps what was typed, also edits that the gateway has not written into the text yet, so that neither
 * the end of a session nor a reload loses a letter.
 */
export function useDraft(source: Source, isForm: boolean) {
  const { alias, draft: stored, version } = source
  const [saved, setSaved] = useState<Stored>(stored ?? { yaml: source.yaml, revision: 0 })
  const begun = { edits: [], basedOn: stored?.basedOn ?? version, yaml: saved.yaml, revision: saved.revision }
  const { fields, set, clear } = useTyped<Typed>('draft', begun)
  const { yaml, edits, basedOn } = fields
  const [seen, setSeen] = useState(stored)
  // The page has read the draft again.
  if (seen !== stored) {
    setSeen(stored)
    if (stored && stored.revision !== saved.revision) setSaved(stored)
  }
  const isOld = fields.revision !== saved.revision && yaml !== saved.yaml

  // The form shows its edits at once; they are written into the text after a short pause.
  const write = useChange(editActivityFile)
  const [read, setRead] = useState<{ of: string; content: Content; rich: Record<string, RichText> }>()
  // How many of the first `edits` were sent and have no answer yet.
  const sent = useRef(0)
  const body = { yaml, edits }
  // What was refused is not sent again before it changes.
  const isUnwritten = write.failure && write.isOf({ alias, body })
  const mustWrite = (edits.length > 0 || (isForm && read?.of !== yaml)) && !write.isBusy && !isUnwritten
  useAfterPause(mustWrite, edits.length && read ? WRITE_AFTER_MS : 0, JSON.stringify(body), () => {
    sent.current = edits.length
    void write.run({ alias, body }).then((done) => {
      sent.current = 0
      if (!done) return
      let left: FileEdit[] = []
      set((now) => {
        left = now.edits.slice(edits.length)
        return { yaml: done.yaml, edits: left }
      })
      setRead({ of: done.yaml, content: applyEdits(done.file, left), rich: done.rich })
    })
  })
  const isShown = read?.of === yaml || edits.length > 0

  const save = useChange(saveDraft)
  const isStored = yaml === saved.yaml
  const input = { alias, body: { yaml, basedOn } }
  const isRefused = save.failure && save.isOf(input)
  const mustSave = !isStored && !isOld && !save.isBusy && !isRefused
  /** Resolves to the revision of the save in progress, or to undefined if it is refused. */
  const saving = useRef<Promise<number | undefined>>(undefined)
  const isLeft = useRef(false)
  useAfterPause(mustSave, SAVE_AFTER_MS, `${basedOn} ${saved.revision} ${yaml}`, () => {
    if (isLeft.current) return
    saving.current = save.run(input, saved.revision).then((done) => {
      saving.current = undefined
      if (!done) return undefined
      setSaved({ ...done, yaml })
      set({ revision: done.revision })
      refresh(activityDiff)
      refresh(activityTexts)
      return done.revision
    })
  })
  return {
    yaml,
    /** The file of the form; undefined while it cannot be read. */
    content: isShown ? read?.content : undefined,
    rich: read?.rich ?? {},
    basedOn,
    /** Of the stored draft; 0 without one. */
    revision: saved.revision,
    savedAt: saved.updatedAt,
    /** The current text is stored. */
    isStored,
    /** Edits of the form are not in the text yet. */
    isWriting: edits.length > 0,
    /** Another tab has stored a newer draft. */
    isOld,
    failure: (isUnwritten && write.failure) || save.failure,
    edit: (one: FileEdit) => {
      set(({ edits: all }) => ({
        edits: [...all.slice(0, sent.current), ...joinEdits(all.slice(sent.current), one)],
      }))
      setRead((now) => now && { ...now, content: applyEdits(now.content, [one]) })
    },
    type: (typed: string) => set({ yaml: typed }),
    rebase: (next: number) => set({ basedOn: next }),
    takeStored: () => {
      setRead(undefined)
      set(begun)
    },
    /** Shows the draft into which the gateway has written. */
    adopt: (next: NonNullable<Source['draft']>) => {
      setRead(undefined)
      setSaved(next)
      set({ yaml: next.yaml, edits: [], revision: next.revision })
      refresh(activityTexts)
    },
    /** Stops saving. @returns the revision of the draft, after a save in progress */
    leave: async () => {
      isLeft.current = true
      return (await saving.current) ?? saved.revision
    },
    /** Resumes saving. */
    stay: () => {
      isLeft.current = false
    },
    keepOwn: () => set({ revision: saved.revision }),
    reload: () => {
      save.forget()
      write.forget()
      refresh()
    },
    clear,
  }
}

const CHECK_AFTER_MS = 1200

export type Check = ReturnType<typeof useCheck>

const issuesOf = (failure: Refusal | null) => (failure?.code === '40000' && !failure.hasMoved ? failure.issues : [])

const HOUR_MS = 3_600_000

/** A full hour, at least one hour from now, in ms. */
export const nextHour = () => Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS

/** Rehearses the publication after each pause in typing. */
export function useCheck(alias: string, { yaml, basedOn, isWriting }: Draft, isLater: boolean) {
  // The time of a later publication in ms, and the activities whose pages this one takes, joined by spaces.
  const [at, setAt] = useState(() => (isLater ? nextHour() : null))
  const [replace, setReplace] = useState('')
  const displaced = replace && { replace: replace.replaceAll(' ', ',') }
  const publish = useChange(publishActivity)
  const schedule = useChange(scheduleActivity)
  const wanted = JSON.stringify([yaml, basedOn, at, replace])
  const [checked, setChecked] = useState<string>()
  const isNow = checked === wanted
  const isBusy = publish.isBusy || schedule.isBusy
  const isDue = !isNow && !isBusy && !isWriting
  const rehearse = () => {
    const asked = { alias, dryRun: '1', ...displaced } as const
    return at
      ? schedule.run({ ...asked, body: { at, yaml } }, basedOn)
      : publish.run({ ...asked, body: { yaml } }, basedOn || 'none')
  }
  useAfterPause(isDue, checked ? CHECK_AFTER_MS : 0, wanted, () => void rehearse().then(() => setChecked(wanted)))
  const { answer, failure } = at ? schedule : publish
  const [last, setLast] = useState(failure)
  // Show the last faults until the next check has ended.
  if (!isBusy && last !== failure) setLast(failure)
  const issues = issuesOf(last)
  return {
    /** For the current text; undefined while the check runs, and when it was refused. */
    answer: isNow ? answer : undefined,
    issues,
    failure: issues.length ? null : last,
    isBusy: isBusy || !isNow,
    reload: () => setChecked(undefined),
    at,
    setAt,
    /** As publications take it. */
    displaced,
    replace,
    setReplace,
  }
}
