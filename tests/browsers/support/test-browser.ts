/** A cookie as the browser holds it. */
export interface HeldCookie {
  name: string
  path: string
  secure: boolean
}

/** One page of a browser, driven by the engine's own automation. */
export interface TestBrowser {
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** The value of a JavaScript expression in the page; it must be JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** A real click on the first element of the selector. */
  click: (selector: string) => Promise<void>
  /** Real keys into the first element of the selector. */
  type: (selector: string, text: string) => Promise<void>
  /** Cookies of the page's address, or of the whole browser. */
  cookies: () => Promise<HeldCookie[]>
  /** Requests that the page's content security policy has refused since the document loaded. */
  violations: () => Promise<string[]>
  close: () => Promise<void>
}

/** Runs in the page: collects the requests that its content security policy refuses from now on. */
export const LISTEN = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  (window.violations ??= []).push(effectiveDirective + ' ' + blockedURI))`
export const READ_VIOLATIONS = 'window.violations ?? []'
