import { deleteCollection } from '#server/features/anonimato/remove.ts'
import { contaCopiasSql } from '#server/features/questionario/copias-do-dono.ts'
import { guardaQuestionario, hooksDoDono } from '#server/features/questionario/dono-hooks.ts'
import { recusaPrometido } from '#server/features/questionario/prometido.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { colecaoDe } from './avaliacao-turma.ts'
import { copiaDoModelo, recusaModelo } from './modelo.ts'

/** Fields promised to the participants or used by existing copies: changed only in preparation. */
const PROMETIDO: ReadonlySet<string> = new Set(['turma', 'modeloAvaliacao', 'anonima', 'ordemAleatoria', 'dataIni'])
const LIBERADA = 'A avaliação já foi liberada: volte à preparação para mudar isto.'

export default defineHooks('pesquisa/avaliacao-turma', {
  ...hooksDoDono,

  selects: {
    convidados: (_ctx, alias) => contaCopiasSql(alias, 'avaliacao_turma_id'),
    respondidos: (_ctx, alias) => contaCopiasSql(alias, 'avaliacao_turma_id', " and c.situacao = 'R'"),
  },

  async validate(ctx, record, before) {
    return [...recusaPrometido(ctx, PROMETIDO, record, before, LIBERADA), ...(await recusaModelo(ctx, record, before))]
  },

  beforeSave: (ctx, record) => guardaQuestionario(ctx, record, 'L'),

  afterSave: (ctx, record, before) => copiaDoModelo(ctx, record, before),

  async afterDelete(ctx, record) {
    await deleteCollection(ctx.db, colecaoDe(ctx.session.empresaId, record.id))
    await hooksDoDono.afterDelete(ctx, record)
  },

  /** A clone starts in preparation with its own questionnaire: the model's questions are copied, participants and answers are not. */
  clone(_ctx, copy) {
    copy.situacao = 'P'
    for (const name of ['questionario', 'numeroVersao', 'liberadaEm', 'grupoMinimo'] as const) delete copy[name]
  },
})
