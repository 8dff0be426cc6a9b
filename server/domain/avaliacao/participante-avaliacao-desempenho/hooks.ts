import type { ParticipanteAvaliacaoDesempenho } from '#schemas/generated/types/avaliacao/participante-avaliacao-desempenho.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import {
  type Ciclo,
  createCopias,
  deOutroSql,
  findCiclo,
  motivoDoPapel,
  readCiclo,
  removeCopias,
} from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { recusaIdentificavel } from './regras.ts'
import { situacaoSql } from './selects.ts'

type Registro = ParticipanteAvaliacaoDesempenho

// $1 company, $2 ids: roles L and U, known to the evaluated person
const CONHECIDOS = `select id::int from participante_avaliacao_desempenho where empresa_id = $1 and id = any($2::bigint[]) and papel in ('L', 'U')`

export default defineHooks('avaliacao/participante-avaliacao-desempenho', {
  rows: (session, alias, values) => deOutroSql(session, alias, 'avaliado_id', values),

  selects: { situacao: (_ctx, alias) => situacaoSql(alias) },

  /** The evaluated person is told only about his leader (L) and himself (U) as evaluators — spec 2 §4 */
  async tellsOf(db, empresaId, ids) {
    return (await run<{ id: number }>(db, CONHECIDOS, [empresaId, ids])).map(({ id }) => id)
  },

  async validate(ctx, record, before) {
    const ciclo = await findCiclo(ctx, record.avaliacaoDesempenho.id, { lock: true })
    // a missing cycle is refused by the reference check
    if (!ciclo) return []
    if (before && !(isPreparado(ciclo) && isPreparado(await cicloDe(ctx, before, ciclo))))
      return recusaMudanca(record, before)
    return [
      ...(isFechado(ciclo) ? [fieldError('avaliacaoDesempenho', 'A avaliação já foi encerrada.')] : []),
      ...recusaPapel(ciclo, record),
      ...(await recusaForaDaEmpresa(ctx, record)),
    ]
  },

  async afterSave(ctx, { avaliacaoDesempenho }) {
    const ciclo = await readCiclo(ctx, avaliacaoDesempenho.id)
    const errors = await recusaIdentificavel(ctx, ciclo)
    if (errors.length > 0) invalid(errors)
    if (isAberto(ciclo)) await createCopias(ctx, ciclo)
  },

  async beforeDelete(ctx, record) {
    const ciclo = await readCiclo(ctx, record.avaliacaoDesempenho.id, { lock: true })
    if (isFechado(ciclo)) fail('EXCLUSAO_NAO_PERMITIDA', {}, { message: 'A avaliação já foi encerrada.' })
    const { avaliado, avaliador, papel } = record
    if (!avaliador) return
    if (await respondeu(ctx, record)) fail('EXCLUSAO_NAO_PERMITIDA', {}, { message: 'O avaliador já respondeu.' })
    await removeCopias(ctx, ciclo.id, { avaliado: avaliado.id, avaliador: avaliador.id, papel })
  },

  async afterDelete(ctx, { avaliacaoDesempenho }) {
    const errors = await recusaIdentificavel(ctx, await readCiclo(ctx, avaliacaoDesempenho.id))
    if (errors.length > 0) fail('EXCLUSAO_NAO_PERMITIDA', {}, { message: errors[0]?.message })
  },
})

const isFechado = ({ situacao }: Ciclo): boolean => situacao === 'E' || situacao === 'U'
const isPreparado = ({ situacao }: Ciclo): boolean => situacao === 'P'
const isAberto = ({ situacao }: Ciclo): boolean => situacao === 'L' || situacao === 'B'

/** Reads the participant's cycle with a row lock, unless it is the one read already. */
const cicloDe = async (ctx: Ctx, { avaliacaoDesempenho: { id } }: Registro, lido: Ciclo): Promise<Ciclo> =>
  id === lido.id ? lido : readCiclo(ctx, id, { lock: true })

/** Refuses changes of people or role once copies exist: a new participant is needed. */
function recusaMudanca(record: Registro, before: Registro): FieldError[] {
  const mudou = (['avaliacaoDesempenho', 'avaliado', 'avaliador'] as const).filter(
    (name) => record[name]?.id !== before[name]?.id,
  )
  const campos = record.papel === before.papel ? mudou : [...mudou, 'papel' as const]
  return campos.map((name) => fieldError(name, 'Um participante não muda: exclua-o e inclua outro.'))
}

function recusaPapel(ciclo: Ciclo, { avaliado, avaliador, papel }: Registro): FieldError[] {
  const motivo = motivoDoPapel(ciclo, papel)
  if (motivo !== undefined) return [fieldError('papel', motivo)]
  if (!avaliador) return []
  const proprio = avaliado.id === avaliador.id
  if (papel === 'U' && !proprio) return [fieldError('avaliador', 'Na autoavaliação o avaliador é o avaliado.')]
  if (papel !== 'U' && proprio) return [fieldError('papel', 'Quem avalia a si mesmo faz autoavaliação.')]
  return []
}

// $1 company, $2 talents
const DENTRO = `select id from talento where empresa_id = $1 and id = any($2) and situacao not in ('D', 'C')`

async function recusaForaDaEmpresa({ db, session }: Ctx, record: Registro): Promise<FieldError[]> {
  const ids = [record.avaliado.id, ...(record.avaliador ? [record.avaliador.id] : [])]
  const dentro = new Set((await run<{ id: number }>(db, DENTRO, [session.empresaId, ids])).map(({ id }) => Number(id)))
  return (['avaliado', 'avaliador'] as const).flatMap((name) => {
    const id = record[name]?.id
    return id === undefined || dentro.has(id) ? [] : [fieldError(name, 'O talento não trabalha nesta empresa.')]
  })
}

// $1 company, $2 cycle, $3 evaluated, $4 evaluator, $5 role
const RESPONDEU = `select 1 from colaborador_questionario where empresa_id = $1 and avaliacao_desempenho_id = $2
  and colaborador_id = $3 and avaliador_id = $4 and papel = $5 and situacao = 'R'`

async function respondeu({ db, session }: Ctx, record: Registro): Promise<boolean> {
  const { avaliacaoDesempenho, avaliado, avaliador, papel } = record
  const values = [session.empresaId, avaliacaoDesempenho.id, avaliado.id, avaliador?.id, papel]
  return (await run(db, RESPONDEU, values)).length > 0
}
