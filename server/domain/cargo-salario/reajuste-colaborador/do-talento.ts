import {
  acheTabela,
  exigeCenario,
  exigeSalario,
} from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'
import { nameReferences } from '#server/platform/crud/list/name-references.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { newRecord } from '#server/platform/crud/write/operations.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { atualDe, mantida, SEM_SITUACAO, situacoesNoDia } from './situacao.ts'

const PROPOSTA = 'cargo-salario/reajuste-colaborador'

/**
 * Proposal of a plan, or of one of its scenarios, for a talent; without one a draft of his situation on the plan's day.
 * Names only where the session may read them — spec 2 §7 GET /{id}/reajuste-colaborador
 */
export async function propostaDoTalento(ctx: Ctx, talento: number, tabelaId: number, cenario?: number) {
  exigeSalario(ctx)
  const { nome } = await readRecord(ctx, talento)
  const tabela = await acheTabela(ctx, tabelaId)
  await exigeCenario(ctx, tabelaId, cenario)
  const own = forEntity(ctx, PROPOSTA)
  const deQuem = cenario === undefined ? { simulada: false } : { cenario }
  const filter = JSON.stringify({ tabelaReajusteColaborador: tabelaId, colaborador: talento, ...deQuem })
  const [there] = (await listRecords(own, parseListQuery(own.entity, { filter, range: '[0,0]' }))).rows
  if (there) return readRecord(own, Number(there.id))
  const onde = {
    tabelaReajusteColaborador: { id: tabela.id, nome: tabela.nome },
    ...(cenario === undefined ? {} : { cenario: { id: cenario } }),
  }
  return rascunhoDaProposta(ctx, { id: talento, nome: String(nome) }, tabela.data, onde)
}

/** Draft of a proposal that keeps a talent's situation on a day. @param onde plan and scenario of the proposal */
export async function rascunhoDaProposta(
  ctx: Ctx,
  talento: { id: number; nome: string },
  dia: string,
  onde: Record<string, unknown> = {},
) {
  const own = forEntity(ctx, PROPOSTA)
  const situacao = (await situacoesNoDia(ctx, [talento.id], dia)).get(talento.id)
  if (!situacao) return invalid([fieldError('colaborador', SEM_SITUACAO)])
  const atual = atualDe(situacao)
  const rascunho = { ...(await newRecord(own)), ...onde, colaborador: talento, ...atual, ...mantida(atual) }
  return nameReferences(own, rascunho)
}
