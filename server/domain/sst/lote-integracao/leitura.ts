import type { FastifyRequest } from 'fastify'
import type { LoteIntegracao } from '#schemas/generated/types/sst/lote-integracao.ts'
import type { LinhaDeLote, LoteComItens } from '#schemas/runtime/answers/utilities/payroll-batches.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { empresaAtual } from '#server/domain/utilitario/empresa/queries.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { assinaturaDe, pendentes } from './conteudo.ts'
import type { Lote } from './lote.ts'

const filtros: Record<string, readonly string[]> = {
  tipo: ['ADMISSAO', 'SITUACAO', 'AFASTAMENTO', 'OCORRENCIA'],
  sentido: ['SAIDA', 'ENTRADA'],
  status: ['AGUARDANDO', 'COM_ERRO', 'SEM_ERRO'],
}

/** Batches, the newest first, narrowed by kind, direction and status. */
export async function listaLotes(
  { db, session }: Ctx,
  request: FastifyRequest,
): Promise<{ page: { offset: number; limit: number }; found: { rows: LinhaDeLote[]; total: number } }> {
  const query = request.query as Record<string, string | undefined>
  const page = { offset: inteiro(query.page, 'page') * tamanho(query.size), limit: tamanho(query.size) }
  const where = ['empresa_id = $1']
  const values: unknown[] = [session.empresaId]
  for (const [name, known] of Object.entries(filtros)) {
    const value = query[name]
    if (!value) continue
    if (!known.includes(value)) fail('PARAMETRO_INVALIDO', { nome: name })
    values.push(value)
    where.push(`${name} = $${values.length}`)
  }
  const of = `from lote_integracao where ${where.join(' and ')}`
  const [counted] = await run<{ n: number }>(db, `select count(*)::int as n ${of}`, values)
  const rows = await run<LinhaDeLote>(
    db,
    `select id, data, tipo, sentido, codigo, status, mensagem ${of} order by data desc, id desc limit ${page.limit} offset ${page.offset}`,
    values,
  )
  return { page, found: { rows: rows.map((row) => dropEmpty(row)), total: counted?.n ?? 0 } }
}

function inteiro(value: string | undefined, nome: string): number {
  if (!value) return 0
  return /^\d{1,4}$/.test(value) ? Number(value) : fail('PARAMETRO_INVALIDO', { nome })
}

const tamanho = (value: string | undefined): number => Math.min(Math.max(inteiro(value, 'size') || 15, 1), 100)

/** A batch with its items and the talents' names. */
export async function leLote(ctx: Ctx, id: number): Promise<LoteComItens> {
  const { itens = [], ...lote } = await readStored<LoteIntegracao>(forEntity(ctx, 'sst/lote-integracao'), id)
  const nomes = new Map(
    (
      await run<{ id: number; nome: string }>(
        ctx.db,
        'select id, nome from talento where empresa_id = $1 and id = any($2::bigint[])',
        [ctx.session.empresaId, itens.flatMap(({ talentoId }) => talentoId ?? [])],
      )
    ).map((row) => [Number(row.id), row.nome]),
  )
  return {
    ...dropEmpty(lote),
    itens: itens.map(({ id: item, codigo, origemId, talentoId, situacao, mensagem }) =>
      dropEmpty({ id: item, codigo, origemId, talento: nomes.get(Number(talentoId)), situacao, mensagem }),
    ),
  }
}

/** Content of a batch for the payroll system: open items with their records' present data, without records changed since. */
export async function conteudoDe(ctx: Ctx, id: number): Promise<RecordData> {
  const { tipo, codigo, data, sentido, itens = [] } = await readStored<Lote>(forEntity(ctx, 'sst/lote-integracao'), id)
  if (sentido !== 'SAIDA' || tipo === 'OCORRENCIA') return fail('LOTE_SEM_RETORNO')
  const { cnpj } = await empresaAtual(ctx)
  const atuais = new Map((await pendentes(ctx, tipo)).map((each) => [Number(each.origem_id), each]))
  return {
    ...{ versao: 1, lote: id, codigo, tipo, empresa: cnpj, data },
    itens: itens.flatMap(({ id: item, origemId, assinatura, situacao }) => {
      const atual = atuais.get(Number(origemId))
      const open = situacao === 'AGUARDANDO' && atual !== undefined && assinaturaDe(atual.dados) === assinatura
      return open ? [{ id: item, ...atual.dados }] : []
    }),
  }
}
