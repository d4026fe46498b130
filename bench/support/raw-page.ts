import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** Bytes and headers of a page exactly as they came, not unpacked. */
async function readRaw(url: string, headers: Record<string, string>) {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  const body = Buffer.concat(chunks)
  const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
  return { body, headers: { ...Object.fromEntries(kept), 'content-length': String(body.length) } }
}

/** The least that Node can do with a page: the same bytes and headers out of memory, whatever is asked for. */
export async function serveRaw(url: string, headers: Record<string, string>) {
  const page = await readRaw(url, headers)
  const server = createServer((_, response) => {
    response.writeHead(200, page.headers)
    response.end(page.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    bytes: page.body.length,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
