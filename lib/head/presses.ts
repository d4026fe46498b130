import { early } from './early.ts'

/** How long a person's action on a control of the server is remembered, ms. */
const KEPT_MS = 30_000
/** The longest time between the end of a touch or key and the browser's own click, ms. */
const CLICK_MS = 80
/** A pointer that moves further while it is pressed is dragging, px. */
const SLIP_PX = 12

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const CONTROLS = 'button,a[href],summary,input,select,textarea'

const isField = (node: EventTarget | null): node is Field =>
  node instanceof HTMLElement && node.matches('input,select,textarea')
const isBox = (field: Element): field is HTMLInputElement => field.matches('[type=checkbox],[type=radio]')

const selector = (name: string, value: string) => `[${name}=${JSON.stringify(value)}]`

/** A selector of the name that a server's control shares with the live one; empty without a name. */
function nameOf(control: HTMLElement) {
  const { press } = control.dataset
  if (press) return selector('data-press', press)
  if (control.id) return selector('id', control.id)
  const href = control.getAttribute('href')
  if (href) return selector('href', href)
  if (!isField(control) || !control.name) return ''
  const name = selector('name', control.name)
  return control.type === 'radio' ? name + selector('value', control.value) : name
}

interface Kept {
  control: HTMLElement
  name: string
  /** The elements around the control, from the inside. */
  around: Element[]
  path: string
  until: number
  /** A live control has taken over the state of this one. */
  isHanded?: boolean
}
function keepingOf(control: HTMLElement): Kept {
  const around: Element[] = []
  for (let parent = control.parentElement; parent; parent = parent.parentElement) around.push(parent)
  return { control, name: nameOf(control), around, path: location.pathname, until: Date.now() + KEPT_MS }
}
/** The live control that replaced one that is gone, in the nearest element around it that still exists. */
const liveOf = ({ name, around }: Kept) =>
  (name && around.find(({ isConnected }) => isConnected)?.querySelector<HTMLElement>(name)) || null
const isElsewhere = ({ path }: Kept) => path !== location.pathname
const isOver = (kept: Kept) => isElsewhere(kept) || Date.now() > kept.until
const isIdle = ({ ariaDisabled, ariaBusy }: HTMLElement) => ariaDisabled === 'true' || ariaBusy === 'true'

/** Presses by the name of their control; each is done once, when the control is alive. */
const presses = new Map<string, Kept>()
/** The server's fields, and its questions that were opened. */
const copies: Kept[] = []
/** The fields that a person has changed, with their last words or state. */
const edited = new WeakMap<Element, string | boolean>()
/** Fields that React took over as they are, and whose state it knows. */
const knownToReact = new WeakSet<Element>()
let focused: Kept | null = null
/** Where a pointer or key went down; `lost` if its control was removed before it went up. */
let down: (Kept & { x: number; y: number }) | null = null
let lost: Kept | null = null
const living = new WeakSet<HTMLElement>()
/** The controls that the server wrote into the page; null until all of it is parsed. */
let served: WeakSet<Element> | null = null

/** Whether the server wrote the control and no code handles it yet. */
const isServers = (control: Element) => !living.has(control as HTMLElement) && (served === null || served.has(control))

/** The control that a press on an element is for; the words of a label press its field. */
const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>(CONTROLS) ?? target.closest('label')?.control) : null

/** Watches the page while it has controls of the server. */
function observeIfNeeded(): void {
  if (focused || copies.some(({ control }) => control.isConnected))
    return observer.observe(document, { childList: true, subtree: true })
  // A focus that moves while React replaces the last part comes before the news of it.
  if (observer.takeRecords().length > 0) queueMicrotask(handOver)
  observer.disconnect()
}

const stateOf = (field: Field): string | boolean => (isBox(field) ? field.checked : field.value)

/**
 * Whether a person, a password manager or the browser has changed what the server wrote; not each of them fires events. A person may also
 * have erased what a script of the head wrote, which is as the server's was.
 */
function isChanged(field: Field): boolean {
  if (edited.has(field)) return true
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(served, 0)
}

