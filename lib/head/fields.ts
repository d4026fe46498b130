import { early } from './early.ts'
import {
  CONTROLS,
  isBox,
  isElsewhere,
  isField,
  isOver,
  isServers,
  keepingOf,
  liveOf,
  nameOf,
  on,
  type Field,
  type Kept,
} from './server-controls.ts'

/** The server's fields, and its questions that were opened. */
const copies: Kept[] = []
/** The fields that a person has changed, with their last words or state. */
const edited = new WeakMap<Element, string | boolean>()
/** Fields that React took over as they are, and whose state it knows. */
const knownToReact = new WeakSet<Element>()
let focused: Kept | null = null

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

/** An opened question of the server stays open when its live part comes. */
export function noteOpened(control: HTMLElement): void {
  if (control.matches('summary') && isServers(control) && nameOf(control)) copies.push(keepingOf(control))
  observeIfNeeded()
}

/** Hands what is in the server's fields, the focus and opened questions over to the live controls. Fields have names already. */
export function handOverFields(): void {
  early().tell = () => void setTimeout(tellFields)
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll<Field>('input,select,textarea')) copies.push(keepingOf(field))
    observeIfNeeded()
  })
  addEventListener('pagehide', keepLastWords)
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
}
