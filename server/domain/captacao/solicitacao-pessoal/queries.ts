import { sql } from 'kysely'
import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { batchesOf } from '#server/crud/cursor.ts'
import type { Ctx } from '#server/crud/define.ts'
import { visibleSql } from '#server/crud/visible-sql.ts'
import { fieldError } from '#server/errors.ts'

export { ABERTA, estaAberta } from './aberta.ts'
export { type PorMotivoFilter, vagasPorMotivo } from './por-motivo.ts'
export { diasEntre } from './prazo.ts'
export { entreIds, type StatusSolicitacao, situacaoSql } from './situacao-sql.ts'
export { ocupaVaga, reservaVaga, type Vaga } from './vaga.ts'

type Endereco = Pick<SolicitacaoPessoal, 'uf' | 'cidade' | 'bairrosIds'>

/** A city belongs to the state, the districts to the city; what did not change is not looked at again. */
export async function enderecosIncoerentes(ctx: Ctx, record: Endereco, before?: Endereco): Promise<FieldError[]> {
  const key = ({ uf, cidade, bairrosIds }: Endereco) => JSON.stringify([uf?.id, cidade?.id, bairrosIds])
  if (before && key(before) === key(record)) return []
  const { uf, cidade, bairrosIds = [] } = record
  const errors: FieldError[] = []
  if (uf && cidade && (await ufDaCidade(ctx, cidade.id)) !== uf.id)
    errors.push(fieldError('cidade', 'Cidade não pertence ao Estado informado'))
  if (bairrosIds.length > 0 && (await haBairroDeFora(ctx, bairrosIds, cidade?.id)))
    errors.push(fieldError('bairrosIds', 'Bairros não pertencem à Cidade informada'))
  return errors
}

async function ufDaCidade({ db }: Ctx, cidadeId: number): Promise<number | undefined> {
  const row = await db.selectFrom('cidade').select('uf_id').where('id', '=', cidadeId).executeTakeFirst()
  return row?.uf_id
}

async function haBairroDeFora({ db }: Ctx, ids: number[], cidadeId: number | undefined): Promise<boolean> {
  if (cidadeId === undefined) return true
  const row = await db
    .selectFrom('bairro')
    .select('id')
    .where('id', 'in', ids)
    .where('cidade_id', '<>', cidadeId)
    .executeTakeFirst()
  return row !== undefined
}

export interface EncerradasFilter {
  dataIni: string
  dataFim: string
  areasIds?: number[]
  gruposOcupacionaisIds?: number[]
  estabelecimentosIds?: number[]
  cargosIds?: number[]
}

/** Requests closed in a period that the session sees, by area or by occupational group (spec 1 §7.5). */
export function solicitacoesEncerradas(ctx: Ctx, filter: EncerradasFilter) {
  const porGrupo = (filter.gruposOcupacionaisIds ?? []).length > 0
  const list = (ids: number[] | undefined) => (ids && ids.length > 0 ? ids : undefined)
  const [areas, grupos] = [list(filter.areasIds), list(filter.gruposOcupacionaisIds)]
  const [estabelecimentos, cargos] = [list(filter.estabelecimentosIds), list(filter.cargosIds)]
  const statement = ctx.db
    .selectFrom('solicitacao_pessoal as s')
    .innerJoin('area_organizacional as a', (j) =>
      j.onRef('a.empresa_id', '=', 's.empresa_id').onRef('a.id', '=', 's.area_organizacional_id'),
    )
    .leftJoin('faixa_salarial as f', (j) =>
      j.onRef('f.empresa_id', '=', 's.empresa_id').onRef('f.id', '=', 's.faixa_salarial_id'),
    )
    .leftJoin('cargo as c', (j) => j.onRef('c.empresa_id', '=', 'f.empresa_id').onRef('c.id', '=', 'f.cargo_id'))
    .leftJoin('grupo_ocupacional as g', (j) =>
      j.onRef('g.empresa_id', '=', 'c.empresa_id').onRef('g.id', '=', 'c.grupo_ocupacional_id'),
    )
    .where(visibleSql(ctx, 'captacao/solicitacao-pessoal', 's'))
    .where('s.encerrada', '=', true)
    .where('s.data_encerramento', '>=', filter.dataIni)
    .where('s.data_encerramento', '<=', filter.dataFim)
    .$if(areas !== undefined, (q) => q.where('s.area_organizacional_id', 'in', areas ?? []))
    .$if(grupos !== undefined, (q) => q.where('c.grupo_ocupacional_id', 'in', grupos ?? []))
    .$if(estabelecimentos !== undefined, (q) => q.where('s.estabelecimento_id', 'in', estabelecimentos ?? []))
    .$if(cargos !== undefined, (q) => q.where('f.cargo_id', 'in', cargos ?? []))
    .select([
      's.id',
      's.descricao',
      'c.nome as cargo',
      's.data',
      's.data_encerramento as dataEncerramento',
      's.quantidade as vagas',
      sql<number>`s.data_encerramento - s.data`.as('dias'),
      porGrupo ? 'g.descricao as grupo' : 'a.nome as grupo',
    ])
    .orderBy('grupo')
    .orderBy('s.data_encerramento')
    .orderBy('s.id')
  return batchesOf(ctx.db, statement.compile())
}
