import type { ColaboradorQuestionario } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { findModeloDeEntrevista } from '#server/domain/pesquisa/modelo-entrevista/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { estaDeSaida } from './quem.ts'

type Registro = ColaboradorQuestionario

/** Rules of an exit interview (origin E): one per leaving talent, by an active model, answered by him or by HR. */
export async function recusaEntrevista(
  ctx: Ctx,
  record: Registro,
  before: Registro | undefined,
): Promise<FieldError[]> {
  if (record.origem !== 'E' || ctx.restoring) return []
  const { modeloAvaliacao, avaliador, colaborador } = record
  return [
    ...(modeloAvaliacao
      ? [fieldError('modeloAvaliacao', 'Uma entrevista de desligamento tem o seu próprio modelo.')]
      : []),
    ...(avaliador && avaliador.id !== colaborador?.id
      ? [fieldError('avaliador', 'Só o talento que sai responde a entrevista, ou o RH por ele.')]
      : []),
    ...(await recusaModelo(ctx, record, before)),
    ...(before ? [] : await recusaQuemFica(ctx, record)),
  ]
}

async function recusaModelo(ctx: Ctx, { entrevista }: Registro, before: Registro | undefined): Promise<FieldError[]> {
  if (!entrevista || entrevista.id === before?.entrevista?.id) return []
  if (before && before.situacao !== 'N') return [fieldError('entrevista', 'A entrevista já começou a ser respondida.')]
  const modelo = await findModeloDeEntrevista(ctx, entrevista.id)
  return modelo && !modelo.ativo ? [fieldError('entrevista', 'Este modelo está inativo.')] : []
}

// $1 company, $2 talent
const TALENTO = `select t.situacao, exists (select from colaborador_questionario q where q.empresa_id = t.empresa_id
    and q.colaborador_id = t.id and q.origem = 'E') as tem
  from talento t where t.empresa_id = $1 and t.id = $2`

async function recusaQuemFica({ db, session }: Ctx, { colaborador }: Registro): Promise<FieldError[]> {
  if (!colaborador) return []
  const [found] = await run<{ situacao: string; tem: boolean }>(db, TALENTO, [session.empresaId, colaborador.id])
  if (!found) return [fieldError('colaborador', 'O talento é de outra empresa.')]
  if (!estaDeSaida(found)) return [fieldError('colaborador', 'O talento não está desligado.')]
  return found.tem ? [fieldError('colaborador', 'O talento já tem uma entrevista de desligamento.')] : []
}
