import type { ReactNode } from 'react'
import { GatewayError, NetworkError, type Refusal } from '#lib/http/errors.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { mapValues, type Translate } from '../fixtures/fixture.ts'
import { FixtureWorld, type FixtureAnswers } from './fixture-world.tsx'

/** Texts of the states are in the page's language, and times in the reader's zone. */
export interface StateContext {
  t: Translate
  locale: Locale
  zone: string
}

/** What a component looks like, by the name of the state, which is its anchor and names its picture. */
export type States = Record<string, ReactNode>

export const nothing = () => undefined

/** An answer that does not arrive. */
export function fail(): never {
  throw new NetworkError('Network Error', 503)
}

export const refuse = (code: string, data?: Refusal) => () => {
  throw new GatewayError(code, data)
}

export const inWorld = (answers: FixtureAnswers, state: ReactNode) => (
  <FixtureWorld answers={answers}>{state}</FixtureWorld>
)

/** A state for each fixture, under its name. */
export const each = <T,>(
  fixtures: Readonly<Record<string, T>>,
  state: (fixture: T, id: string) => ReactNode,
  prefix = '',
): States => Object.fromEntries(Object.entries(mapValues(fixtures, state)).map(([id, node]) => [prefix + id, node]))

export const eachOf = <T extends string | number>(
  names: readonly T[],
  state: (name: T) => ReactNode,
  prefix = '',
): States => Object.fromEntries(names.map((name) => [`${prefix}${name}`, state(name)]))