function fireTyped(field: Field) {
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Past the setter that React puts on its fields. */
const writeValue = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/** Copies the state of the server's control to the live one. React handles it like typing. */
function copyControlState(from: HTMLElement, to: HTMLElement): void {
  if (isField(from) && isField(to)) {
    if (!isChanged(from)) return
    if (isBox(from) && isBox(to)) {
      if (to.checked !== from.checked) to.click()
    } else if (to.value !== from.value) {
      writeValue(to, from.value)
      fireTyped(to)
    }
  } else if (
    from.parentElement instanceof HTMLDetailsElement &&
    to.parentElement instanceof HTMLDetailsElement &&
    to.parentElement.open !== from.parentElement.open
  )
    to.click()
}

/** When React replaces the server's part, fields and focus move to the live controls. */
function handOver(): void {
  for (const copy of copies) {
    if (copy.control.isConnected || copy.isHanded || isElsewhere(copy)) continue
    const live = liveOf(copy)
    if (!live) continue
    copy.isHanded = true
    copyControlState(copy.control, live)
  }
  if (focused && !focused.control.isConnected) {
    const live = isOver(focused) ? null : liveOf(focused)
    if (live && document.activeElement === document.body) live.focus({ preventScroll: true })
    if (live) focused = null
  }
  observeIfNeeded()
}
const observer = new MutationObserver(handOver)

/** Whether React has taken the field over: then it has put a setter of its own on it. It puts none on a list. */
const isReacts = (field: Field): boolean =>
  field instanceof HTMLSelectElement || Object.hasOwn(field, isBox(field) ? 'checked' : 'value')

/**
 * Tells React of the fields that it took over as they are, with what was typed before it listened. All are read first, because what React
 * hears of one resets the others. A box is set back, and another value is written first, because React ignores events that change nothing.
 */
function tellFields() {
  const found = copies.flatMap(({ control }) => {
    if (!isField(control) || !control.isConnected || knownToReact.has(control) || !isReacts(control)) return []
    const isFocused = !(control instanceof HTMLSelectElement) && document.activeElement === control
    // React may have reset the field since, because it did not know of the change.
    const changed = edited.get(control) ?? (isChanged(control) ? stateOf(control) : null)
    return changed === null && !isFocused ? [] : [{ control, isFocused, changed }]
  })
  for (const { control, isFocused, changed } of found) {
    knownToReact.add(control)
    if (isFocused) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (changed === null) continue
    if (isBox(control)) {
      control.checked = !changed
      control.click()
    } else {
      // React's own setter notes a value that it ignores; what is written past it then counts as typed.
      const caret = control instanceof HTMLSelectElement ? null : control.selectionStart
      control.value = changed === '' ? ' ' : ''
      writeValue(control, String(changed))
      // Only fields of plain text have a caret that can be set.
      if (caret !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret, caret)
      fireTyped(control)
    }
  }
}

/**
 * Firefox keeps the state of a field when it is removed, and restores it after a reload. So that it restores the last words and not those
 * at the take-over, the server's form is removed once more when the page is left.
 */
function keepLastWords() {
  const left = copies.filter((copy) => !copy.control.isConnected && !isElsewhere(copy))
  for (const copy of left) {
    const { control } = copy
    const live = liveOf(copy)
    if (!isField(control)) continue
    if (isBox(control)) control.checked = live instanceof HTMLInputElement && live.checked
    else control.value = isField(live) && !control.autocomplete.includes('password') ? live.value : ''
  }
  for (const form of new Set(left.map(({ control }) => (isField(control) && control.form) || control))) {
    document.body.append(form)
    form.remove()
  }
}

/** Runs in its own task, after the effects of the new component. */
function pressLater(name: string, control: HTMLElement) {
  setTimeout(() => {
    const kept = presses.get(name)
    if (!kept || !presses.delete(name)) return
    if (!isOver(kept) && !isIdle(control)) control.click()
  })
}

function keepPress(control: HTMLElement) {
  const name = control.dataset.press
  if (!name || living.has(control) || isIdle(control)) return
  presses.set(name, keepingOf(control))
  // Its part loads when it is pointed at (`pointedAt`).
  control.closest('[data-live-part]')?.setAttribute('data-wanted', '')
}

function hearClick({ target }: Event) {
  const control = controlAt(target)
  down = null
  lost = null
  if (!control) return
  if (control.matches('summary') && isServers(control) && nameOf(control)) copies.push(keepingOf(control))
  observeIfNeeded()
  keepPress(control)
}

/** React hydrates a part during the press itself, and then its own handler gets the press. */
function hearReactsClick({ target }: Event) {
  const control = controlAt(target)
  if (control && living.has(control)) presses.delete(control.dataset.press ?? '')
}

/** Enter in a field of the server's form presses its last button, since a password manager may have filled in the rest. */
function hearEnter({ key, target }: KeyboardEvent) {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.form?.getAttribute('method') !== 'post') return
  const button = [...target.form.querySelectorAll('button')].at(-1)
  if (button) keepPress(button)
}

