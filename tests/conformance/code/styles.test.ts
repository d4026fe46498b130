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
  expect(primitives.filter(({ text }) => !isLayered(text, 'ui')).map(({ path }) => path)).toEqual([...UNLAYERED])
  const layered = sheets.filter(({ text }) => text.includes('@layer')).map(({ path }) => path)
  expect(layered.filter((path) => !path.startsWith('components/ui/'))).toEqual([])
})

const LAYOUT = 'components/ui/layout/layout'
const textOf = (path: string): string =>
  sourceFiles(/\.(?:tsx|css)$/, PAGES).find((file) => file.path === path)?.text ?? ''

/** The declarations of each rule outside `@media` that is for one class alone; a class without a nested rule. */
const rulesOf = (text: string): [name: string, declarations: string[]][] =>
  Array.from(
    withoutComments(text)
      .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
      .matchAll(/(?<=^|[{};])\s*\.([\w-]+)\s*\{([^{}]*)\}/g),
    ([, name = '', body = '']) => [name, body.split(';').flatMap((one) => one.trim().replaceAll(/\s+/g, ' ') || [])],
  )

const PRIMITIVES = rulesOf(textOf(`${LAYOUT}.module.css`))

/** What a primitive can draw: elements with their class alone, and the primitives themselves. */
const DRAWN =
  '(?:[bp]|d[dlt]|div|form|h[1-6]|header|footer|li|nav|ol|section|small|span|strong|ul|Accent|Facts|Grid|List|Row|Span|Stack|Text)'

/** The classes of a stylesheet whose rule says nothing but what props of a primitive say; `users` are the components with it. */
const doublesOfPrimitives = ({ path, text }: SourceFile, users: readonly SourceFile[]): string[] =>
  rulesOf(text).flatMap(([name, declarations]) => {
    const covered = PRIMITIVES.flatMap(([, parts]) => (parts.every((one) => declarations.includes(one)) ? parts : []))
    const isOnce = withoutComments(text).match(new RegExp(`\\.${name}(?![\\w-])`, 'g'))?.length === 1
    const isDrawn = new RegExp(`<${DRAWN}(?: [^<>]*)? className=\\{\\w+\\.${name}\\}`)
    const isDouble = declarations.length > 1 && declarations.every((one) => covered.includes(one))
    return isDouble && isOnce && users.some((user) => isDrawn.test(user.text)) ? [`${path}: .${name}`] : []
  })

test('[UI-1] no rule of a part is exactly what the props of a primitive say', () => {
  const usersOf = (path: string) => components.filter(({ text }) => text.includes(`${posix.basename(path)}'`))
  const parts = sheets.filter(({ path }) => !path.startsWith('components/ui/'))
  expect(parts.flatMap((sheet) => doublesOfPrimitives(sheet, usersOf(sheet.path)))).toEqual([])
})

test('[UI-1] the scan finds a rule that is a primitive’s, and leaves those with a state or an own value', () => {
  const user = { path: 'x.tsx', text: '<div className={styles.a} />' }
  const count = (text: string) => doublesOfPrimitives({ path: 'x.css', text }, [user]).length
  expect(count('.a {\n  display: flex;\n  gap: 8px;\n}')).toBe(1)
  expect(count('.a {\n  display: flex;\n  gap: 7px;\n}')).toBe(0)
  expect(count('.a {\n  display: flex;\n  gap: 8px;\n}\n\n.a:hover {\n  gap: 4px;\n}')).toBe(0)
})

test('[UI-1] each value of a primitive’s props has its class', () => {
  const code = textOf(`${LAYOUT}.tsx`)
  const names = new Set(PRIMITIVES.map(([name]) => name))
  const valuesOf = (prop: string): string[] =>
    Array.from(
      (new RegExp(`^  ${prop}\\?: ([^\\n]*)`, 'm').exec(code)?.[1] ?? '').matchAll(/'([^']+)'/g),
      ([, one = '']) => one,
    )
  const twoGaps = Array.from(
    (/type TwoGaps = (.*)/.exec(code)?.[1] ?? '').matchAll(/'([^']+)'/g),
    ([, one = '']) => one,
  )
  const wanted = [
    ...[...valuesOf('gap'), ...twoGaps].map((gap) => `gap-${gap.replace(' ', '-')}`),
    ...['top', 'align', 'justify', 'text'].flatMap((prop) => valuesOf(prop).map((value) => `${prop}-${value}`)),
    ...['size', 'tone', 'weight'].flatMap(valuesOf),
  ]
  expect(wanted.length).toBeGreaterThan(50)
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

/** The names of the classes of a stylesheet, each once. */
const classNames = (text: string) =>
  new Set([...withoutComments(text).matchAll(/\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name))

test('each global class of the console is in one stylesheet, and named by its sources', () => {
  const sources = sourceFiles(/\.tsx?$/, ['console']).filter(({ path }) => !isTest(path))
  const words = new Set(sources.flatMap(({ text }) => text.match(/[a-z_][\w-]*/gi) ?? []))
  const classes = sourceFiles(/\.css$/, ['console']).flatMap(({ text }) => [...classNames(text)])
  expect(classes.length).toBeGreaterThan(50)
  expect(classes.filter((name, at) => classes.indexOf(name) !== at)).toEqual([])
  expect(classes.filter((name) => !words.has(name))).toEqual([])
})
