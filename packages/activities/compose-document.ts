import { Composer, Parser, type Document, type ErrorCode, type LineCounter } from 'yaml'

/** A fault of the syntax of YAML. */
export interface SyntaxFault {
  /** In characters from the beginning of the text. */
  offset: number
  code: ErrorCode
  message: string
}

/** Ends the parser once there are as many faults as anybody reads. */
class EnoughFaults extends Error {}

/** What the composer says of the place of a fault. */
type Place = number | readonly [number, number] | { offset: number }

function offsetOf(place: Place) {
  if (typeof place === 'number') return place
  return 'offset' in place ? place.offset : place[0]
}

/**
 * Composes the first document of a text and stops at its first `most` faults: each further one would cost as much time as a value, and no author
 * reads them. `document` is null when it stopped.
 */
export function composeDocument(
  text: string,
  { lines, most }: { lines: LineCounter; most: number },
): { document: Document.Parsed | null; faults: SyntaxFault[] } {
  const faults: SyntaxFault[] = []
  const note = (fault: SyntaxFault) => {
    if (faults.length < most) faults.push(fault)
    // The composer reports what is thrown as a fault of each block around it, so this throws until it has left all of them.
    if (faults.length >= most) throw new EnoughFaults()
  }
  function* tokens() {
    for (const token of new Parser(lines.addNewLine).parse(text)) {
      if (token.type !== 'error') yield token
      else {
        const { offset, message, source } = token
        const at = source === '' ? '' : `: ${JSON.stringify(source)}`
        note({ offset, code: 'UNEXPECTED_TOKEN', message: `${message}${at}` })
      }
    }
  }
  // `readDocument` finds repeated keys instead, because the composer compares each key with all others of its block.
  const composer = new Composer({ uniqueKeys: false, stringKeys: true })
  // It calls this for each fault. It has no option to stop, and its own function makes an error with a stack, ten times the work of a value.
  Object.assign(composer, {
    onError: (place: Place, code: ErrorCode, message: string) => note({ offset: offsetOf(place), code, message }),
  })
  let document: Document.Parsed | null = null
  try {
    for (const next of composer.compose(tokens(), true, text.length)) {
      if (document === null) document = next
      else note({ offset: next.range[0], code: 'MULTIPLE_DOCS', message: 'a file has one document' })
    }
  } catch (error) {
    if (!(error instanceof EnoughFaults)) throw error
    return { document: null, faults }
  }
  const ofStream = (document?.errors ?? []).map(({ pos: [offset], code, message }) => ({ offset, code, message }))
  return { document, faults: [...faults, ...ofStream].slice(0, most) }
}
