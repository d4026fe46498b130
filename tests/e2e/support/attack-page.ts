/** The directives that refuse the attacks; Trusted Types refuse most of them before the directives for scripts do. */
export const REFUSED =
  'connect-src frame-src require-trusted-types-for script-src-elem style-src-elem trusted-types'.split(' ')

/**
 * Attacks of a script that can already change the page's document; each reports whether it succeeded. Runs in the page, until all
 * `refused` have refused one. @returns the attacks that succeeded, and the directives that refused none
 */
export async function attackPage(refused: readonly string[]): Promise<{ through: string[]; idle: string[] }> {
  const through: string[] = []
  const idle = new Set(refused)
  // Playwright's own script may use `eval`; scripts that it adds to the page may not.
  await new Promise((resolve) => setTimeout(resolve))
  const page = window as unknown as Record<string, unknown>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => idle.delete(effectiveDirective))
  const run = (name: string, text: string) => (page[name] as (text: string) => unknown)(text)
  const hit = (name: string) => () => through.push(name)
  const attempt = (name: string, make: () => unknown) => {
    page[`hit_${name}`] = hit(name)
    try {
      make()
    } catch {
      // Refused at once.
    }
  }
  const box = document.body.appendChild(document.createElement('div'))
  const element = (tag: string, attributes: Record<string, string>, text = '') => {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    if (text) made.append(text)
    return box.appendChild(made)
  }
  attempt('html', () => (box.innerHTML = '<img src=x onerror=hit_html()>'))
  attempt('adjacent', () => box.insertAdjacentHTML('beforeend', '<img src=x onerror=hit_adjacent()>'))
  attempt('write', () => document.write('<script>hit_write()</script>'))
  attempt('parser', () => new DOMParser().parseFromString('<p>', 'text/html') && hit('parser')())
  attempt('eval', () => run('eval', 'hit_eval()'))
  attempt('function', () => (run('Function', 'hit_function()') as () => void)())
  attempt('timer', () => run('setTimeout', 'hit_timer()'))
  attempt('inline', () => element('script', {}, 'hit_inline()'))
  attempt('data', () => element('script', { src: 'data:text/javascript,hit_data()' }))
  attempt('blob', () => element('script', { src: URL.createObjectURL(new Blob(['hit_blob()'])) }))
  attempt('foreign', () => element('script', { src: 'https://evil.example/a.js' }))
  attempt('handler', () => element('button', { onclick: 'hit_handler()' }).click())
  attempt('link', () => element('a', { href: 'javascript:hit_link()' }).click())
  attempt('srcdoc', () => element('iframe', { srcdoc: '<script>parent.hit_srcdoc()</script>' }))
  attempt('frame', () => element('iframe', { src: 'data:text/html,<script>1</script>' }))
  attempt('worker', () =>
    new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).addEventListener('message', hit('worker')),
  )
  attempt('policy', () => {
    const { trustedTypes } = page as { trustedTypes?: { createPolicy: (name: string, rules: object) => void } }
    trustedTypes?.createPolicy('mine', {})
    through.push('policy')
  })
  attempt('style', () => {
    element('style', {}, 'body{--hit:1}')
    if (getComputedStyle(document.body).getPropertyValue('--hit') !== '') hit('style')()
  })
  await fetch('https://evil.example/').then(hit('fetch'), () => undefined)
  // What works has worked when the site has answered a request that was sent after it.
  await fetch('/robots.txt', { cache: 'no-store' })
  for (let waited = 0; idle.size > 0 && waited < 500; waited += 10)
    await new Promise((resolve) => setTimeout(resolve, 10))
  box.remove()
  return { through, idle: [...idle] }
}
