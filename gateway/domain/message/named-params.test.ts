import { expect, test } from 'vitest'
import { namedParams } from './named-params.ts'

const params = { campaignId: 'c1', level: 'gold' }

test('[MSG-1] a level of agents has its name, and its id where the campaign no longer has the level', () => {
  const levels = { gold: 'Oro' }
  expect(namedParams(params, { activity: undefined, levels }, 'es')).toEqual({ campaignId: 'c1', level: 'Oro' })
  expect(namedParams({ ...params, level: 'iron' }, { activity: undefined, levels }, 'es')).toMatchObject({
    level: 'iron',
  })
  expect(namedParams(params, { activity: undefined, levels: undefined }, 'es')).toEqual(params)
})
