import { esqueceFerramenta } from '#server/domain/pesquisa/questionario/queries.ts'
import { deleteCollection } from '#server/features/anonimato/remove.ts'
import { forgetAudience } from '#server/features/publico/frozen.ts'
import { guardaQuestionario, hooksDoDono } from '#server/features/questionario/dono-hooks.ts'
import { recusaPrometido } from '#server/features/questionario/prometido.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { colecaoDe, donoDoPublico } from './pesquisa.ts'
import { convidadosSql, respondidosSql } from './resultados/conta.ts'

/** Fields promised to the respondents or used by existing copies: changed only in preparation. */
const PROMETIDO: ReadonlySet<string> = new Set([
  'anonima',
  'porLink',
  'grupoMinimo',
  'atributos',
  'exibirPerformance',
  'ordemAleatoria',
  'dataIni',
  'publico',
])

/** Fields set by the survey's own life cycle. */
const DELA = [
  'questionario',
  'numeroVersao',
  'liberadaEm',
  'lembradaEm',
  'linkAberto',
  'linkNumero',
  'repetidaEm',
  'documentos',
] as const

export default defineHooks('pesquisa/pesquisa', {
  ...hooksDoDono,

  selects: {
    convidados: (_ctx, alias) => convidadosSql(alias),
    respondidos: (_ctx, alias) => respondidosSql(alias),
  },

  async validate(ctx, record, before) {
    const mensagem = 'A pesquisa já foi liberada: volte à preparação para mudar isto.'
    return recusaPrometido(ctx, PROMETIDO, record, before, mensagem)
  },

  beforeSave: (ctx, record) => guardaQuestionario(ctx, record, 'P'),

  async afterDelete(ctx, record) {
    await forgetAudience(ctx.db, ctx.session.empresaId, donoDoPublico(record.id))
    await deleteCollection(ctx.db, colecaoDe(ctx.session.empresaId, record.id))
    if (record.questionario) await esqueceFerramenta(ctx, record.questionario.id)
    await hooksDoDono.afterDelete(ctx, record)
  },

  /** A clone starts in preparation with its own questionnaire and the audience TODOS: 'Clonar' copies the questions, but not audience, documents or answers. */
  clone(_ctx, copy) {
    copy.situacao = 'P'
    if (copy.porLink) delete copy.publico
    else copy.publico = { quem: 'TODOS', incluirAdmitidosDepois: false }
    for (const name of DELA) delete copy[name]
  },
})