/** A named control of the server that is not alive, except for text: while it is held, a live one may replace it. */
const isHeld = (control: HTMLElement) =>
  control.dataset.press
    ? !living.has(control)
    : (!isField(control) || isBox(control)) && isServers(control) && nameOf(control) !== ''

/** A plain press: other buttons and keys, and a link with a modifier, do something else. */
const isPlain = (event: Event) =>
  event instanceof MouseEvent
    ? !(event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey)
    : event instanceof KeyboardEvent &&
      !event.repeat &&
      event.key === ' ' &&
      !(event.target instanceof HTMLAnchorElement)

function hearDown(event: Event) {
  if (!isPlain(event)) return
  const control = controlAt(event.target)
  const { clientX: x, clientY: y } = event instanceof MouseEvent ? event : { clientX: 0, clientY: 0 }
  down = control && isHeld(control) && !isIdle(control) ? { ...keepingOf(control), x, y } : null
}

/** A pointer or key that went down on the server's control and goes up over the live one presses the live one. */
function hearUp(event: Event) {
  if (event instanceof KeyboardEvent && event.key !== ' ') return
  const slip = down && event instanceof MouseEvent ? Math.hypot(event.clientX - down.x, event.clientY - down.y) : 0
  lost = down && !down.control.isConnected && slip <= SLIP_PX ? down : null
  down = null
  if (!lost) return
  setTimeout(() => {
    const live = lost && liveOf(lost)
    if (!lost || !live || isOver(lost)) return
    const name = live.dataset.press
    if (name) presses.set(name, lost)
    if (!name) live.click()
    else if (living.has(live)) pressLater(name, live)
    lost = null
  }, CLICK_MS)
}

/**
 * Keeps what a person does before the page's code is there (decision 0014). A control that needs code has a name, `data-press`,
 * in the server's part and in the live one; the live one reports when its handlers are there (`alive`). Fields have names
 * already.
 */
export function keepPresses() {
  early().alive = (control) => {
    living.add(control)
    const name = control.dataset.press ?? ''
    const pressed = presses.get(name)?.control
    // While the pressed control exists, another of the same name does not take its press.
    if (pressed && (pressed === control || !pressed.isConnected)) pressLater(name, control)
  }
  early().tell = () => void setTimeout(tellFields)
  document.addEventListener('DOMContentLoaded', () => {
    served = new WeakSet(document.querySelectorAll(CONTROLS))
    for (const field of document.querySelectorAll<Field>('input,select,textarea')) copies.push(keepingOf(field))
    observeIfNeeded()
  })
  addEventListener('pagehide', keepLastWords)
  const on = (names: string, hear: (event: Event) => void) => {
    for (const name of names.split(' ')) addEventListener(name, hear, true)
  }
  on('click', hearClick)
  // React listens at the document, so this runs after it.
  document.documentElement.addEventListener('click', hearReactsClick, true)
  on('focusin', ({ target }) => {
    const kept = target instanceof HTMLElement && target.matches(CONTROLS) && isServers(target) && keepingOf(target)
    focused = kept && kept.name ? kept : null
    observeIfNeeded()
  })
  on('focusout', ({ target }) =>
    setTimeout(() => {
      // A control that is removed loses the focus, too; its live one then takes it.
      if (target instanceof Element && target.isConnected && focused?.control === target) focused = null
    }),
  )
  on('input change', ({ target }) => {
    if (isField(target) && isServers(target)) edited.set(target, stateOf(target))
  })
  on('pointerdown keydown', hearDown)
  on('pointerup keyup', hearUp)
  on('pointercancel', () => (down = null))
  addEventListener('keydown', hearEnter, true)
}
