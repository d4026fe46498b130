import { early } from './early.ts'
import { noteOpened } from './fields.ts'
import {
  controlAt,
  isBox,
  isField,
  isOver,
  isServers,
  keepingOf,
  liveOf,
  living,
  nameOf,
  noteServed,
  on,
  type Kept,
} from './server-controls.ts'

/** The longest time between the end of a touch or key and the browser's own click, ms. */
const CLICK_MS = 80
/** A pointer that moves further while it is pressed is dragging, px. */
const SLIP_PX = 12

/** Presses by the name of their control; each is done once, when the control is alive. */
const presses = new Map<string, Kept>()
/** Where a pointer or key went down; `lost` if its control was removed before it went up. */
let down: (Kept & { x: number; y: number }) | null = null
let lost: Kept | null = null

const isIdle = ({ ariaDisabled, ariaBusy }: HTMLElement) => ariaDisabled === 'true' || ariaBusy === 'true'

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
  noteOpened(control)
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
 * Keeps presses from before the page's code is there (decision 0014). A control that needs code has a name, `data-press`, in the
 * server's part and in the live one; the live one reports when its handlers are there (`alive`).
 */
export function keepPresses(): void {
  early().alive = (control) => {
    living.add(control)
    const name = control.dataset.press ?? ''
    const pressed = presses.get(name)?.control
    // While the pressed control exists, another of the same name does not take its press.
    if (pressed && (pressed === control || !pressed.isConnected)) pressLater(name, control)
  }
  document.addEventListener('DOMContentLoaded', noteServed)
  on('click', hearClick)
  // React listens at the document, so this runs after it.
  document.documentElement.addEventListener('click', hearReactsClick, true)
  on('pointerdown keydown', hearDown)
  on('pointerup keyup', hearUp)
  on('pointercancel', () => (down = null))
  addEventListener('keydown', hearEnter, true)
}
