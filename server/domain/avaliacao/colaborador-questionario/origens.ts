import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import * as ciclo from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { experiencia } from '#server/domain/avaliacao/periodo-experiencia/queries.ts'
import { avaliacaoTurma } from '#server/domain/pesquisa/avaliacao-turma/queries.ts'
import { pesquisa } from '#server/domain/pesquisa/pesquisa/queries.ts'
import type { Apartada } from '#server/features/questionario/respostas/apartada.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Copia } from './copia.ts'
import { entrevista } from './entrevista/origem.ts'

/** Extension points of an owner of copies (cycle, experience period) in answering. */
export interface Origem {
  /** whether the session may answer and read the copy besides its own talent */
  podeResponder?(ctx: Ctx, copia: Copia): Promise<boolean>
  /** reason why it cannot be answered now, besides the checks of all copies */
  motivoFechada?(ctx: Ctx, copia: Copia): Promise<string | undefined>
  /** data that the answer page shows besides the questions */
  mostra?(ctx: Ctx, copia: Copia): Promise<RecordData>
  /** further body members, and the changes of the copy they cause; runs in the transaction of the answer */
  corpo?: Record<string, JsonSchema>
  mudancas?(tx: Ctx, copia: Copia, corpo: RecordData, rascunho: boolean): Promise<RecordData>
  /** whether the evaluator may set a mark in place of the computed one */
  permiteNotaManual?(ctx: Ctx, copia: Copia): Promise<boolean>
  /** where the answers of an anonymous copy lie */
  apartada?(ctx: Ctx, copia: Copia): Promise<Apartada | undefined>
  /** attributes of the respondent stored in an anonymous sheet, in bands */
  atributos?(ctx: Ctx, copia: Copia): Promise<Atributos>
  /** figures stored in an anonymous sheet besides its answers */
  figuras?(ctx: Ctx, copia: Copia, respondido: RecordData): Promise<Record<string, number>>
  /** further fields of the copy that say who handed it in, and when */
  assina?(tx: Ctx, copia: Copia, corpo: RecordData): Promise<RecordData>
  /** called after a text answer was graded */
  corrigida?(tx: Ctx, copia: Copia): Promise<void>
  /** called after handing in or grading */
  respondida?(tx: Ctx, copia: Copia): Promise<void>
}

const origens: Partial<Record<Copia['origem'], Origem>> = {
  D: {
    motivoFechada: ciclo.motivoFechada,
    mostra: ciclo.mostra,
    corpo: ciclo.corpo,
    mudancas: ciclo.niveisDe,
    permiteNotaManual: ciclo.permiteNotaManual,
    apartada: ciclo.apartada,
    figuras: ciclo.figuras,
    corrigida: ciclo.corrigida,
  },
  A: experiencia,
  E: entrevista,
  P: pesquisa,
  L: avaliacaoTurma,
}

export const origemDe = ({ origem }: Pick<Copia, 'origem'>): Origem => origens[origem] ?? {}

/** Body members of all owners. */
export const corpoDasOrigens: Record<string, JsonSchema> = Object.assign(
  {},
  ...Object.values(origens).map(({ corpo }) => corpo ?? {}),
)
