import type { ModeloAvaliacaoCandidato } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato.ts'
import type { ModeloAvaliacaoCandidatoPergunta } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato-pergunta.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { MULTIPLA, NOTA, OBJETIVA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { DomainError, invalid } from '#server/platform/errors/errors.ts'

/** A model of type S is one of candidates' evaluations: one table, two routes; here its fields have the names of spec 2 §3. */
export const TIPO_S = 'S'

type Registro = RecordData & ModeloAvaliacaoCandidato
type Linha = ModeloAvaliacaoCandidatoPergunta

/** Field names here → names in the candidates' register. */
const CAMPOS: Record<string, string> = {
  observacao: 'cabecalho',
  percentualMinimoAprovacao: 'percentualAprovacao',
}
const IGUAIS = ['titulo', 'ativo', 'ordemAleatoria']

/** The name a field has in the register of candidates' models. */
export const nomeLa = (nome: string): string => CAMPOS[nome] ?? nome

/** A candidates' record in the shape of a model. */
export function modeloS(registro: Registro): RecordData {
  const { id, versao, titulo, ativo, ordemAleatoria, cabecalho, percentualAprovacao, perguntas = [] } = registro
  return dropUndefined({
    ...{ id, versao, titulo, tipo: TIPO_S, ativo, ordemAleatoria, observacao: cabecalho },
    percentualMinimoAprovacao: percentualAprovacao,
    quantidade: perguntas.length,
  })
}

/** A model body in the shape of the candidates' register. @param inteiro clears absent fields, as PUT does */
export function registroS({ tipo: _, ...body }: RecordData, inteiro: boolean): RecordData {
  const registro = Object.fromEntries(Object.entries(body).map(([nome, value]) => [nomeLa(nome), value]))
  if (!inteiro) return registro
  const vazios = [...IGUAIS, ...Object.values(CAMPOS)].filter((nome) => !(nome in registro))
  return { ...registro, ...Object.fromEntries(vazios.map((nome) => [nome, null])) }
}

const TIPOS = { OBJETIVA, SUBJETIVA, MULTIPLA_ESCOLHA: MULTIPLA, NOTA } as const

/** A row of the candidates' model in the shape of a model's question. */
export function perguntaS({ tipo, aspecto, ...linha }: Linha): RecordData {
  return { ...linha, tipo: TIPOS[tipo], ...(aspecto !== undefined && { aspecto: { nome: aspecto } }) }
}

/** A question body in the shape of a row of the candidates' model; an unknown kind is passed on for its rules to refuse. */
export function linhaS({ tipo, aspecto, versao: _, ...body }: RecordData): RecordData {
  const nome = Object.entries(TIPOS).find(([, codigo]) => codigo === tipo)?.[0] ?? tipo
  const texto = typeof aspecto === 'object' && aspecto !== null && 'nome' in aspecto ? aspecto.nome : aspecto
  return { ...body, tipo: nome, ...(texto !== undefined && { aspecto: texto }) }
}

/** Runs `work` and renames the fields of its validation errors to those the client sent. @param linha index of the question among the rows */
export async function comNomesDaqui<T>(work: () => Promise<T>, linha?: () => number): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'FIELD_VALIDATION_VIOLATION') throw error
    const row = linha && `perguntas[${linha()}].`
    const aqui = (field: string) => {
      const bare = row && field.startsWith(row) ? field.slice(row.length) : field
      return Object.entries(CAMPOS).find(([, la]) => la === bare)?.[0] ?? bare
    }
    return invalid(error.errors.map((one) => (one.field === undefined ? one : { ...one, field: aqui(one.field) })))
  }
}
