import { expect, test } from 'vitest'
import { namedParams } from './named-params.ts'

const params = { campaignId: 'c1', level: 'gold' }

test('[MSG-1] a level of agents has its name, and its id where the campaign no longer has the level', () => {
  const levels = { gold: 'Oro' }
  expect(namedParams('level_reached', params, { activity: undefined, levels })).toEqual({
    campaignId: 'c1',
    level: 'Oro',
  })
  expect(namedParams('level_reached', { ...params, level: 'iron' }, { activity: undefined, levels })).toMatchObject({
    level: 'iron',
  })
  expect(namedParams('level_reached', params, { activity: undefined, levels: undefined })).toEqual(params)
})
