import { displayDay } from '#schemas/runtime/dates.ts'
import { totalsBy } from '#server/platform/reports/chart/totals-by.ts'
import { defineReport } from '#server/platform/reports/define.ts'
import { candidatosIndicados } from './indicacoes.ts'

/** Candidates of a period by who recommended them (spec 1 §7.5: Indicações de Candidatos). */
export default defineReport('captacao/relatorios/indicacao-candidato', {
  landscape: true,
  groupBy: 'indicadoPor',
  record: 'candidatoId',
  columns: [
    { field: 'nome', title: 'Candidato', width: 30, total: 'count' },
    { field: 'cargos', title: 'Cargos pretendidos', width: 38 },
    { field: 'contato', title: 'Contato', width: 38 },
    { field: 'dataCadastro', title: 'Cadastro', width: 12, format: 'date' },
    { field: 'contratado', title: 'Contratado', width: 12 },
  ],
  chart: {
    title: 'Candidatos por quem os indicou',
    kind: 'bars',
    category: 'Indicado por',
    data: totalsBy('indicadoPor', [{ field: 'nome', title: 'Candidatos', total: 'count' }]),
  },
  subtitle: ({ dataIni, dataFim }) => `Candidatos cadastrados de ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async *rows(ctx, filters) {
    for await (const rows of candidatosIndicados(ctx, filters))
      yield rows.map((row) => ({ ...row, contratado: row.contratado ? 'Sim' : 'Não' }))
  },
})
