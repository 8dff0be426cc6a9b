import { searchOf } from '#admin/resource/list/address.ts'
import type { Counted, Cut, Term } from './dashboard.ts'

/** Returns the URL of the list of the records behind a figure, with its filters and opened categories. */
export function rowsAddress(term: Term, asked: Pick<Counted, 'filtros'>, path: readonly Cut[], back: string): string {
  const { medida, rota, dia } = term
  const { filtros, cortes } = askedRows(term, asked, path)
  const filter = {
    medida: { medida, filtros, cortes, titulo: rowsTitle(term, path), volta: back },
    ...(dia ? { em: filtros[dia] } : {}),
  }
  return `/${rota}${searchOf({ filter })}`
}

/** Returns the parameters of the records behind a figure, for a call. */
export function askedRows({ filtros }: Term, asked: Pick<Counted, 'filtros'>, path: readonly Cut[]) {
  const slice = path.findLast(({ periodo }) => periodo)?.periodo
  const { dataIni, dataFim } = { ...asked.filtros, ...slice } as Record<'dataIni' | 'dataFim', string>
  const narrowed = Object.fromEntries(
    filtros.filter((name) => asked.filtros[name] !== undefined).map((name) => [name, asked.filtros[name]]),
  )
  const cortes = path.filter(({ periodo }) => !periodo).map(({ by, key }) => [by, key])
  return { filtros: { dataIni, dataFim, ...narrowed }, cortes }
}

/** Returns their title, with the opened categories. */
export const rowsTitle = ({ titulo }: Term, path: readonly Cut[]): string =>
  [titulo, ...path.map(({ name }) => name)].join(' · ')
