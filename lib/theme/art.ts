import { COLOR, type ColorRole } from '@fanfare/kernel/theme/tokens.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import drawings from './drawings.json' with { type: 'json' }

/** An element of a drawing with its attributes as React names them; its colours are variables of the page. */
export type Shape = Readonly<Record<string, string | undefined>>

/** The elements of a drawing of `components/ui/pictures`, back to front; a scene begins with its ground. */
export const shapesOf = (name: keyof typeof drawings) => drawings[name] as readonly Shape[]

/** The elements as text of an SVG file. */
export const textOf = (shapes: readonly Shape[]) =>
  shapes
    .map(({ tag, ...attributes }) => {
      const words = Object.entries(attributes).map(([name, value]) => ` ${name.replace('W', '-w')}="${value}"`)
      return `<${tag}${words.join('')}/>`
    })
    .join('')

const VARIABLE = /var\(--art-(\w+)\)/g

/** The roles of the colours in a text. */
export const colorsOf = (text: string) => [...text.matchAll(VARIABLE)].map(([, name]) => `art.${name}` as ColorRole)

/** A text with its colours written out in the light palette, for images and posters, which have no variables. */
export const colored = (text: string) =>
  text.replaceAll(VARIABLE, (_, name: string) => COLOR.light[`art.${name}` as ColorRole])

/** A scene of 600 × 300 as an SVG file. */
export const sceneFile = (scene: SceneName) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice">${colored(textOf(shapesOf(scene)))}</svg>`

export const groundOf = (scene: SceneName) => colorsOf(textOf(shapesOf(scene)))[0] ?? 'art.cream'
