import type { ColaboradorQuestionarioResposta } from '#schemas/generated/types/avaliacao/colaborador-questionario-resposta.ts'
import type { Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { comLinhas } from './resposta.ts'
import { readVersao } from './versao.ts'

// $1 company, $2 copies
const RESPOSTAS = `select colaborador_questionario_id::int as copia, pergunta_id::int as "perguntaId", tipo_id as "tipoId",
    respostas_ids as "respostasIds", nota::float8 as nota, comentario, observacao, correcao
  from colaborador_questionario_resposta where empresa_id = $1 and colaborador_questionario_id = any($2::bigint[])`

type Linha = ColaboradorQuestionarioResposta & { copia: number }

/** A copy and the version of its questionnaire. */
interface CopiaRespondida {
  id: number
  questionarioId: number
  numeroVersao: number
}

/** Copy id → questions with their answers. */
export type RespostasDaCopia = Map<number, Respondida[]>

/** Reads the questions of each copy's version with its answers, by copy id. */
export async function respondidasDe(
  { db, session }: Ctx,
  copias: readonly CopiaRespondida[],
): Promise<RespostasDaCopia> {
  const { empresaId } = session
  const linhas = await run<Linha>(db, RESPOSTAS, [empresaId, copias.map(({ id }) => id)])
  const porCopia = new Map<number, Linha[]>()
  for (const linha of linhas.map(dropEmpty)) porCopia.set(linha.copia, [...(porCopia.get(linha.copia) ?? []), linha])
  const versoes = new Map<string, ReturnType<typeof readVersao>>()
  const found = new Map<number, Respondida[]>()
  for (const { id, questionarioId, numeroVersao } of copias) {
    const chave = `${questionarioId} ${numeroVersao}`
    const versao = versoes.get(chave) ?? readVersao(db, empresaId, questionarioId, numeroVersao)
    versoes.set(chave, versao)
    found.set(id, comLinhas((await versao).perguntas, porCopia.get(id) ?? []))
  }
  return found
}
