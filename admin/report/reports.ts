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
  /** what its buttons say, where the specification quotes it */
  botoes?: Partial<Record<ReportFormat, string>>
  /** it has dates or a year that a schedule can move */
  periodo: boolean
  /** address of the definition module of its filter form */
  url: string
}

/** A report's rows for the screen: POST with formato 'json'. */
export interface ReportPreview {
  titulo: string
  /** each row is a page of its own: its columns stand one below the other */
  paginas?: boolean
  /** key of the rows that groups them */
  grupo?: string
  colunas: { field: string; title: string; format?: string; width?: number }[]
  /** the picture of the rows, when it was asked for and there is something to draw */
  grafico?: {
    title: string
    kind: 'bars' | 'lines'
    category: string
    format?: string
    data: { categories: string[]; series: { title: string; values: (number | null)[] }[] }
  }
  linhas: Record<string, unknown>[]
}

/** Asked anew when a page is opened: the company's own fields are filters and columns, and change at any time. */
export const useReports = () =>
  useQuery({
    queryKey: ['relatorios'],
    queryFn: () => getJson<ReportSummary[]>('/api/schemas/relatorios'),
  })

/** What can be made again and again and sent by e-mail. */
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
