import { rowsOf } from './rows.ts'

/** A state of Brazil or the Federal District. `id` is the IBGE code: stable, and what a city points at. */
export interface EstadoBase {
  id: number
  sigla: string
  nome: string
  codigoIbge: number
}

/** The 26 states and the Federal District, by IBGE code: `schemas/geral/dados/estado.json`. */
export const loadEstados = (): EstadoBase[] =>
  rowsOf('geral/estado', 'base').map(({ id, sigla, nome, codigoIbge }) => ({
    id: Number(id),
    sigla: String(sigla),
    nome: String(nome),
    codigoIbge: Number(codigoIbge),
  }))
