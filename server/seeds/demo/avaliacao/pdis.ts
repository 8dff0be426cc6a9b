import type { CompetenciaAvaliada } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'
import type { Talento } from '../talentos.ts'

interface Plano {
  ciclo: Ref
  talento: Talento
  competencias: CompetenciaAvaliada[]
  /** talento id of the area's gestor */
  gestor: number | undefined
}

type Item = NonNullable<Demo<'avaliacao/pdi'>['itens']>[number]

/** Actions of a plan by competence, with deadline and state. */
const PASSOS = [
  { acao: 'Conversar a cada quinze dias com o gestor sobre exemplos do trabalho', prazo: '2026-03-31', situacao: 'C' },
  { acao: 'Acompanhar por um mês quem já domina a competência', prazo: '2027-02-26', situacao: 'A' },
  { acao: 'Conduzir um projeto da área em que a competência é usada', prazo: '2027-06-30', situacao: 'P' },
] as const

/** Adds a talento's development plan after a cycle: three competences, one of them completed. */
export function addPdi(demo: Collection, company: CompanyId, { ciclo, talento, competencias, gestor }: Plano): void {
  const itens = PASSOS.flatMap((passo, index): Item[] => {
    const competencia = competencias[index]
    if (!competencia) return []
    const responsavel = gestor === undefined ? {} : { responsavel: { id: gestor } }
    return [
      { ...passo, competencia: { id: competencia.id }, nivelExigido: competencia.exigido?.descricao, ...responsavel },
    ]
  })
  if (itens.length === 0) return
  demo.add('avaliacao/pdi', company, {
    ...{ colaborador: refOf(talento), avaliacaoDesempenho: refOf(ciclo), criadoEm: '2025-12-15', itens },
  })
}
