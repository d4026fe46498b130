import { stringify } from 'yaml'
import type * as z from 'zod'
import { DEFAULT_LOCALE, LOCALE_FACTS, isLocale } from '@fanfare/languages/locales.ts'
import { fieldsAt, valuesAt } from '../schemas-at.ts'
import { FIELD_NOTES } from './field-notes.ts'

type Path = readonly string[]
type Block = Record<string, unknown>

const INDENT = '  '
const LINE_LENGTH = 118

const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null && !Array.isArray(value)

const indentOf = (path: Path) => INDENT.repeat(path.length - 1)

const inOneLine = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim()

/** Entries of lists and tables have one note for all. */
const isListed = (path: Path) => Object.keys(FIELD_NOTES).some((key) => key.startsWith(`${path.join('.')}.`))

/** Writes the fields of a new activity file with their notes. `*` in a path is an entry of a list or a table. */
export class TemplateWriter {
  readonly #schema: z.core.$ZodType

  constructor(schema: z.core.$ZodType) {
    this.#schema = schema
  }

  /** The lines of a field; of an optional one without a value, a comment with its example. */
  field(path: Path, value: unknown): string[] {
    if (value === undefined) return this.#leftOut(path)
    const name = path.at(-1) ?? ''
    const head = `${indentOf(path)}${name}:`
    const notes = this.#notes(path)
    if (path.join('.') === 'texts' && isBlock(value)) return [...notes, head, ...this.#languages(value)]
    if (Array.isArray(value) && isListed([...path, '*'])) return [...notes, head, ...this.#entries(path, value)]
    if (isBlock(value) && isListed(path)) return [...notes, head, ...this.#block(path, value)]
    return [...notes, ...this.#plain(path, value)]
  }

  /** Without notes: a table of texts in a block, everything else in one line. */
  #plain(path: Path, value: unknown): string[] {
    const isTable = isBlock(value) && path[0] === 'texts'
    const text = isTable ? stringify({ [path.at(-1) ?? '']: value }) : `${path.at(-1)}: ${inOneLine(value)}`
    return text
      .trimEnd()
      .split('\n')
      .map((line) => `${indentOf(path)}${line}`)
  }

  #block(path: Path, value: Block): string[] {
    const names = fieldsAt(this.#schema, path)
    const [written, others] = [names.filter((name) => name in value), names.filter((name) => !(name in value))]
    return [...written, ...others].flatMap((name) => this.field([...path, name], value[name]))
  }

  /** The first entry with all notes, the others in one line each. */
  #entries(path: Path, [first, ...others]: readonly unknown[]): string[] {
    const indent = indentOf([...path, '*'])
    const lines = isBlock(first) ? this.#block([...path, '*'], first) : []
    const at = lines.findIndex((line) => !line.trimStart().startsWith('#'))
    const dashed = lines.map((line, index) => {
      if (index > at) return line
      return `${indent}${index === at ? '- ' : ''}${line.trimStart()}`
    })
    return [...dashed, ...others.map((entry) => `${indent}- ${inOneLine(entry)}`)]
  }

  #languages(texts: Block): string[] {
    return Object.entries(texts).flatMap(([locale, block]) => {
      const name = isLocale(locale) ? LOCALE_FACTS[locale].labelName : locale
      const head = `${INDENT}${locale}: # ${name}`
      if (!isBlock(block)) return []
      if (locale === DEFAULT_LOCALE) return [head, ...this.#block(['texts', '*'], block)]
      return [head, ...Object.entries(block).flatMap(([field, value]) => this.#plain(['texts', '*', field], value))]
    })
  }

  #notes(path: Path): string[] {
    const [note] = noteOf(path.join('.'))
    const values = valuesAt(this.#schema, path)
    const words = [note, values.length > 0 ? `One of ${values.join(', ')}.` : '']
      .filter((part) => part !== '')
      .join(' ')
    return words === '' ? [] : wrap(words, `${indentOf(path)}# `)
  }

  #leftOut(path: Path): string[] {
    const [note, example] = noteOf(path.join('.'))
    if (example === undefined) return []
    return [`${indentOf(path)}# ${path.at(-1)}: ${inOneLine(example)} # ${note}`]
  }
}

/** `path` is dotted. */
export const noteOf = (path: string): readonly [note: string, example?: unknown] => {
  const note = FIELD_NOTES[path] ?? ''
  return typeof note === 'string' ? [note] : note
}

function wrap(words: string, head: string) {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${head}${word}`)
  }
  return lines
}
