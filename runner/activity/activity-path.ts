import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { inRoot, ROOT } from '../root.ts'

/** The folder in which the user called npm. */
const here = (): string => process.env.INIT_CWD ?? '.'

export const fromHere = (path: string): string => resolve(here(), path)

/** The file that an argument names: its path, or the alias of a file in `activities/`. @throws Error, a sentence */
export function activityPath(argument: string): string {
  const path = fromHere(argument)
  if (existsSync(path)) return path
  const named = inRoot('activities', `${argument}.yaml`)
  if (existsSync(named)) return named
  throw new Error(`There is neither a file ${argument} nor ${join('activities', `${argument}.yaml`)}.`)
}

/** As messages show it: from the folder of the clone or, outside of it, from where the user called npm. */
export function shownPath(path: string): string {
  const inClone = relative(ROOT, path)
  return inClone.startsWith('..') ? relative(fromHere('.'), path) : inClone
}
