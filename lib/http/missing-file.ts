/** 404 for a file that this deployment does not configure, with the body that the front gives every missing file. */
export const missingFile = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
