import { expect, test } from 'vitest'
import { assetLinks } from './asset-links.ts'

test('[APP-6] Android reads every app with every signing key', () => {
  const keys = ['AA:BB', 'CC:DD']
  expect(assetLinks(['com.example.app', 'com.example.pro'], keys)).toEqual(
    ['com.example.app', 'com.example.pro'].map((name) => ({
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: keys },
    })),
  )
})

test('[APP-6] without apps there is no file for Android', () => {
  expect(assetLinks([], [])).toBeNull()
  expect(assetLinks(['com.example.app'], [])).toBeNull()
})
