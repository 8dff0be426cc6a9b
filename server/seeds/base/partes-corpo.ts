import { rowsOf } from '#server/platform/data/rows.ts'

/** A part of the body of table 13 of eSocial. `id` counts from 1 in the order of the codes. */
export interface ParteCorpoBase {
  id: number
  codigo: string
  descricao: string
}

/** All 45 parts of the body, by code: `schemas/sst/dados/parte-corpo.json`. */
export const loadPartesCorpo = (): ParteCorpoBase[] =>
  rowsOf('sst/parte-corpo', 'base').map(({ codigo, descricao }, index) => ({
    id: index + 1,
    codigo: String(codigo),
    descricao: String(descricao),
  }))
