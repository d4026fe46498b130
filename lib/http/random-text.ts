/** 32 random hex digits: a `vs`, or an idempotency key. */
export function randomText() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
