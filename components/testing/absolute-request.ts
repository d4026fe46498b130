// Imported before axios, which keeps the `Request` of its import: a browser resolves a path against its page, but Node's
// `Request` does not.
const NodeRequest = globalThis.Request
globalThis.Request = class extends NodeRequest {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost:3000') : input, init)
  }
}
