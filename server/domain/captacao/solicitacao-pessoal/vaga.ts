import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { comEvento, novoEvento } from './evento.ts'

export type Vaga = StoredRecord & SolicitacaoPessoal

const solicitacoes = (ctx: Ctx) => forEntity(ctx, 'captacao/solicitacao-pessoal')

/**
 * Locks a request with an open vacancy until the end of the transaction: of two concurrent hirings for the last vacancy
 * one is refused.
 * @throws DomainError ACAO_NAO_PERMITIDA when no vacancy is open
 */
export async function reservaVaga(ctx: Ctx, id: number): Promise<Vaga> {
  // locks before reading, so that the record read holds the concurrent change with its child rows
  await ctx.db
    .selectFrom('solicitacao_pessoal')
    .select('id')
    .where('empresa_id', '=', ctx.session.empresaId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  const vaga = await readStored<Vaga>(solicitacoes(ctx), id, { lock: true })
  const { quantidade, qtdVagasPreenchidas = 0 } = vaga
  if (qtdVagasPreenchidas >= quantidade) recusa('Todas as vagas desta solicitação já foram preenchidas.')
  if (vaga.encerrada || vaga.cancelada) recusa('A solicitação está encerrada ou cancelada.')
  if (vaga.suspensa) recusa('A solicitação está suspensa.')
  if (vaga.status !== 'A') recusa('A solicitação ainda não foi aprovada.')
  return vaga
}

const recusa = (message: string): never => fail('ACAO_NAO_PERMITIDA', {}, { message })

/** One vacancy is filled; with the last one the request closes. */
export async function ocupaVaga(ctx: Ctx, vaga: Vaga): Promise<void> {
  const qtdVagasPreenchidas = (vaga.qtdVagasPreenchidas ?? 0) + 1
  if (qtdVagasPreenchidas < vaga.quantidade) {
    await changeStored(solicitacoes(ctx), vaga, { qtdVagasPreenchidas }, 'alteracao')
    return
  }
  const obsEncerra = 'Vagas preenchidas.'
  // the closing day is never before the opening day (spec 1 §5.2)
  const dataEncerramento = [ctx.context.hoje, vaga.data].sort().at(-1)
  const evento = novoEvento(ctx, 'ENCERRAMENTO', { observacao: obsEncerra })
  const encerramento = { encerrada: true, dataEncerramento, obsEncerra, eventos: comEvento(vaga.eventos, evento) }
  await changeStored(solicitacoes(ctx), vaga, { qtdVagasPreenchidas, ...encerramento }, 'encerra')
}
