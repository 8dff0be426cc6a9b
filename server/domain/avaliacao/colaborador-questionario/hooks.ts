import type { ColaboradorQuestionario } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { deOutroSql } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { recusaModeloDoPeriodo } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { podeVerRespostas } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { freezeVersao } from '#server/features/questionario/respostas/versao.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { podeVerEntrevistas } from './entrevista/quem.ts'
import { recusaEntrevista } from './entrevista/regras.ts'
import { avisaAvaliador, revogaLinks } from './link.ts'
import { modeloEscolhido } from './modelo.ts'

type Registro = ColaboradorQuestionario

// $1 company, $2 ids
const FORA_DE_CICLO = `select id::int from colaborador_questionario where empresa_id = $1 and id = any($2::bigint[]) and origem <> 'D'`

export default defineHooks('avaliacao/colaborador-questionario', {
  /**
   * SQL conditions of every read of copies: cycle copies about the session's own person only with the authority to
   * decide on publication; exit interviews and surveys only with theirs.
   */
  rows(session, alias, values) {
    const deOutro = deOutroSql(session, alias, 'colaborador_id', values)
    const conditions = [
      ...(deOutro ? [`(${alias}.origem <> 'D' or ${deOutro})`] : []),
      ...(podeVerEntrevistas(session) ? [] : [`${alias}.origem <> 'E'`]),
      ...(podeVerRespostas(session) ? [] : [`${alias}.origem not in ('P', 'L')`]),
    ]
    return conditions.length > 0 ? conditions.join(' and ') : undefined
  },

  /** Single copies of a cycle are not told to the evaluated person: he gets the result once it is published — spec 2 §4 */
  async tellsOf(db, empresaId, ids) {
    return (await run<{ id: number }>(db, FORA_DE_CICLO, [empresaId, ids])).map(({ id }) => id)
  },

  async validate(ctx, record, before) {
    return [
      ...recusaRespondida(ctx, record, before),
      ...recusaPrazo(ctx, record, before),
      ...recusaEndereco(record, before),
      ...(await recusaModeloDaExperiencia(ctx, record, before)),
      ...(await recusaDesligado(ctx, record, before)),
      ...(await recusaEntrevista(ctx, record, before)),
    ]
  },

  /** Freezes the version of the model's questionnaire on the day it is applied — spec 2 §3 */
  async beforeSave(ctx, record, before) {
    const modelo = await modeloEscolhido(ctx, record, before)
    if (!modelo) return
    const { numero } = await freezeVersao(ctx, modelo.questionarioId)
    record.questionario = { id: modelo.questionarioId } as Registro['questionario']
    record.numeroVersao = numero
    record.titulo = before ? modelo.titulo : (record.titulo ?? modelo.titulo)
    record.cabecalho = modelo.cabecalho
    record.percentualMinimoAprovacao = modelo.percentualMinimoAprovacao
  },

  async afterSave(ctx, record, before) {
    if (record.situacao === 'R') return revogaLinks(ctx, Number(record.id))
    const outro = record.avaliador?.id !== before?.avaliador?.id || record.email !== before?.email
    if (outro && !ctx.restoring) await avisaAvaliador(ctx, { ...record, id: Number(record.id) })
  },

  async beforeDelete(ctx, { id, situacao, origem }) {
    // answered evaluations of experience periods may be deleted, into the bin
    if (situacao === 'R' && origem !== 'A')
      fail('EXCLUSAO_NAO_PERMITIDA', {}, { message: 'A avaliação já foi respondida.' })
    if (origem === 'D' && !ctx.causedBy)
      fail('EXCLUSAO_NAO_PERMITIDA', {}, { message: 'Esta avaliação é de um ciclo: retire o participante.' })
    await revogaLinks(ctx, id)
  },

  clone(_ctx, copy) {
    for (const name of [
      'titulo',
      'questionario',
      'numeroVersao',
      'respostas',
      'respondidaEm',
      'respondidaPor',
    ] as const)
      delete copy[name]
    for (const name of ['performance', 'performanceManual', 'aprovado', 'observacao', 'prazo'] as const)
      delete copy[name]
    for (const name of ['avaliacaoDesempenho', 'papel', 'periodoExperiencia', 'entrevista'] as const) delete copy[name]
    delete copy.avaliacaoTurma
    copy.situacao = 'N'
    copy.origem = 'V'
  },
})

/** Refuses other people or models on a begun copy: answering and grading have their own routes. */
function recusaRespondida(ctx: Ctx, record: Registro, before: Registro | undefined): FieldError[] {
  if (!before || ctx.restoring) return []
  const mudou = fixosDe(before).filter((name) => record[name]?.id !== before[name]?.id)
  if (before.situacao !== 'N') return mudou.map((name) => fieldError(name, 'A avaliação já começou a ser respondida.'))
  if (before.origem === 'V') return []
  return mudou.map((name) => fieldError(name, 'Só uma avaliação aplicada fora de um ciclo muda.'))
}

/**
 * Fields fixed by origin and state: of an experience period the evaluator is set at handing in, and the model may
 * change until somebody begins; an exit interview may change respondent (talent or HR) and model until it is answered.
 */
function fixosDe({ origem, situacao }: Registro) {
  if (origem === 'E' && situacao !== 'R') return ['colaborador'] as const
  if (origem !== 'A' || situacao === 'R') return ['modeloAvaliacao', 'colaborador', 'avaliador'] as const
  return situacao === 'P' ? (['modeloAvaliacao', 'colaborador'] as const) : (['colaborador'] as const)
}

/** Refuses a new address of a begun anonymous copy: the link sent there would show the draft. */
function recusaEndereco({ email }: Registro, before: Registro | undefined): FieldError[] {
  if (!before?.anonima || before.situacao !== 'P' || email === before.email) return []
  return [fieldError('email', 'Quem responde já começou sem nome: o endereço não muda mais.')]
}

function recusaPrazo({ context }: Ctx, { prazo }: Registro, before: Registro | undefined): FieldError[] {
  if (prazo === undefined || prazo === before?.prazo || prazo >= context.hoje) return []
  return [fieldError('prazo', 'Este dia já passou.')]
}

/** Refuses a model of an experience period that belongs to another period. */
async function recusaModeloDaExperiencia(
  ctx: Ctx,
  record: Registro,
  before: Registro | undefined,
): Promise<FieldError[]> {
  const { origem, modeloAvaliacao, periodoExperiencia } = record
  if (origem !== 'A' || !modeloAvaliacao || modeloAvaliacao.id === before?.modeloAvaliacao?.id) return []
  return periodoExperiencia ? recusaModeloDoPeriodo(ctx, modeloAvaliacao.id, periodoExperiencia.id) : []
}

// $1 company, $2 talents
const FORA = `select id from talento where empresa_id = $1 and id = any($2) and situacao in ('D', 'C')`

/** Refuses dismissed talents as new evaluated person or evaluator; existing copies stay. */
async function recusaDesligado(ctx: Ctx, record: Registro, before: Registro | undefined): Promise<FieldError[]> {
  if (ctx.causedBy || ctx.restoring || record.origem === 'E') return []
  const novos = (['colaborador', 'avaliador'] as const).filter((name) => {
    const id = record[name]?.id
    return id !== undefined && id !== before?.[name]?.id
  })
  const ids = novos.map((name) => record[name]?.id)
  const fora = new Set(
    (await run<{ id: number }>(ctx.db, FORA, [ctx.session.empresaId, ids])).map(({ id }) => Number(id)),
  )
  return novos.flatMap((name) =>
    fora.has(Number(record[name]?.id)) ? [fieldError(name, 'O talento está desligado.')] : [],
  )
}
