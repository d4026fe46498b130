import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { listen } from './front-world.ts'

export type FakeAnswer = { status?: number; headers?: Record<string, string | string[]>; body?: string }
type Handler = (path: string, request: IncomingMessage, response: ServerResponse) => FakeAnswer | Promise<FakeAnswer>

export const htmlOf = (text: string, lang = 'en') =>
  `<!DOCTYPE html><html lang="${lang}"><head><script>self.__next_f.push([1,"x"])</script></head><body><p data-stored-line="" class="a"> </p><main>${text}</main></body></html>`

export const pageOf = (text: string, more: Partial<FakeAnswer['headers']> = {}): FakeAnswer => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=60, stale-while-revalidate=31535940',
    vary: 'rsc',
    ...more,
  },
  body: htmlOf(text),
})

/** A server in the place of Next: the test sets its answers, and `asked` lists the requested paths. */
export async function fakeNext(handler: Handler) {
  const asked: string[] = []
  const next = { answer: handler }
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? ''
    asked.push(path)
    void Promise.resolve(next.answer(path, incoming, response)).then(({ status = 200, headers = {}, body = '' }) => {
      if (response.headersSent || response.destroyed) return
      response.writeHead(status, headers)
      response.end(body)
    })
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  return { origin, asked, server, next }
}
