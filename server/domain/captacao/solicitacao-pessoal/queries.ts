import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

export { ABERTA, estaAberta } from './aberta.ts'
export { abertaSql, minhaSql } from './aberta-sql.ts'
export { diasEntre } from './prazo.ts'
export { entreIds, type StatusSolicitacao, situacaoSql } from './situacao-sql.ts'
export { ocupaVaga, reservaVaga, type Vaga } from './vaga.ts'

type Endereco = Pick<SolicitacaoPessoal, 'uf' | 'cidade' | 'bairrosIds'>

/** Checks that the city belongs to the state and the districts to the city; unchanged values are not checked again. */
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
