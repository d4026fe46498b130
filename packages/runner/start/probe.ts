import { get } from 'node:http'

/** Whether an HTTP server answers there, with any status. */
export function answersAt(url: string, timeoutMs = 2000): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: timeoutMs, agent: false }, (response) => {
      response.resume()
      resolve(true)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
