/** What is wrong with the page that is open, as far as its elements tell; runs in the page. */
export function pageFaults(): string[] {
  const faults: string[] = []
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden'
  }
  const text = (element: Element) => (element.textContent ?? '').trim()
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen)

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`mais larga que a janela: ${scrollWidth} > ${clientWidth}`)
  if (scrollY > 0) faults.push(`abre rolada ${Math.round(scrollY)} px`)
  for (const head of all('h1, h2, h3, th, [role=tab], .MuiChip-label'))
    if (head.scrollWidth > head.clientWidth + 1 && /hidden|clip/.test(getComputedStyle(head).overflowX))
      faults.push(`cortado: "${text(head)}"`)
  const heads = all('main h1, main h2, main h3').map(text)
  for (const [i, head] of heads.entries())
    if (head !== '' && heads.indexOf(head) !== i) faults.push(`título repetido: "${head}"`)
  if (all('h1').length !== 1) faults.push(`${all('h1').length} títulos h1`)
  for (const part of all('main').map(text)) {
    const odd = /\bundefined\b|\bNaN\b|\[object |\bnull\b/.exec(part)
    if (odd) faults.push(`texto estranho: "${part.slice(Math.max(0, odd.index - 20), odd.index + 30)}"`)
  }
  for (const picture of document.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0 && picture.src !== '')
      faults.push(`imagem quebrada: ${picture.src}`)
  for (const chart of all('main svg.recharts-surface'))
    if (chart.querySelectorAll('text').length === 0 && !chart.closest('[aria-label], figure, section'))
      faults.push('gráfico sem nomes')
  for (const one of all('main button, main a'))
    if (text(one) === '' && !one.getAttribute('aria-label') && !one.getAttribute('aria-labelledby') && !one.title)
      faults.push(`botão sem nome: ${one.outerHTML.slice(0, 80)}`)
  return [...new Set(faults)]
}
