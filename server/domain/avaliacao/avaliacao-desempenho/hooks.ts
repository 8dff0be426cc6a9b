import type { AvaliacaoDesempenho } from '#schemas/generated/types/avaliacao/avaliacao-desempenho.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { type Ctx, defineHooks } from '#server/crud/define.ts'
import { modeloDe } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { recusaIdentificavel } from '#server/domain/avaliacao/participante-avaliacao-desempenho/queries.ts'
import { fieldError } from '#server/errors.ts'
import { possuiResposta, possuiRespostaSql } from './respondida.ts'

type Registro = AvaliacaoDesempenho

/** What copies that are out rest on: it changes in preparation only — spec 2 §4 */
const ESTRUTURA = [
  'avaliarSomenteCompetencias',
  'tipo',
  'abrangencia',
  'permiteAutoAvaliacao',
  'anonima',
  'avaliarCompetenciasCargo',
] as const

export default defineHooks('avaliacao/avaliacao-desempenho', {
  selects: { possuiResposta: (_ctx, alias) => possuiRespostaSql(alias) },

  async validate(ctx, record, before) {
    return [
      ...(await recusaEstrutura(ctx, record, before)),
      ...(await recusaModelos(ctx, record)),
      ...(await recusaAnonima(ctx, record, before)),
    ]
  },

  /** Lists and reports name what has no title — spec 2 §5, decided under 'unclear' */
  beforeSave({ context }, record) {
    if (record.avaliarSomenteCompetencias) {
      record.modeloAvaliacao = undefined
      record.modelos = undefined
    }
    record.titulo ??= `Avaliação de Competências ${displayDay(record.dataIni ?? context.hoje)}`
  },

  clone(_ctx, copy) {
    copy.situacao = 'P'
    delete copy.minimoRespostas
    delete copy.lembradaEm
  },
})

async function recusaEstrutura(ctx: Ctx, record: Registro, before: Registro | undefined): Promise<FieldError[]> {
  if (!before || before.situacao === 'P' || record.situacao === 'P') return []
  const mudou = ESTRUTURA.filter((name) => (record[name] ?? false) !== (before[name] ?? false))
  const modelo = record.modeloAvaliacao?.id === before.modeloAvaliacao?.id ? [] : ['modeloAvaliacao']
  if (mudou.length + modelo.length === 0) return []
  const motivo = (await possuiResposta(ctx, Number(record.id)))
    ? 'A avaliação já tem respostas.'
    : 'A avaliação já foi liberada: volte à preparação para mudar isto.'
  return [...mudou, ...modelo].map((name) => fieldError(name, motivo))
}

/** People are evaluated with models of performance. */
async function recusaModelos(ctx: Ctx, { modeloAvaliacao, modelos = [] }: Registro): Promise<FieldError[]> {
  const campos: [string, number][] = [
    ...(modeloAvaliacao ? [['modeloAvaliacao', modeloAvaliacao.id] as [string, number]] : []),
    ...modelos.map(({ modeloAvaliacao: um }, at): [string, number] => [`modelos[${at}].modeloAvaliacao`, um.id]),
  ]
  const errors: FieldError[] = []
  for (const [campo, id] of campos)
    if ((await modeloDe(ctx, id)).tipo !== 'D') errors.push(fieldError(campo, 'Escolha um modelo de desempenho.'))
  return errors
}

/** A cycle that becomes anonymous has participants among whom nobody is known — R-AVAL-07 */
async function recusaAnonima(ctx: Ctx, { id, anonima }: Registro & { id?: number }, before: Registro | undefined) {
  if (id === undefined || !anonima || before?.anonima) return []
  return (await recusaIdentificavel(ctx, { id, anonima })).map(({ message }) => fieldError('anonima', message))
}
