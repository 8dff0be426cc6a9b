import type { RecordData } from '#schemas/runtime/model.ts'
import { podeAcompanhar, podeAvaliar } from '#server/domain/avaliacao/periodo-experiencia/queries.ts'
import { type PerguntaGuardada, readPerguntas } from '#server/features/questionario/perguntas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Copia } from '../copia.ts'
import { comResultado, paraQuemResponde } from '../vista.ts'

// $1 company, $2 talent, $3 questionnaire
const COPIA = `select id::int from colaborador_questionario
  where empresa_id = $1 and colaborador_empresa_id = $1 and colaborador_id = $2 and questionario_id = $3 and origem = 'A' order by id desc limit 1`
// $1 company, $2 questionnaire
const MODELO = `select titulo from modelo_avaliacao where empresa_id = $1 and questionario_id = $2 and tipo = 'A' and ativo`

/** Reads a questionnaire with the talent's answers, or blank where he was not evaluated by it. @throws DomainError 404 */
export async function questionarioDoTalento(ctx: Ctx, talento: number, questionario: number): Promise<RecordData> {
  if (!(await podeAcompanhar(ctx, talento))) fail('NAO_ENCONTRADO')
  const { empresaId } = ctx.session
  const [found] = await run<{ id: number }>(ctx.db, COPIA, [empresaId, talento, questionario])
  if (found) {
    const copia = await readOfCompany<Copia>(ctx, found.id)
    return copia.situacao === 'R' ? comResultado(ctx, copia) : paraQuemResponde(ctx, copia)
  }
  const [modelo] = await run<{ titulo: string }>(ctx.db, MODELO, [empresaId, questionario])
  if (!modelo || !(await podeAvaliar(ctx, talento))) fail('NAO_ENCONTRADO')
  const perguntas = await readPerguntas(ctx.db, empresaId, questionario)
  return { titulo: modelo.titulo, situacao: 'N', perguntas: perguntas.map(aberta), respostas: [] }
}

/** The question without suggested answer and option values, which would reveal the best answer. */
const aberta = ({ respostaSugerida: _, opcoes, ...pergunta }: PerguntaGuardada): RecordData => ({
  ...pergunta,
  ...(opcoes && { opcoes: opcoes.map(({ id, texto }) => ({ id, texto })) }),
})
