import cpf from '#schemas/runtime/formats/cpf.ts'
import { totalsBy } from '#server/platform/reports/chart/totals-by.ts'
import { defineReport } from '#server/platform/reports/define.ts'
import { candidatosEmSelecao } from './em-selecao.ts'

const aptidoes = { S: 'Sim', N: 'Não', I: 'Indiferente' } as const
const situacoes = { E: 'Em seleção', C: 'Contratado', R: 'Recusado', D: 'Desistiu' } as const

/** Candidates by the requests they take part in (spec 1 §7.5: Candidatos em Seleção). */
export default defineReport('captacao/relatorios/candidato-selecao', {
  landscape: true,
  groupBy: 'grupo',
  record: 'candidatoId',
  columns: [
    { field: 'nome', title: 'Candidato', width: 26, total: 'count' },
    { field: 'cpf', title: 'CPF', width: 17 },
    { field: 'contato', title: 'Contato', width: 37 },
    { field: 'etapa', title: 'Etapa atual', width: 19 },
    { field: 'data', title: 'Desde', width: 13, format: 'date' },
    { field: 'apto', title: 'Apto', width: 13 },
    { field: 'situacao', title: 'Situação', width: 14 },
    { field: 'observacao', title: 'Observação', width: 28 },
  ],
  chart: {
    title: 'Candidatos por etapa',
    kind: 'bars',
    category: 'Etapa atual',
    data: totalsBy('etapa', [{ field: 'nome', title: 'Candidatos', total: 'count' }]),
  },
  async *rows(ctx, filters) {
    for await (const rows of candidatosEmSelecao(ctx, filters))
      yield rows.map(({ solicitacaoId, solicitacao, area, vagas, aptidao, situacao, ...row }) => ({
        ...row,
        grupo: `${solicitacaoId} – ${solicitacao} – ${area} (${vagas === 1 ? '1 vaga' : `${vagas} vagas`})`,
        cpf: row.cpf && cpf.display?.(row.cpf),
        apto: aptidoes[aptidao],
        situacao: situacoes[situacao],
      }))
  },
})
