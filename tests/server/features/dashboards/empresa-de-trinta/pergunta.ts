import { expect } from 'vitest'
import type { Client } from '#tests/helpers/app.ts'

/** What the dashboards of the company of thirty people answer. */

export interface Answer {
  categorias: { chave: string | null; nome: string; abre?: boolean }[]
  series: { titulo: string; valores: (number | null)[]; total: number | null }[]
  message?: string
}

/** Filters as an address says them. */
export type Filtros = Record<string, string>

export const dia = (data: string): Filtros => ({ dataIni: data, dataFim: data })
export const de = (dataIni: string, dataFim: string): Filtros => ({ dataIni, dataFim })
/** All of the two years. */
export const SEMPRE = de('2024-07-01', '2026-06-30')
/** What is opened: nodes of the tree of areas. */
export const dentro = (...ids: string[]): Filtros => ({ caminho: JSON.stringify(ids.map((id) => ['area', id])) })

/** @param onde dashboard and figure or chart: 'talento/ativos' */
export async function pergunta(client: Client, onde: string, filtros: Filtros): Promise<Answer> {
  const answer = await client.get(`/api/paineis/analytics/${onde}?${new URLSearchParams(filtros)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Answer
}

/** A single figure. */
export const total = async (client: Client, onde: string, filtros: Filtros): Promise<number | null | undefined> =>
  (await pergunta(client, onde, filtros)).series[0]?.total

/** The numbers of each series of a chart. */
export const valores = async (client: Client, onde: string, filtros: Filtros): Promise<(number | null)[][]> =>
  (await pergunta(client, onde, filtros)).series.map((serie) => serie.valores)

/** The first series by what its categories are called. */
export async function porNome(client: Client, onde: string, filtros: Filtros): Promise<Record<string, unknown>> {
  const { categorias, series } = await pergunta(client, onde, filtros)
  return Object.fromEntries(categorias.map(({ nome }, i) => [nome, series[0]?.valores[i]]))
}
