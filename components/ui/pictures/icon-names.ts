import type icons from './icons.json'

/** The weights that the sprite has: regular for the interface, fill for status, duotone for kinds of reward. */
export type IconWeight = keyof typeof icons

/** The icons that have all of these weights. */
export type IconName<Weight extends IconWeight = 'regular'> = Extract<keyof (typeof icons)[Weight], string>
