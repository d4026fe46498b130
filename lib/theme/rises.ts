import { rememberChoice } from '../remember-choice.ts'

/** `red` or `green`. The head script reads it at the next first paint, over what is usual in the page's language. */
export const RISES_COOKIE = 'fanfareRises'

/** Shows rises in red and falls in green, or the other way round, as the variables `--up` and `--down`. */
export function turnRises(): void {
  const { dataset } = document.documentElement
  dataset.rises = dataset.rises === 'red' ? 'green' : 'red'
  rememberChoice(RISES_COOKIE, dataset.rises)
}
