import { ReportFiles } from '#admin/report/ReportFiles.tsx'
import type { Filtro } from './Filters.tsx'
import { vencimentosTexts as t } from './texts.ts'

/** Exports all rows of the filtered list as a file; only with the right to the report. */
export const Export = ({ filtro }: { filtro: Filtro }) => (
  <ReportFiles
    path="gestao-talentos/relatorios/vencimentos"
    filters={filtersOf(filtro)}
    file={t.file}
    labels={{ pdf: t.pdf, xlsx: t.xlsx }}
  />
)

function filtersOf({ q, situacao, dias, tipos, areasIds, estabelecimentosIds }: Filtro) {
  const list = (text: string) => (text === '' ? undefined : text.split(','))
  return {
    situacao: situacao || 'TODOS',
    q: q || undefined,
    dias: dias === 'todos' ? undefined : Number(dias),
    tipos: list(tipos),
    areasIds: list(areasIds)?.map(Number),
    estabelecimentosIds: list(estabelecimentosIds)?.map(Number),
  }
}
