import type { HttpClientOptions } from '../http/client.ts'

type Adapter = Extract<HttpClientOptions['adapter'], (...input: never) => unknown>

/** Sends even while the page is being left, without cookies and referrer, so that no event is connected with an account (ANA-3). */
export const keepaliveAdapter: Adapter = async (config) => {
  const response = await fetch(config.url ?? '', {
    method: config.method?.toUpperCase(),
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ),
    body: config.data as string,
    keepalive: true,
    credentials: 'omit',
    // The address of the page may carry an invite code.
    referrerPolicy: 'no-referrer',
  })
  const { status, statusText } = response
  return { data: await response.text(), status, statusText, headers: {}, config }
}
