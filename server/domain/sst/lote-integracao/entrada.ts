import type { RecordData } from '#schemas/runtime/model.ts'
import { guardaOcorrenciaDaFolha } from '#server/domain/gestao-talentos/colaborador-ocorrencia/queries.ts'
import { tryInSavepoint } from '#server/platform/crud/bulk/each.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { type Item, mensagemDe, motivoDe, statusDe, umDeCadaVez } from './lote.ts'

/** Most records of a batch that comes in. */
const MAIOR = 1000

export interface Entrada {
  /** set by the payroll system, idempotency key of the batch */
  codigo: string
  itens: RecordData[]
}

/**
 * Stores a batch of occurrences from the payroll system. Idempotent by `codigo`; invalid items are stored with their
 * messages, the others are taken. @returns the batch's id
 */
export async function recebeLote(tx: Ctx, { codigo, itens: sent }: Entrada): Promise<number> {
  await umDeCadaVez(tx)
  const known = await run<{ id: number }>(
    tx.db,
    `select id from lote_integracao where empresa_id = $1 and sentido = 'ENTRADA' and codigo = $2`,
    [tx.session.empresaId, codigo],
  )
  if (known[0]) return Number(known[0].id)
  if (sent.length > MAIOR) invalid([fieldError('itens', 'Informe no máximo 1.000 registros por lote.')])
  const itens: Item[] = []
  for (const dados of sent) itens.push(await recebe(tx, dados))
  return insertBody(forEntity(tx, 'sst/lote-integracao'), {
    ...{ tipo: 'OCORRENCIA', sentido: 'ENTRADA', codigo, itens },
    ...{ status: statusDe(itens), mensagem: mensagemDe(itens) },
  })
}

async function recebe(tx: Ctx, dados: RecordData): Promise<Item> {
  const codigo = texto(dados.codigo)
  const item: Item = { ...(codigo ? { codigo: codigo.slice(0, 60) } : {}), situacao: 'SEM_ERRO' }
  const errors = await tryInSavepoint(tx, async () => {
    const { id, talentoId } = await guardaOcorrenciaDaFolha(tx, {
      ...{ codigo, matricula: texto(dados.matricula), cpf: texto(dados.cpf), tipo: texto(dados.tipo) },
      ...{ excluida: dados.excluida === true, dados },
    })
    Object.assign(item, {
      origem: 'gestao-talentos/colaborador-ocorrencia',
      ...(id ? { origemId: id } : {}),
      talentoId,
    })
  })
  if (!errors) return item
  return { ...item, situacao: 'COM_ERRO', mensagem: motivoDe(errors) }
}

const texto = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
