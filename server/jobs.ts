import lembretesAvaliacoes from '#server/domain/avaliacao/avaliacao-desempenho/jobs/lembretes-avaliacoes.ts'
import avisosExperiencia from '#server/domain/avaliacao/periodo-experiencia/jobs/avisos-experiencia.ts'
import leituraCurriculo from '#server/domain/captacao/candidato/jobs/leitura-curriculo.ts'
import leituraCurriculoPortal from '#server/domain/captacao/candidato/jobs/leitura-curriculo-portal.ts'
import lembretesEntrevistas from '#server/domain/captacao/entrevista/jobs/lembretes-entrevistas.ts'
import mesesNps from '#server/domain/pesquisa/convite-nps/jobs/meses-nps.ts'
import pesquisas from '#server/domain/pesquisa/pesquisa/jobs/pesquisas.ts'
import ferramentaPesquisa from '#server/domain/pesquisa/questionario/jobs/ferramenta-pesquisa.ts'
import fortesBi from '#server/domain/utilitario/integracao/jobs/fortes-bi.ts'
import fortesBiDiario from '#server/domain/utilitario/integracao/jobs/fortes-bi-diario.ts'
import consultaLicenca from '#server/domain/utilitario/licenca/jobs/consulta-licenca.ts'
import impressaoDocumentos from '#server/domain/utilitario/modelo-documento/jobs/impressao-documentos.ts'
import envioProblemas from '#server/domain/utilitario/problema/jobs/envio-problemas.ts'
import relatoriosAgendados from '#server/domain/utilitario/relatorio-agendado/jobs/relatorios-agendados.ts'
import envioSugestoes from '#server/domain/utilitario/sugestao-melhoria/jobs/envio-sugestoes.ts'
import esvaziaUrnas from '#server/features/anonimato/jobs/esvazia-urnas.ts'
import backup from '#server/features/backup/jobs/backup.ts'
import backupNoturno from '#server/features/backup/jobs/backup-noturno.ts'
import ensaioBackup from '#server/features/backup/jobs/ensaio-backup.ts'
import inconsistencias from '#server/features/consistency/jobs/inconsistencias.ts'
import copiaAnonima from '#server/features/copy/jobs/copia-anonima.ts'
import apagaPessoa from '#server/features/lgpd/jobs/apaga-pessoa.ts'
import apagaVencidos from '#server/features/lgpd/jobs/apaga-vencidos.ts'
import prazoGuarda from '#server/features/lgpd/jobs/prazo-guarda.ts'
import avisosAutomaticos from '#server/features/notices/jobs/avisos-automaticos.ts'
import vencimentos from '#server/features/notices/jobs/vencimentos.ts'
import acao from '#server/platform/crud/jobs/acao.ts'
import acaoEmLote from '#server/platform/crud/jobs/acao-em-lote.ts'
import desfazLote from '#server/platform/crud/jobs/desfaz-lote.ts'
import edicaoEmLote from '#server/platform/crud/jobs/edicao-em-lote.ts'
import exportacao from '#server/platform/crud/jobs/exportacao.ts'
import importacao from '#server/platform/crud/jobs/importacao.ts'
import limpezaExcluidos from '#server/platform/crud/jobs/limpeza-excluidos.ts'
import passosPorPrazo from '#server/platform/crud/jobs/passos-por-prazo.ts'
import vigencias from '#server/platform/crud/jobs/vigencias.ts'
import arquivosOrfaos from '#server/platform/files/jobs/arquivos-orfaos.ts'
import envioEmails from '#server/platform/mail/jobs/envio-emails.ts'
import limpezaEmails from '#server/platform/mail/jobs/limpeza-emails.ts'
import limpezaMensagens from '#server/platform/messages/jobs/limpeza-mensagens.ts'
import type { Job } from '#server/platform/queue/define.ts'
import limpezaTarefas from '#server/platform/queue/jobs/limpeza-tarefas.ts'
import relatorio from '#server/platform/reports/jobs/relatorio.ts'
import selaRegistro from '#server/platform/security/jobs/sela-registro.ts'
import limpezaSessoes from '#server/platform/session/jobs/limpeza-sessoes.ts'
import envioWebhooks from '#server/platform/webhooks/jobs/envio-webhooks.ts'
import limpezaWebhooks from '#server/platform/webhooks/jobs/limpeza-webhooks.ts'

/** Every job of the product. */
export const jobs: Job[] = [
  acao,
  acaoEmLote,
  apagaPessoa,
  apagaVencidos,
  arquivosOrfaos,
  avisosAutomaticos,
  avisosExperiencia,
  consultaLicenca,
  backup,
  backupNoturno,
  copiaAnonima,
  desfazLote,
  edicaoEmLote,
  ensaioBackup,
  envioEmails,
  envioProblemas,
  envioSugestoes,
  envioWebhooks,
  esvaziaUrnas,
  exportacao,
  ferramentaPesquisa,
  fortesBi,
  fortesBiDiario,
  importacao,
  impressaoDocumentos,
  inconsistencias,
  leituraCurriculo,
  leituraCurriculoPortal,
  lembretesAvaliacoes,
  lembretesEntrevistas,
  limpezaEmails,
  limpezaExcluidos,
  limpezaMensagens,
  limpezaSessoes,
  limpezaTarefas,
  limpezaWebhooks,
  mesesNps,
  passosPorPrazo,
  pesquisas,
  prazoGuarda,
  relatorio,
  relatoriosAgendados,
  selaRegistro,
  vencimentos,
  vigencias,
]
