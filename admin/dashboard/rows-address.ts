import { searchOf } from '#admin/resource/list/address.ts'
import type { Counted, Cut, Term } from './dashboard.ts'

/** The list of the records that a figure counts: as it was asked for, in the categories that were opened. */
export function rowsAddress(
  { medida, titulo, rota, filtros, dia }: Term,
  asked: Pick<Counted, 'filtros'>,
  path: readonly Cut[],
  back: string,
): string {
  const slice = path.findLast(({ periodo }) => periodo)?.periodo
  const { dataIni, dataFim } = { ...asked.filtros, ...slice } as Record<'dataIni' | 'dataFim', string>
  const narrowed = Object.fromEntries(
    filtros.filter((name) => asked.filtros[name] !== undefined).map((name) => [name, asked.filtros[name]]),
  )
  const filter = {
    medida: {
      medida,
      filtros: { dataIni, dataFim, ...narrowed },
      cortes: path.filter(({ periodo }) => !periodo).map(({ by, key }) => [by, key]),
      titulo: [titulo, ...path.map(({ name }) => name)].join(' · '),
      volta: back,
    },
    ...(dia ? { em: dia === 'dataIni' ? dataIni : dataFim } : {}),
  }
  return `/${rota}${searchOf({ filter })}`
}
