import puppeteer from 'puppeteer-core'
import { LISTEN, READ_VIOLATIONS, type TestBrowser } from './test-browser.ts'

/** Firefox, driven by WebDriver BiDi, which is built into it. */
export async function openFirefox(executablePath: string): Promise<TestBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Firefox 140 ESR lacks a command that puppeteer sends to set a viewport, so the window has the size.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  })
  const [page = await browser.newPage()] = await browser.pages()
  await page.evaluateOnNewDocument(LISTEN)
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    cookies: () => browser.cookies(),
    violations: async () => (await page.evaluate(READ_VIOLATIONS)) as string[],
    close: () => browser.close(),
  }
}
