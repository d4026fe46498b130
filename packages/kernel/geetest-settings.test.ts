import { expect, test } from 'vitest'
import { parseConfig } from '#kernel/config/config.ts'
import { geetestAccess, geetestSettings } from './geetest-settings.ts'

const SET = { GEETEST_ID: 'id-1', GEETEST_KEY: 'key-1' }
const namesOf = (env: Record<string, string>) => {
  const result = parseConfig(env)
  return result.ok ? [] : result.problems.map(({ name }) => name)
}

test('[AUTH-5] GeeTest is off without settings, and needs both its id and its key', () => {
  const result = parseConfig({})
  expect(result.ok && geetestAccess(result.config)).toBeNull()
  expect(namesOf({ GEETEST_ID: 'id-1' })).toEqual(['GEETEST_KEY'])
  expect(namesOf({ GEETEST_KEY: 'key-1' })).toEqual(['GEETEST_ID'])
  expect(namesOf(SET)).toEqual([])
  expect(geetestAccess(SET)).toMatchObject({ id: 'id-1', key: 'key-1' })
})

test('[AUTH-5] GeeTest comes from its own hosts, or from the host of the settings alone', () => {
  expect(geetestSettings(SET)).toMatchObject({
    scriptOrigin: 'https://static.geetest.com',
    checkOrigin: 'https://gcaptcha4.geetest.com',
    sources: ['https://*.geetest.com', 'https://*.geevisit.com'],
  })
  const GEETEST_ORIGIN = 'http://127.0.0.1:9000'
  expect(geetestSettings({ ...SET, GEETEST_ORIGIN })?.sources).toEqual([GEETEST_ORIGIN])
  expect(namesOf({ ...SET, GEETEST_ORIGIN: 'http://geetest.example' })).toEqual(['GEETEST_ORIGIN'])
})
