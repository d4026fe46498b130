import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { KEBAB_PATTERN } from '@fanfare/contract/identifiers.ts'
import { orMeant } from '@fanfare/kernel/edit-distance.ts'
import { inRoot, ROOT } from '../root.ts'

/** The folder in which the user called npm. */
const here = () => process.env.INIT_CWD ?? '.'

export const fromHere = (path: string) => resolve(here(), path)

const programmeName = (alias: string) => join('activities', 'programmes', `${alias}.yaml`)

/** The files that an alias may name, from the root of the clone. */
const named = (alias: string) => [join('activities', `${alias}.yaml`), programmeName(alias)]

/** The aliases of the files of the clone. */
const ownAliases = () =>
  ['activities', join('activities', 'programmes')]
    .map((folder) => inRoot(folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))

/** The file that an argument names: its path, or the alias of an activity or a campaign of agents. @throws Error, a sentence */
export function activityPath(argument: string) {
  const path = fromHere(argument)
  if (existsSync(path)) return path
  if (!KEBAB_PATTERN.test(argument)) throw new Error(`There is no file ${path}.`)
  const names = named(argument)
  const [found, other] = names.filter((name) => existsSync(inRoot(name)))
  if (found === undefined)
    throw new Error(`There is neither a file ${argument} nor ${names.join(' nor ')}${orMeant(argument, ownAliases())}`)
  if (other !== undefined) throw new Error(`There are ${found} and ${other}: name one by its path.`)
  return inRoot(found)
}

/** Whether an alias names a campaign of agents of the clone, and no activity. */
export function isProgrammeAlias(alias: string) {
  const names = KEBAB_PATTERN.test(alias) ? named(alias).filter((name) => existsSync(inRoot(name))) : []
  return names.length === 1 && names[0] === programmeName(alias)
}

/** The path as messages show it: relative to the clone, else to where the user called npm, else absolute. */
export const shownPath = (path: string) =>
  [ROOT, fromHere('.')].map((folder) => relative(folder, path)).find((shown) => !shown.startsWith('..')) ?? path
