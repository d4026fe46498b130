import type { ShellTokenMode } from '#lib/native/shell-answers.ts'
import type { ChoiceItem } from '../player/choice-list.tsx'

/** For developers, so not translated. */
export const STYLE_ITEMS = [
  { value: 'ios', name: 'New style, iOS', line: 'webkit.messageHandlers.fanfare' },
  { value: 'android', name: 'New style, Android', line: 'FanfareBridge' },
  { value: 'old', name: 'Old style', line: 'no object, fanfare:// addresses' },
] as const satisfies readonly ChoiceItem[]

/** On both sides of every limit of webview.md §2 and §3. */
export const VERSION_ITEMS = ['4.2.16', '4.2.14', '4.2.0', '3.3.0', '3.2.9'].map((version) => ({
  value: version,
  name: version,
}))

export const VERSION_PLACE_ITEMS = [
  { value: 'agent', name: 'In the user agent', line: 'FanfareApp/4.2.16' },
  { value: 'token', name: 'With the token', line: 'appVersion' },
] as const satisfies readonly ChoiceItem[]

const MODE_TEXTS: Record<ShellTokenMode, [name: string, line: string]> = {
  now: ['Now', 'when the page asks'],
  early: ['Early', 'before the page’s scripts'],
  late: ['Late', '9 s after the first request'],
  twice: ['Twice', 'the same token again'],
  never: ['Never', 'the page stays a visitor’s'],
  malformed: ['Malformed', 'seven messages to refuse'],
  foreign: ['Foreign frame', 'by postMessage'],
  switch: ['Account switch', 'the second account after 4 s'],
  logout: ['Logout', 'the token now, the logout after 4 s'],
}

export const MODE_ITEMS = Object.entries(MODE_TEXTS).map(([value, [name, line]]) => ({ value, name, line }))
