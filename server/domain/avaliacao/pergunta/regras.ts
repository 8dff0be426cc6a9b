import type { Pergunta as Registro } from '#schemas/generated/types/avaliacao/pergunta.ts'
import type { Condicao, Pergunta } from '#schemas/runtime/questionario/pergunta.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

// $1 company, $2 aspect, $3 questionnaire
const ASPECTO = 'select nome from aspecto where empresa_id = $1 and id = $2 and questionario_id = $3'

/** Name of the aspect, if it belongs to this questionnaire. */
export async function aspectoDe({ db, session }: Ctx, id: number, questionarioId: number): Promise<string | undefined> {
  const [found] = await run<{ nome: string }>(db, ASPECTO, [session.empresaId, id, questionarioId])
  return found?.nome
}

/** The record in the engine's shape; an unsaved one has id 0, which no condition refers to. */
export function perguntaComo(record: Registro & { id?: number }): Pergunta {
  const { id = 0, ordem = 1, texto, tipo, notaMinima, notaMaxima, respostas = [] } = record
  return {
    ...{ id, ordem, texto, tipo, notaMinima, notaMaxima },
    opcoes: respostas.map((opcao) => ({ id: 0, ...opcao })),
    condicao: condicaoDe(record),
  }
}

function condicaoDe({ condicao }: Registro): Condicao | undefined {
  const { pergunta, opcoes, notaDe, notaAte } = condicao ?? {}
  return pergunta && { pergunta: pergunta.id, ...{ opcoes, notaDe, notaAte } }
}
