import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { type SourceFile, isTest, sourceFiles } from '../../fixtures/source-files.ts'

const HEX = /#[0-9a-f]{3,8}\b/i
const FUNCTION_COLOUR = /\b(rgba?|hsla?|oklch)\(\s*[\d.]/i
const PHYSICAL = /(^|[\s;{-])(left|right)\s*:|:\s*(left|right)\s*[;}]|(margin|padding|border)-(left|right)\b/m

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Lines of a stylesheet with a colour or a physical side. */
const faults = ({ path, text }: SourceFile): string[] =>
  withoutComments(text)
    .split('\n')
    .filter((line) => HEX.test(line) || FUNCTION_COLOUR.test(line) || PHYSICAL.test(line))
    .map((line) => `${path}: ${line.trim()}`)

/** The folders with stylesheets and elements. */
const PAGES = ['app', 'components', 'gallery']

const sheets = sourceFiles(/\.css$/, PAGES).filter(({ path }) => !isTest(path))

test('[LOC-2] stylesheets use logical sides and token variables, never left, right or a literal colour', () => {
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap(faults)).toEqual([])
})

test('[LOC-2] the scan finds colours and physical sides, and accepts tokens and logical sides', () => {
  const count = (line: string) => faults({ path: 'x.css', text: `.a {\n${line}\n}` }).length
  for (const line of ['color: #fff;', 'background: rgb(1 2 3);', 'margin-left: 1px;', '  right:0', 'float: left }'])
    expect(count(line), line).toBe(1)
  for (const line of ['margin-inline-start: 1px;', 'color: var(--color-text);', 'background: url(#shade);'])
    expect(count(line), line).toBe(0)
})

const components = sourceFiles(/\.tsx$/, PAGES).filter(({ path }) => !isTest(path))

test('[LOC-2] style props have no colour and no physical side', () => {
  const physical = /\b(margin|padding|border)(Left|Right)\b|\btextAlign:\s*['"](left|right)/
  const colour = /['"`]#[0-9a-f]{3,8}['"`]/i
  expect(components.length).toBeGreaterThan(300)
  const found = components.filter(({ text }) => physical.test(text) || colour.test(text)).map(({ path }) => path)
  expect(found).toEqual([])
})

const IMPORTED_SHEET = /^import (\w+) from [']([^']+\.module\.css)'$/gm
const CLASS = /\.([a-z][\w-]*)/gi
const classesOf = new Map(
  sheets.map(({ path, text }) => [
    path,
    new Set(Array.from(withoutComments(text).matchAll(CLASS), ([, name]) => name)),
  ]),
)

/** The classes of a component that its stylesheets do not have; no rule would apply to their elements. */
function missingClasses({ path, text }: SourceFile): string[] {
  const code = text.replaceAll(/^import .*$/gm, '')
  return Array.from(text.matchAll(IMPORTED_SHEET)).flatMap(([, name = '', from = '']) => {
    const sheet = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from)
    const used = Array.from(code.matchAll(new RegExp(`(?<![\\w./'-])${name}\\.(\\w+)`, 'g')), ([, one = '']) => one)
    return used.filter((one) => classesOf.get(sheet)?.has(one) !== true).map((one) => `${path}: ${name}.${one}`)
  })
}

test('[UI-3] each class that a component names is in its stylesheet', () => {
  expect(components.filter(({ text }) => /\.module\.css'/.test(text)).length).toBeGreaterThan(200)
  expect(components.flatMap(missingClasses)).toEqual([])
})

test('[UI-3] the scan finds a class that its stylesheet does not have', () => {
  const path = 'components/activity/hero-headline.tsx'
  const text = `import styles from './hero-headline.module.css'\n<p className={styles.figure}><b className={styles.gone} /></p>`
  expect(missingClasses({ path, text })).toEqual([`${path}: styles.gone`])
})

/** Its class styles an element of MUI, whose styles are in no layer. */
const UNLAYERED = new Set(['components/ui/surface/sheet.module.css'])
const isLayered = (text: string, layer: string): boolean => withoutComments(text).trim().startsWith(`@layer ${layer} {`)

test('[UI-1] primitives are in a layer, so that no order of stylesheets decides between one and its user', () => {
  const primitives = sheets.filter(({ path }) => path.startsWith('components/ui/'))
  expect(primitives.length).toBeGreaterThan(30)
  const others = primitives.filter(({ text }) => !isLayered(text, 'ui')).map(({ path }) => path)
  expect(others).toEqual([...UNLAYERED])
  const layered = sheets.filter(({ text }) => text.includes('@layer')).map(({ path }) => path)
  expect(layered.filter((path) => !path.startsWith('components/ui/'))).toEqual([])
})
