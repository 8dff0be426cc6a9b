import { VER_SALARIO } from '#server/platform/access/authorities.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { linhasDosTalentos, tabelasDe } from './dados.ts'
import { type Linha, linhaSalarial, mesesSemAumento, type Passo } from './linha-salarial.ts'

export interface LinhaSalarial {
  passos: Passo[]
  /** whole months since the last rise, else since the admission */
  mesesSemAumento: number
}

/**
 * Salary timeline of a talent up to a day.
 * @throws DomainError 403 without the authority to see salaries, 404
 */
export async function linhaSalarialDe(ctx: Ctx, id: number, dia = ctx.context.hoje): Promise<LinhaSalarial> {
  if (!hasAuthority(ctx.session, VER_SALARIO)) fail('NAO_AUTORIZADO')
  const { dataAdmissao } = await readRecord(ctx, id)
  const linhas = (await linhasDosTalentos(ctx, [id])).get(id) ?? []
  const passos = linhaSalarial(linhas, await tabelasDe(ctx, linhas), dia)
  return { passos, mesesSemAumento: mesesSemAumento(passos, String(dataAdmissao), dia) }
}

/** Rows and steps of a talent's salary. */
interface Trajetoria {
  linhas: Linha[]
  passos: Passo[]
}

/**
 * Timelines of many talents of the company, each up to a day. Checks no authority: callers that show amounts require
 * that of salaries.
 * @param ate last day of each talent, by id
 */
export async function trajetoriasDe(ctx: Ctx, ate: ReadonlyMap<number, string>): Promise<Map<number, Trajetoria>> {
  const linhas = await linhasDosTalentos(ctx, [...ate.keys()])
  const tabelas = await tabelasDe(ctx, [...linhas.values()].flat())
  return new Map(
    [...linhas].map(([id, own]) => [id, { linhas: own, passos: linhaSalarial(own, tabelas, ate.get(id) ?? '') }]),
  )
}
