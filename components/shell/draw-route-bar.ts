/**
 * The bar of nprogress, made of elements: its own way is a piece of HTML, which Trusted Types refuse. What stands already
 * is taken, as it does.
 */
export function drawRouteBar(): HTMLElement {
  const drawn = document.getElementById('nprogress')
  if (drawn) return drawn
  const progress = document.createElement('div')
  progress.id = 'nprogress'
  const bar = document.createElement('div')
  bar.className = 'bar'
  // Off the page; the first step slides it in.
  bar.style.transform = 'translate3d(-100%, 0, 0)'
  progress.append(bar)
  document.body.append(progress)
  return progress
}
