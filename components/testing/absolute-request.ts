// Imported before everything that loads axios, which keeps the class it finds: a browser resolves a path against its page,
// Node's Request does not.
const NodeRequest = globalThis.Request
globalThis.Request = class extends NodeRequest {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost:3000') : input, init)
  }
}
