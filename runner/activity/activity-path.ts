import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { KEBAB_PATTERN } from '#lib/contract/identifiers.ts'
import { inRoot, ROOT } from '../root.ts'

/** The folder in which the user called npm. */
const here = (): string => process.env.INIT_CWD ?? '.'

export const fromHere = (path: string): string => resolve(here(), path)

/** The file that an argument names: its path, or the alias of a file in `activities/`. @throws Error, a sentence */
export function activityPath(argument: string): string {
  const path = fromHere(argument)
  if (existsSync(path)) return path
  if (!KEBAB_PATTERN.test(argument)) throw new Error(`There is no file ${path}.`)
  const named = inRoot('activities', `${argument}.yaml`)
  if (existsSync(named)) return named
  throw new Error(`There is neither a file ${argument} nor ${join('activities', `${argument}.yaml`)}.`)
}

/** As messages show it: from the folder of the clone, else from where the user called npm, else from the root. */
export const shownPath = (path: string): string =>
  [ROOT, fromHere('.')].map((folder) => relative(folder, path)).find((shown) => !shown.startsWith('..')) ?? path
