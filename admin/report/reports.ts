import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'

export type ReportFormat = 'pdf' | 'xlsx' | 'csv'

/** One entry of GET /api/schemas/relatorios: a report this session may run. */
export interface ReportSummary {
  /** 'captacao/relatorios/duracao-vaga': its screen, its call below /api, and its filter form */
  path: string
  name: string
  group: string
  title: string
  /** what it shows, in a sentence */
  resumo?: string
  formats: ReportFormat[]
  /** button labels, where the specification gives them */
  botoes?: Partial<Record<ReportFormat, string>>
  /** has dates or a year that a schedule can shift */
  periodo: boolean
  /** address of the definition module of its filter form */
  url: string
}

/** A report's rows for the screen: POST with formato 'json'. */
export interface ReportPreview {
  titulo: string
  /** one page per row, with its columns stacked */
  paginas?: boolean
  /** property of the rows they are grouped by */
  grupo?: string
  colunas: { field: string; title: string; format?: string; width?: number }[]
  /** chart of the rows, when requested and not empty */
  grafico?: {
    title: string
    kind: 'bars' | 'lines'
    category: string
    format?: string
    data: { categories: string[]; series: { title: string; values: (number | null)[] }[] }
  }
  linhas: Record<string, unknown>[]
}

/** Not cached: custom fields of the company are filters and columns, and may change at any time. */
export const useReports = () =>
  useQuery({
    queryKey: ['relatorios'],
    queryFn: () => getJson<ReportSummary[]>('/api/schemas/relatorios'),
  })

/** What can be scheduled and sent by e-mail. */
export type Schedulable = Pick<ReportSummary, 'path' | 'title' | 'formats' | 'periodo' | 'url'>

/** Reports and dashboards. */
export const useSchedulables = () =>
  useQuery({
    queryKey: ['relatorios', 'agendaveis'],
    queryFn: async () =>
      (
        await Promise.all(['relatorios', 'paineis'].map((list) => getJson<Schedulable[]>(`/api/schemas/${list}`)))
      ).flat(),
  })
