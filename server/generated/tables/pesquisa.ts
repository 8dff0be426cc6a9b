// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface QuestionarioTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  tipo: Generated<'D' | 'A' | 'L' | 'P' | 'E' | 'B'>
  ordem_aleatoria: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface QuestionarioVersaoTable {
  empresa_id: number
  id: Generated<number>
  questionario_id: number
  ordem_: Generated<number>
  numero: number
  liberada_em: string
  quantidade: number
  ordem_aleatoria: boolean | null
  perguntas: ColumnType<unknown | null, string | null | undefined, string | null>
  versao: Generated<number>
}

export interface PesquisaTables {
  questionario: QuestionarioTable
  questionario_versao: QuestionarioVersaoTable
}
