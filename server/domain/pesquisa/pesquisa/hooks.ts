import type { Pesquisa as Registro } from '#schemas/generated/types/pesquisa/pesquisa.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { deleteCollection } from '#server/anonimato/remove.ts'
import { changesBetween } from '#server/crud/audit.ts'
import { type Ctx, defineHooks } from '#server/crud/define.ts'
import { fieldError } from '#server/errors.ts'
import { forgetAudience } from '#server/publico/frozen.ts'
import { guardaQuestionario, hooksDoDono } from '#server/questionario/dono-hooks.ts'
import { colecaoDe, donoDoPublico } from './pesquisa.ts'

/** What was promised to those who answer, and what copies that are out rest on: it changes in preparation only. */
const PROMETIDO: ReadonlySet<string> = new Set([
  'anonima',
  'grupoMinimo',
  'atributos',
  'exibirPerformance',
  'ordemAleatoria',
  'dataIni',
  'publico',
])

/** SQL: copies of the survey `alias`, all or those handed in. */
const contaSql = (alias: string, onde = '') => `(select count(*)::int from colaborador_questionario c
  where c.empresa_id = ${alias}.empresa_id and c.pesquisa_id = ${alias}.id${onde})`

export default defineHooks('pesquisa/pesquisa', {
  ...hooksDoDono,

  selects: {
    convidados: (_ctx, alias) => contaSql(alias),
    respondidos: (_ctx, alias) => contaSql(alias, " and c.situacao = 'R'"),
  },

  async validate(ctx, record, before) {
    return recusaPrometido(ctx, record, before)
  },

  beforeSave: (ctx, record) => guardaQuestionario(ctx, record, 'P'),

  async afterDelete(ctx, record) {
    await forgetAudience(ctx.db, ctx.session.empresaId, donoDoPublico(record.id))
    await deleteCollection(ctx.db, colecaoDe(ctx.session.empresaId, record.id))
    await hooksDoDono.afterDelete(ctx, record)
  },

  /** The copy asks its own questions, of everybody until somebody says otherwise: 'Clonar' brings the questions along, never audience, documents or answers. */
  clone(_ctx, copy) {
    copy.situacao = 'P'
    copy.publico = { quem: 'TODOS', incluirAdmitidosDepois: false }
    for (const name of ['questionario', 'numeroVersao', 'liberadaEm', 'lembradaEm', 'documentos'] as const)
      delete copy[name]
  },
})

function recusaPrometido({ entity }: Ctx, record: Registro, before: Registro | undefined): FieldError[] {
  if (!before || before.situacao === 'P' || record.situacao === 'P') return []
  return Object.keys(changesBetween(entity, { ...before }, { ...record }))
    .filter((path) => PROMETIDO.has(path.split('.')[0] ?? ''))
    .map((path) => fieldError(path, 'A pesquisa já foi liberada: volte à preparação para mudar isto.'))
}
