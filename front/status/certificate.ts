import { connect } from 'node:tls'

const TIMEOUT_MS = 5_000
/** However often Prometheus asks, the address is asked this often. */
const KEPT_MS = 600_000

/** When the certificate at an address ends, ms since the epoch; null when the address shows none. */
const endOf = ({ hostname, port }: URL): Promise<number | null> =>
  new Promise((resolve) => {
    // An expired certificate is the one to report.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    })
    const finish = (end: number | null): void => {
      socket.destroy()
      resolve(end)
    }
    socket.setTimeout(TIMEOUT_MS, () => finish(null))
    socket.once('error', () => finish(null))
    socket.once('secureConnect', () => finish(Date.parse(socket.getPeerCertificate().valid_to) || null))
  })

/**
 * Reads when the certificate of the site's own address ends, as visitors see it: the proxy in front may have missed its renewal.
 * The function returns ms since the epoch; null without TLS, or when this machine does not reach the address.
 */
export function createCertificateReader(
  siteOrigin: string,
  monotonicNow: () => number = () => performance.now(),
): () => Promise<number | null> {
  const address = new URL(siteOrigin)
  if (address.protocol !== 'https:') return () => Promise.resolve(null)
  let last: { at: number; end: Promise<number | null> } | null = null
  return () => {
    if (last === null || monotonicNow() - last.at >= KEPT_MS) last = { at: monotonicNow(), end: endOf(address) }
    return last.end
  }
}
