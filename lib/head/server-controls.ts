/** How long a person's action on a control of the server is remembered, ms. */
const KEPT_MS = 30_000

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export const CONTROLS = 'button,a[href],summary,input,select,textarea'

export const isField = (node: EventTarget | null): node is Field =>
  node instanceof HTMLElement && node.matches('input,select,textarea')
export const isBox = (field: Element): field is HTMLInputElement => field.matches('[type=checkbox],[type=radio]')

const selector = (name: string, value: string) => `[${name}=${JSON.stringify(value)}]`

/** A selector of the name that a server's control shares with the live one; empty without a name. */
export function nameOf(control: HTMLElement): string {
  const { press } = control.dataset
  if (press) return selector('data-press', press)
  if (control.id) return selector('id', control.id)
  const href = control.getAttribute('href')
  if (href) return selector('href', href)
  if (!isField(control) || !control.name) return ''
  const name = selector('name', control.name)
  return control.type === 'radio' ? name + selector('value', control.value) : name
}

export interface Kept {
  control: HTMLElement
  name: string
  /** The elements around the control, from the inside. */
  around: Element[]
  path: string
  until: number
  /** A live control has taken over the state of this one. */
  isHanded?: boolean
}

export function keepingOf(control: HTMLElement): Kept {
  const around: Element[] = []
  for (let parent = control.parentElement; parent; parent = parent.parentElement) around.push(parent)
  return { control, name: nameOf(control), around, path: location.pathname, until: Date.now() + KEPT_MS }
}

/** The live control that replaced one that is gone, in the nearest element around it that still exists. */
export const liveOf = ({ name, around }: Kept): HTMLElement | null =>
  (name && around.find(({ isConnected }) => isConnected)?.querySelector<HTMLElement>(name)) || null
export const isElsewhere = ({ path }: Kept): boolean => path !== location.pathname
export const isOver = (kept: Kept): boolean => isElsewhere(kept) || Date.now() > kept.until

/** The controls whose handlers are there. */
export const living = new WeakSet<HTMLElement>()
/** The controls that the server wrote into the page; null until all of it is parsed. */
let served: WeakSet<Element> | null = null

/** Whether the server wrote the control and no code handles it yet. */
export const isServers = (control: Element): boolean =>
  !living.has(control as HTMLElement) && (served === null || served.has(control))

/** The control that a press on an element is for; the words of a label press its field. */
export const controlAt = (target: EventTarget | null): HTMLElement | null | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(CONTROLS) ?? target.closest('label')?.control) : null

/** All of the page is parsed: what it has now was written by the server. */
export function noteServed(): void {
  served = new WeakSet(document.querySelectorAll(CONTROLS))
}

/** Hears events, named with spaces between, before the page's own code does. */
export function on(names: string, hear: (event: Event) => void): void {
  for (const name of names.split(' ')) addEventListener(name, hear, true)
}
