import type { DocumentosExigidosFilters } from '#schemas/generated/report-filters/gestao-talentos.ts'
import type { RequiredDocument } from '#schemas/runtime/answers/positions/required-documents.ts'
import { documentosDosTalentos } from '#server/domain/gestao-talentos/talento/queries.ts'
import { defineReport } from '#server/platform/reports/define.ts'

type Situacao = RequiredDocument['situacao']

const PEDIDAS: Record<DocumentosExigidosFilters['situacao'], Situacao[] | undefined> = {
  PENDENTES: ['FALTA', 'VENCIDO'],
  FALTA: ['FALTA'],
  VENCIDO: ['VENCIDO'],
  TODOS: undefined,
}

const EM_PALAVRAS: Record<Situacao, string> = { FALTA: 'Falta', VENCIDO: 'Vencido', OK: 'Em dia' }

/** Required documents of active talents, by talent. */
export default defineReport('gestao-talentos/relatorios/documentos-exigidos', {
  landscape: true,
  groupBy: 'talento',
  record: 'talentoId',
  columns: [
    { field: 'documento', title: 'Documento', width: 30, total: 'count' },
    { field: 'situacao', title: 'Situação', width: 12 },
    { field: 'validade', title: 'Validade', width: 13, format: 'date' },
    { field: 'area', title: 'Área Organizacional', width: 26 },
    { field: 'cargo', title: 'Cargo', width: 26 },
    { field: 'estabelecimento', title: 'Estabelecimento', width: 24 },
  ],
  async rows(ctx, { situacao, tiposIds, ...lugar }) {
    const rows = await documentosDosTalentos(ctx, lugar, { situacoes: PEDIDAS[situacao], tipos: tiposIds })
    return rows.map(({ nome, matricula, tipo, situacao, ...row }) => ({
      ...row,
      talento: matricula === null ? nome : `${nome} – ${matricula}`,
      documento: tipo,
      situacao: EM_PALAVRAS[situacao],
    }))
  },
})
