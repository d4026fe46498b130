const DEBOUNCE_MS = 3000

/** Runs once, with the latest arguments, `waitMs` after the last call (API-4). */
export function debounce<Arguments extends unknown[]>(
  run: (...parts: Arguments) => void,
  waitMs: number = DEBOUNCE_MS,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const debounced = (...parts: Arguments) => {
    cancel()
    timer = setTimeout(() => run(...parts), waitMs)
  }
  return Object.assign(debounced, { cancel })
}
