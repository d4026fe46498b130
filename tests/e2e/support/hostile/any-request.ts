import fc from 'fast-check'
import { EVIL, MARKUP } from './judge.ts'
import type { HostileRequest } from './send-raw.ts'
import { HEADERS, METHODS, PATHS, TARGETS } from './vectors.ts'

/** The parts of the known attacks, of which the mixtures are made. */
const PIECES = [...new Set(PATHS.flatMap((path) => path.slice(0, 400).split(/(?=[/\\%?#&=;@:.*])/)))]

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.constantFrom(EVIL, MARKUP) },
  fc.string({ maxLength: 6 }),
)
/** No byte that ends the line: the broken forms test those. */
const onOneLine = (text: string): string => text.replaceAll(/[^\u0021-\u007e\u0080-\u00ff]/g, '')

const target = fc.oneof(
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 10 }).map((pieces) => `/${onOneLine(pieces.join(''))}`) },
  { weight: 1, arbitrary: fc.constantFrom(...TARGETS) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...PATHS), piece).map(([path, more]) => path + onOneLine(more)) },
)

const names = [...new Set(HEADERS.map(([name]) => name))]
const value = fc.array(piece, { maxLength: 4 }).map((pieces) => onOneLine(pieces.join('')))
const header = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HEADERS) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...names), value) },
)

const method = fc.oneof({ weight: 8, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS))

/** One well-formed request: address, headers and method combined from known attacks. */
export const anyRequest: fc.Arbitrary<HostileRequest> = fc.record({
  method,
  target,
  headers: fc.array(header, { maxLength: 4 }),
  body: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constantFrom('a=1', '{}', 'x'.repeat(70_000))),
})
