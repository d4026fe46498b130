/** The id of the page's data for it: rows of `FollowedPromise`. */
export const FOLLOWED_PROMISES_ID = 'followed-promises'

/** The promise of one activity: its path, the words around its figure, and the scene of the art. */
export type FollowedPromise = [path: string, lead: string, amount: string, unit: string, whole: string, scene: string]

const PARTS = ['lead', 'amount', 'unit', 'whole'] as const

/** Replaces the common promise with that of the activity whose button led here (design §13, "Register"). */
export function showFollowedPromise(search: string, page: Document = document) {
  const [next] = (new URLSearchParams(search).get('next') ?? '').split(/[?#]/)
  const rows = JSON.parse(page.getElementById(FOLLOWED_PROMISES_ID)?.textContent ?? '[]') as FollowedPromise[]
  const row = rows.find(([path]) => path === next)
  if (!row) return
  for (const [index, part] of PARTS.entries()) {
    const element = page.querySelector(`[data-promise=${part}]`)
    if (element) element.textContent = row[index + 1] ?? ''
  }
  const drawing = page.querySelector('[data-promise=art] use')
  drawing?.setAttribute('href', (drawing.getAttribute('href') ?? '').replace(/#.*/, `#${row[5]}`))
}
