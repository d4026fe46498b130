import { diffWords } from 'diff'
import { activityDiff } from '@fanfare/contract/staff/activities.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import './changes.css'
import { Loaded, Muted, Section } from './parts.tsx'
import { useCall } from './use-call.ts'
import { assetTitle, codeOrText, partsOf, wordsOf } from './words.ts'

export type FileChange = CallData<typeof activityDiff>['changes'][number]

/** Splits text into words in every language, including those without spaces between words. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const languages = new Intl.DisplayNames('en', { type: 'language' })
const LOCALE = /^[a-z]{2}(?:-[A-Z]{2})?$/

/** The lists of a file; the next step of a path names an entry. */
const ENTRIES: Record<string, string> = {
  tasks: 'Task',
  prizes: 'Prize',
  sections: 'Section',
  budget: 'Budget',
}

const stepWords = (step: string, index: number) => (index ? wordsOf(step).toLowerCase() : wordsOf(step))

/** `/tasks/trade/target/amount` is `Task trade` and `Target, amount`. */
export function wordsOfPath(path: string) {
  const steps = partsOf(path)
  const [first = '', entry, ...rest] = steps
  const list = ENTRIES[first]
  const isEntry = list && entry
  const words = (isEntry ? rest : steps).map((step, index) =>
    LOCALE.test(step) && (isEntry || index) ? (languages.of(step) ?? step) : stepWords(step, index),
  )
  return {
    place: isEntry ? `${list} ${entry.includes(':') ? assetTitle(entry) : entry}` : 'The activity',
    name: words.length ? words.join(', ') : 'All of it',
  }
}

/** A value as the form shows it. */
function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return codeOrText(typeof value === 'string' ? value : JSON.stringify(value))
}

/** An added or removed object as its fields, one line each. */
function linesOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) {
    const name = path.map(stepWords).join(', ')
    return [(name && `${name}: `) + valueWords(value)]
  }
  return Object.entries(value).flatMap(([step, of]) => linesOf(of, Array.isArray(value) ? path : [...path, step]))
}

/** The changes of a file by place, before and after; changed words of a text are marked. */
export function Changes({ changes }: { changes: readonly FileChange[] }) {
  if (!changes.length) return <Muted>The same file.</Muted>
  const named = changes.map((change) => ({ ...change, ...wordsOfPath(change.path) }))
  return (
    <div className="grid changes">
      {[...Map.groupBy(named, ({ place }) => place)].map(([place, same]) => (
        <section key={place} aria-label={place}>
          <h3>{place}</h3>
          <dl>
            {same.map((change) => (
              <div key={change.path} className="grid gap-4 parted">
                <dt className="small medium">
                  {change.name}
                  {change.kind !== 'CHANGED' && <small> {change.kind.toLowerCase()}</small>}
                </dt>
                {beforeAfter(change)}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function beforeAfter({ kind, before, after }: FileChange) {
  const marked =
    typeof before === 'string' && typeof after === 'string' && diffWords(before, after, { intlSegmenter: segmenter })
  const side = (label: 'Before' | 'After', value: unknown, Mark: 'del' | 'ins', other: 'added' | 'removed') => (
    <dd className={`sunken breaks text ${Mark}`} aria-label={label} dir="auto">
      {marked
        ? marked
            .filter((part) => !part[other])
            .map(({ value: text, added, removed }, index) =>
              added || removed ? <Mark key={index}>{text}</Mark> : text,
            )
        : linesOf(value).join('\n')}
    </dd>
  )
  return (
    <>
      {kind !== 'ADDED' && side('Before', before, 'del', 'added')}
      {kind !== 'REMOVED' && side('After', after, 'ins', 'removed')}
    </>
  )
}

/** The changes of a person's draft, once it was stored. */
export function DraftChanges({ alias, version }: { alias: string; version: number }) {
  const diff = useCall(activityDiff, { alias, from: version, to: 'draft' })
  return (
    <Section title="Changes of the draft" aside={`against version ${version}`}>
      {diff.failure?.code === '40000' ? (
        <Muted>They are shown once the draft has no fault.</Muted>
      ) : (
        <Loaded of={diff}>{({ changes }) => <Changes changes={changes} />}</Loaded>
      )}
    </Section>
  )
}
