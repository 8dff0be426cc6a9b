import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { Afastamento } from '#schemas/generated/types/sst/afastamento.ts'
import { noteRefusal } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { tryInSavepoint } from '#server/platform/crud/bulk/each.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { assinaturaDe, type Pendente, pendentes } from './conteudo.ts'
import { conclui, type Item, motivoDe, tranca } from './lote.ts'

/** The payroll's answer to one record of a batch. */
export interface Resposta {
  /** id of the item */
  id: number
  situacao: 'SEM_ERRO' | 'COM_ERRO'
  mensagem?: string
}

const MUDOU = 'O registro mudou depois do envio, ou já não aguarda a folha: o que ele diz agora vai em outro lote.'

/**
 * Stores the payroll system's answers to a batch: confirms accepted records, keeps refused ones pending with the
 * message. Idempotent; an invalid answer marks its item only.
 */
export async function recebeRetorno(tx: Ctx, id: number, respostas: Resposta[]): Promise<void> {
  const lote = await tranca(tx, id)
  const { tipo } = lote
  if (lote.sentido !== 'SAIDA' || tipo === 'OCORRENCIA') return fail('LOTE_SEM_RETORNO')
  const itens = (lote.itens ?? []).map((item) => ({ ...item }))
  const unknown = respostas.find((resposta) => !itens.some((item) => item.id === resposta.id))
  if (unknown) fail('LOTE_SEM_REGISTRO', { id: unknown.id })
  const atuais = new Map((await pendentes(tx, tipo)).map((each) => [Number(each.origem_id), each]))
  for (const resposta of respostas) {
    const item = itens.find((each) => each.id === resposta.id)
    if (item && item.situacao !== 'SEM_ERRO') await aplica(tx, item, resposta, atuais.get(Number(item.origemId)))
  }
  await conclui(tx, lote, itens)
}

async function aplica(tx: Ctx, item: Item, { situacao, mensagem }: Resposta, atual: Pendente | undefined) {
  const same = atual !== undefined && assinaturaDe(atual.dados) === item.assinatura
  if (!same) return marca(item, 'COM_ERRO', MUDOU)
  const errors = await tryInSavepoint(tx, () =>
    situacao === 'SEM_ERRO' ? confirma(tx, item) : recusa(tx, item, mensagem ?? 'A folha recusou o registro.'),
  )
  if (errors) return marca(item, 'COM_ERRO', motivoDe(errors))
  marca(item, situacao, situacao === 'SEM_ERRO' ? undefined : (mensagem ?? 'A folha recusou o registro.'))
}

function marca(item: Item, situacao: Item['situacao'], mensagem: string | undefined): void {
  item.situacao = situacao
  if (mensagem === undefined) delete item.mensagem
  else item.mensagem = mensagem.slice(0, 500)
}

/** Confirms an accepted admission, dismissal, history row or leave — spec 2 §4, spec 3 §4 */
async function confirma(tx: Ctx, item: Item): Promise<void> {
  if (item.origem === 'sst/afastamento')
    return muda<Afastamento>(tx, item.origem, item.origemId, () => ({ statusAC: 'SEM_ERRO' }))
  await muda<Talento>(tx, 'gestao-talentos/talento', item.talentoId, ({ situacao, historicos = [] }) =>
    item.origem === 'gestao-talentos/talento'
      ? { situacao: situacao === 'U' ? 'D' : 'A' }
      : { historicos: historicos.map((row) => (row.id === item.origemId ? { ...row, status: 'C' } : row)) },
  )
}

/** Keeps a refused record pending, with the message. */
async function recusa(tx: Ctx, { origem = '', origemId = 0 }: Item, mensagem: string): Promise<void> {
  if (origem === 'sst/afastamento') await muda<Afastamento>(tx, origem, origemId, () => ({ statusAC: 'COM_ERRO' }))
  await noteRefusal(tx, origem, origemId, mensagem)
}

async function muda<T>(
  tx: Ctx,
  path: string,
  id: number | undefined,
  changes: (record: T) => Partial<T>,
): Promise<void> {
  const own = onBehalf(tx, path)
  const stored = (await findStored(own, id ?? 0, { lock: true })) ?? fail('NAO_ENCONTRADO')
  await changeStored(own, stored, changes(stored as StoredRecord & T), 'alteracao')
}
