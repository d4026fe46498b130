import { expect, test } from 'vitest'
import { versionFacts } from './version-facts.ts'

test('[SHELL-5] the debug panel shows the build, which the page has in its data', () => {
  const script = { textContent: String.raw`self.__next_f.push([1,"0:{\"P\":null,\"b\":\"6-B7Jp_x\",\"c\":[\"\"]}"])` }
  const page = {
    document: { scripts: [{ textContent: '(function(){})' }, script], documentElement: { dataset: { locale: 'ar' } } },
    navigator: { languages: ['ar', 'en'] },
    next: { version: '16.4.6' },
  } as unknown as Window
  expect(versionFacts('a1b2c3d', page)).toMatchObject({
    commit: 'a1b2c3d',
    build: '6-B7Jp_x',
    next: '16.4.6',
    language: 'ar',
    browserLanguages: ['ar', 'en'],
  })
})
