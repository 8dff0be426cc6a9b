import type { AvaliacaoDesempenho } from '#schemas/generated/types/avaliacao/avaliacao-desempenho.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { modeloDe } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { recusaIdentificavel } from '#server/domain/avaliacao/participante-avaliacao-desempenho/queries.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { possuiResposta, possuiRespostaSql, ultimaResposta } from './respondida.ts'
import { completaNiveis } from './resultados/niveis-obtidos.ts'

type Registro = AvaliacaoDesempenho

/** Fields that existing copies depend on: changed only in preparation — spec 2 §4 */
const ESTRUTURA = [
  'avaliarSomenteCompetencias',
  'tipo',
  'abrangencia',
  'permiteAutoAvaliacao',
  'anonima',
  'avaliarCompetenciasCargo',
] as const

/** Fields that answers are shown and counted by, or that select people by hierarchy: fixed from the first answer on — spec 2 §4 */
const DESDE_A_PRIMEIRA_RESPOSTA = [
  'formato',
  'notaQuestionarioManual',
  'consideraRespCorespHierarquia',
  'pesoAvaliador',
  'pesoAutoavaliacao',
  'pesoGestor',
  'pesoLiderado',
  'pesoPar',
  'quantidadePares',
  'percentualCompetencias',
  'percentualMetas',
] as const

export default defineHooks('avaliacao/avaliacao-desempenho', {
  selects: { possuiResposta: (_ctx, alias) => possuiRespostaSql(alias) },

  async validate(ctx, record, before) {
    return [
      ...(await recusaEstrutura(ctx, record, before)),
      ...(await recusaFim(ctx, record, before)),
      ...(await recusaModelos(ctx, record)),
      ...(await recusaAnonima(ctx, record, before)),
    ]
  },

  /** Clears the models of a competences-only cycle; sets a default `titulo` — spec 2 §5, decided under 'unclear' */
  beforeSave({ context }, record) {
    if (record.avaliarSomenteCompetencias) {
      record.modeloAvaliacao = undefined
      record.modelos = undefined
    }
    record.titulo ??= `Avaliação de Competências ${displayDay(record.dataIni ?? context.hoje)}`
  },

  turnOfDay: completaNiveis,

  clone(_ctx, copy) {
    copy.situacao = 'P'
    delete copy.minimoRespostas
    delete copy.lembradaEm
  },
})

async function recusaEstrutura(ctx: Ctx, record: Registro, before: Registro | undefined): Promise<FieldError[]> {
  if (!before || before.situacao === 'P' || record.situacao === 'P') return []
  const mudou = (name: keyof Registro) => (record[name] ?? false) !== (before[name] ?? false)
  const distribuido: string[] = ESTRUTURA.filter(mudou)
  if (record.modeloAvaliacao?.id !== before.modeloAvaliacao?.id) distribuido.push('modeloAvaliacao')
  if (modelosEm(record) !== modelosEm(before)) distribuido.push('modelos')
  const contado = DESDE_A_PRIMEIRA_RESPOSTA.filter(mudou)
  if (distribuido.length + contado.length === 0) return []
  if (await possuiResposta(ctx, Number(record.id)))
    return [...distribuido, ...contado].map((name) => fieldError(name, 'A avaliação já tem respostas.'))
  return distribuido.map((name) => fieldError(name, 'A avaliação já foi liberada: volte à preparação para mudar isto.'))
}

/** Comparable text of the model per position, independent of the order of the rows. */
const modelosEm = ({ modelos = [] }: Registro): string =>
  modelos
    .map(({ cargo, modeloAvaliacao }) => `${cargo.id}:${modeloAvaliacao.id}`)
    .sort()
    .join()

/** Refuses a `dataFim` before the last day on which a copy was handed in. */
async function recusaFim(ctx: Ctx, { id, dataFim }: Registro, before: Registro | undefined): Promise<FieldError[]> {
  if (!before || dataFim === undefined || dataFim === before.dataFim) return []
  const ultima = await ultimaResposta(ctx, Number(id))
  if (ultima === undefined || dataFim >= ultima) return []
  return [fieldError('dataFim', `Há respostas de ${displayDay(ultima)}: o fim não pode ser antes deste dia.`)]
}

/** Refuses evaluation models of another type than performance. */
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

/** Refuses to make a cycle anonymous while a participant could be identified — R-AVAL-07 */
async function recusaAnonima(ctx: Ctx, { id, anonima }: Registro & { id?: number }, before: Registro | undefined) {
  if (id === undefined || !anonima || before?.anonima) return []
  return (await recusaIdentificavel(ctx, { id, anonima })).map(({ message }) => fieldError('anonima', message))
}
