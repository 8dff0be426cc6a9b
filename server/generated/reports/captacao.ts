// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/reports/define.ts'
import captacaoAnaliseEtapasSeletivas from '#server/reports/captacao/analise-etapas-seletivas.ts'
import captacaoAvaliacaoCandidato from '#server/reports/captacao/avaliacao-candidato.ts'
import captacaoCandidatoSelecao from '#server/reports/captacao/candidato-selecao.ts'
import captacaoDivulgacaoVaga from '#server/reports/captacao/divulgacao-vaga.ts'
import captacaoDuracaoVaga from '#server/reports/captacao/duracao-vaga.ts'
import captacaoIndicacaoCandidato from '#server/reports/captacao/indicacao-candidato.ts'
import captacaoVagaMotivo from '#server/reports/captacao/vaga-motivo.ts'

/** Reports by path, of captacao. */
export const reports: ReportRegistry = {
  'captacao/relatorios/analise-etapas-seletivas': captacaoAnaliseEtapasSeletivas,
  'captacao/relatorios/avaliacao-candidato': captacaoAvaliacaoCandidato,
  'captacao/relatorios/candidato-selecao': captacaoCandidatoSelecao,
  'captacao/relatorios/divulgacao-vaga': captacaoDivulgacaoVaga,
  'captacao/relatorios/duracao-vaga': captacaoDuracaoVaga,
  'captacao/relatorios/indicacao-candidato': captacaoIndicacaoCandidato,
  'captacao/relatorios/vaga-motivo': captacaoVagaMotivo,
}
