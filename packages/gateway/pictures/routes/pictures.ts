import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { PICTURE_FORMATS, PICTURE_ID, PICTURE_WIDTHS, STORED_PICTURE } from '@fanfare/contract/activity/picture.ts'
import { storePicture } from '@fanfare/contract/ops/publish.ts'
import { operatorActor } from '#gateway/activities/publication/file-from-body.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { RateLimiter } from '#gateway/http/rate-limit.ts'
import { malformed } from '#gateway/http/read-input.ts'
import { bind, type AnyRoute } from '#gateway/route.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { findPictureFile } from '../db/pictures.ts'
import { keepPicture } from '../keep-pictures.ts'

/** Cache of the most requested files, in bytes of this process. */
const CACHE_BYTES = 48_000_000
/** A year, the longest time that caches keep; another picture has another address. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
export const PICTURE_PATH = '/v1/pictures/{id}/{name}'
const NAMES = new Set(PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => `${width}.${format}`)))
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** `GET /v1/pictures/{id}/{name}`: a file of a picture, which never changes. Without `limiter` the server itself limits every request. */
export function registerPictures(app: FastifyInstance, gateway: GatewayContext, limiter: RateLimiter | null) {
  const cache = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length })
  app.get<{ Params: { id: string; name: string } }>(
    PICTURE_PATH.replaceAll(/\{(\w+)\}/g, ':$1'),
    { onRequest: async (request, reply) => limiter?.byAddress(request, reply, null) },
    async (request, reply) => {
      const { id, name } = request.params
      if (!PICTURE_ID.test(id) || !NAMES.has(name)) throw new DomainError('NO_SUCH_PATH')
      const key = `${id}/${name}`
      const content = cache.get(key) ?? (await findPictureFile(gateway.db, id, name))
      if (content === undefined) throw new DomainError('NO_SUCH_PATH')
      cache.set(key, content)
      const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp'
      return reply.header('cache-control', IMMUTABLE).type(type).send(content)
    },
  )
}

export const pictureRoutes: readonly AnyRoute[] = [
  bind(storePicture, async ({ body: { content, field } }, { gateway, operator }) => {
    if (!BASE64.test(content)) throw malformed('content', 'must be base64')
    const id = await keepPicture(gateway, Buffer.from(content, 'base64'), { field, actor: operatorActor(operator) })
    return { id, picture: `${STORED_PICTURE}${id}` }
  }),
]
