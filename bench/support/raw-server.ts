import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A separate process, like the front, that serves one page from memory and reports its origin. */
const [url = '', headers = '{}'] = process.argv.slice(2)

const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** Bytes and headers of a page exactly as received, still compressed. */
async function readRaw() {
  const [response] = (await once(get(url, { headers: JSON.parse(headers) }), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  const body = Buffer.concat(chunks)
  const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
  return { body, headers: { ...Object.fromEntries(kept), 'content-length': String(body.length) } }
}

const page = await readRaw()
const server = createServer((_, response) => {
  response.writeHead(200, page.headers)
  response.end(page.body)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bytes: page.body.length })
process.on('disconnect', () => process.exit(0))
