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

/** What the owner of a kind of copies (a cycle, an experience period) adds to answering one. */
export interface Origem {
  /** who else than the talent it was asked of may answer and read it: of this kind the session is one */
  podeResponder?(ctx: Ctx, copia: Copia): Promise<boolean>
  /** why it cannot be answered now, beside what holds for all copies */
  motivoFechada?(ctx: Ctx, copia: Copia): Promise<string | undefined>
  /** what the page of the answers shows beside the questions */
  mostra?(ctx: Ctx, copia: Copia): Promise<RecordData>
  /** further members of the body, and what of the copy they change; runs in the transaction of the answer */
  corpo?: Record<string, JsonSchema>
  mudancas?(tx: Ctx, copia: Copia, corpo: RecordData, rascunho: boolean): Promise<RecordData>
  /** the evaluator may give a mark of his own in place of the one that follows from the answers */
  permiteNotaManual?(ctx: Ctx, copia: Copia): Promise<boolean>
  /** where the answers of an anonymous copy lie */
  apartada?(ctx: Ctx, copia: Copia): Promise<Apartada | undefined>
  /** what an anonymous sheet says of its person, in bands */
  atributos?(ctx: Ctx, copia: Copia): Promise<Atributos>
  /** what an anonymous sheet is counted by, beside its answers */
  figuras?(ctx: Ctx, copia: Copia, respondido: RecordData): Promise<Record<string, number>>
  /** further fields of the copy that say who handed it in, and when */
  assina?(tx: Ctx, copia: Copia, corpo: RecordData): Promise<RecordData>
  /** after a text of it was corrected */
  corrigida?(tx: Ctx, copia: Copia): Promise<void>
  /** after it was handed in or corrected */
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

/** Members of the body that owners add. */
export const corpoDasOrigens: Record<string, JsonSchema> = Object.assign(
  {},
  ...Object.values(origens).map(({ corpo }) => corpo ?? {}),
)
