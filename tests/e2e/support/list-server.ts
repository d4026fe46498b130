import { createServer } from 'node:http'

export interface ListServer {
  /** `http://127.0.0.1:port` */
  origin: string
  /** Answers this path with this text from now on; others with 404. */
  put: (path: string, text: string) => void
  stop: () => Promise<void>
}

/** A server of domain lists, as a CDN is one. */
export async function startListServer(): Promise<ListServer> {
  const files = new Map<string, string>()
  const server = createServer(({ url = '' }, response) => {
    const text = files.get(url)
    response.writeHead(text === undefined ? 404 : 200, { 'access-control-allow-origin': '*' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    put: (path, text) => void files.set(path, text),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
