import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import type { Page } from '@playwright/test'
import { recordEvents } from '@fanfare/contract/site/analytics-event.ts'

/** A destination of Sensors Data that keeps every byte. */
export interface SensorsServer {
  url: string
  /** Request lines, headers and bodies as received. */
  raw: string[]
  /** The decoded records. */
  records: { event: string; properties: Record<string, unknown> }[]
  stop: () => void
}

/** `data`: base64 of a record, as the library sends it in a form or a query. */
function recordIn(text: string): SensorsServer['records'] {
  const encoded =
    /name="data"\r\n\r\n([^\r]+)/.exec(text)?.[1] ?? new URLSearchParams(text.split('?').at(-1)).get('data')
  return encoded ? [JSON.parse(Buffer.from(encoded, 'base64').toString())] : []
}

export async function startSensorsServer(): Promise<SensorsServer> {
  const raw: string[] = []
  const records: SensorsServer['records'] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    raw.push(`${request.method} ${request.url}`, request.rawHeaders.join('\n'), body)
    records.push(...recordIn(body))
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end()
  })
  const { origin, close: stop } = await listen(server)
  return { url: `${origin}/sa`, raw, records, stop }
}

/** Every byte that the page sends to our own receiver, and the names of the events. */
export function watchReceiver(page: Page): { raw: string[]; names: string[] } {
  const raw: string[] = []
  const names: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== recordEvents.path) return
    const body = request.postData() ?? ''
    raw.push(request.url(), JSON.stringify(request.headers()), body)
    names.push(...(JSON.parse(body) as { events: { name: string }[] }).events.map(({ name }) => name))
    void request
      .allHeaders()
      .then((headers) => raw.push(JSON.stringify(headers)))
      .catch(() => undefined)
  })
  return { raw, names }
}

/** The addresses of all scripts of a page that contain `part`. */
export function watchScripts(page: Page, part: string): { found: string[]; read: () => Promise<unknown> } {
  const found: string[] = []
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    const check = async () => void ((await response.text()).includes(part) && found.push(response.url()))
    reading.push(check().catch(() => undefined))
  })
  return { found, read: () => Promise.all(reading) }
}
