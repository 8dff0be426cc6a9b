import type { ColaboradorQuestionario } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import { emOrdem } from '#schemas/runtime/questionario/ordem.ts'
import type { Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import { porAspecto } from '#schemas/runtime/questionario/secoes.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { comLinhas } from '#server/features/questionario/respostas/resposta.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { StoredRecord } from '#server/platform/crud/read/read.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** One copy of a questionnaire, as it is stored. */
export type Copia = StoredRecord & ColaboradorQuestionario

/** A question of the copy with its answer. */
export type Item = Respondida & { pergunta: PerguntaGuardada }

/** The questions of the copy's version by aspect, in this copy's random order where the version has one, with the answers so far. */
export async function readItens({ db, session }: Ctx, copia: Copia): Promise<Item[]> {
  const { id, questionario, numeroVersao, respostas = [] } = copia
  if (!questionario || numeroVersao === undefined) return []
  const versao = await readVersao(db, session.empresaId, questionario.id, numeroVersao)
  const perguntas = porAspecto(emOrdem(versao.perguntas, versao.ordemAleatoria ? `copia ${id}` : undefined))
  return comLinhas(perguntas, respostas) as Item[]
}

/** Reason why the copy takes no more answers (handed in, or past its deadline); undefined while it does. */
export function motivoFechada({ origem, situacao, prazo }: Copia, hoje: string): string | undefined {
  if (situacao === 'R') return `A ${origem === 'E' ? 'entrevista' : 'avaliação'} já foi respondida.`
  return prazo !== undefined && prazo < hoje ? 'O prazo para responder terminou.' : undefined
}

/** @throws DomainError 409 with the reason */
export function recusaAcao(message: string | undefined): void {
  if (message !== undefined) fail('ACAO_NAO_PERMITIDA', {}, { message })
}
