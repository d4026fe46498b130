/** The note that a language adds to a time in the reader's own zone. Plain data, so that the server can pass it to a client component. */
export interface OwnTimeNote {
  /** `zone`: the name of the zone; `calendar`: the day in another calendar. */
  readonly kind: 'zone' | 'calendar'
  /** Tag for `Intl`, with the calendar. */
  readonly language: string
  /** Joins `{time}` and `{note}`. */
  readonly pattern: string
}

/** Adds the note to `text`, which shows the instant `ms` in the IANA zone `timeZone`. `offset`: the zone as `UTC+8`. */
export function addNote(note: OwnTimeNote, text: string, ms: number, timeZone: string, offset: string) {
  const words =
    note.kind === 'zone' ? (zoneWords(note.language, ms, timeZone) ?? offset) : dayWords(note.language, ms, timeZone)
  return note.pattern.replace('{time}', text).replace('{note}', words)
}

const dayWords = (language: string, ms: number, timeZone: string) =>
  new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' }).format(ms)

const LATIN_ONLY = /^[ -~]*$/

/** `日本時間`, `タイ時間`; none where the language has no name for the zone, or the browser is older than Safari 15.4. */
function zoneWords(language: string, ms: number, timeZone: string) {
  const named = (timeZoneName: 'shortGeneric' | 'longGeneric') =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts(ms)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  try {
    const names = [named('shortGeneric'), named('longGeneric').replace('標準時', '時間').replace('표준시', '시간')]
    return names.find((name) => !LATIN_ONLY.test(name))
  } catch {
    return undefined
  }
}
