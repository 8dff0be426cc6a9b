import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { pendentes } from './conteudo.ts'
import { faz } from './gera.ts'
import { tranca, umDeCadaVez } from './lote.ts'

/** Puts the refused records of a batch that are still pending into a new batch. @returns its id */
export async function reenvia(tx: Ctx, id: number): Promise<number> {
  await umDeCadaVez(tx)
  const { tipo, sentido, itens = [] } = await tranca(tx, id)
  if (sentido !== 'SAIDA' || tipo === 'OCORRENCIA') return fail('LOTE_SEM_RETORNO')
  const recusados = new Set(
    itens.filter(({ situacao }) => situacao === 'COM_ERRO').map(({ origemId }) => Number(origemId)),
  )
  const registros = (await pendentes(tx, tipo)).filter(({ origem_id }) => recusados.has(Number(origem_id)))
  return registros.length === 0 ? fail('LOTE_SEM_RECUSADOS') : faz(tx, tipo, registros)
}
