import { expect, test } from 'vitest'
import { type SourceFile, isTest, sourceFiles } from '../../fixtures/source-files.ts'

/** A browser animates them without a new layout, and without painting. */
const COMPOSITED = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'none'])
/** They are painted anew and move nothing else. A transition may have them, since it runs once, after a press; keyframes may not. */
const PAINTED = new Set('color background-color background-size border-color box-shadow stroke-dashoffset'.split(' '))
/** Transitions of a layout, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'components/task/parts-bar.module.css: flex-grow':
    'parts of one bar take each other’s room, in a box that contains its layout',
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '')

const SHORTHAND = /(?<![\w-])transition:\s*([^;}]+)/g
const PROPERTY_LIST = /(?<![\w-])transition-property:\s*([^;}]+)/g

/** Parts between commas outside of parentheses. */
const partsOf = (value: string): string[] => value.split(/,(?![^(]*\))/).map((part) => part.trim())

/** The properties that a stylesheet's transitions animate; `all` for one that names none. */
function transitioned(text: string): string[] {
  const css = withoutComments(text)
  const named = Array.from(css.matchAll(SHORTHAND), ([, value = '']) => partsOf(value)).flat()
  const listed = Array.from(css.matchAll(PROPERTY_LIST), ([, value = '']) => partsOf(value)).flat()
  return [...named, ...listed].map((part) => /^[a-z-]+(?=\s|$)/.exec(part)?.[0] ?? 'all')
}

/** The properties in all keyframes of a stylesheet. */
function keyframed(text: string): string[] {
  const css = withoutComments(text)
  return Array.from(css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g), ([, body = '']) =>
    Array.from(body.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:/g), ([, name = '']) => name),
  ).flat()
}

/** `path: property` of each animation that moves or paints more than it may. */
function faults({ path, text }: SourceFile): string[] {
  const found = [
    ...transitioned(text).filter((name) => !COMPOSITED.has(name) && !PAINTED.has(name)),
    ...keyframed(text).filter((name) => !COMPOSITED.has(name)),
  ]
  return [...new Set(found)].map((name) => `${path}: ${name}`)
}

const sheets = sourceFiles(/\.css$/, ['app', 'components', 'gallery', 'lib', 'console'])

test('[UI-3] animations move nothing but transform and opacity', () => {
  expect(sheets.flatMap(({ text }) => transitioned(text)).length).toBeGreaterThan(15)
  expect(sheets.flatMap(({ text }) => keyframed(text)).length).toBeGreaterThan(15)
  expect(sheets.flatMap(faults)).toEqual(Object.keys(EXCEPTIONS))
})

test('[UI-3] the scan finds properties that move others, and accepts those of the compositor and one paint after a press', () => {
  const moves = (text: string) => faults({ path: 'x.css', text }).length
  for (const text of [
    'a { transition: opacity 1s, margin-inline-start 2s ease; }',
    'a { transition: 200ms; }',
    'a { transition-property: opacity, inset; }',
    '@keyframes glow { 50% { box-shadow: 0 0 0 4px red; } }',
  ])
    expect(moves(text), text).toBe(1)
  for (const text of [
    'a { transition: transform var(--duration-base), opacity 1s cubic-bezier(0.2, 0.7, 0.2, 1); }',
    'a { transition: background-color 0s var(--duration); --transition: inset 1s; }',
  ])
    expect(moves(text), text).toBe(0)
})

const SCRIPTED = /\.animate\(\s*(?:\[|\{)(?![^)]*\b(?:transform|opacity)\b)/
const scripts = sourceFiles(/\.tsx?$/, ['app', 'components', 'gallery', 'lib', 'console', 'store']).filter(
  ({ path }) => !isTest(path),
)

test('[UI-3] scripts animate transform and opacity, with keyframes that are written beside the call', () => {
  expect(scripts.filter(({ text }) => SCRIPTED.test(text)).map(({ path }) => path)).toEqual([])
  expect(SCRIPTED.test('box.animate([{ width: 0 }], 100)')).toBe(true)
})

const SOUND =
  /\bnew Audio\b|\bAudioContext\b|<(?:audio|video)\b|\bspeechSynthesis\b|\bnavigator\.vibrate\b|\.(?:mp3|ogg|wav|m4a)['"`]/

test('the site makes no sound and does not vibrate', () => {
  expect(scripts.length).toBeGreaterThan(800)
  expect(scripts.filter(({ text }) => SOUND.test(text)).map(({ path }) => path)).toEqual([])
  expect(SOUND.test("new Audio('/win.mp3')")).toBe(true)
})
