import acao from './acao.ts'
import acaoEmLote from './acao-em-lote.ts'
import apagaPessoa from './apaga-pessoa.ts'
import apagaVencidos from './apaga-vencidos.ts'
import arquivosOrfaos from './arquivos-orfaos.ts'
import avisosAutomaticos from './avisos-automaticos.ts'
import avisosExperiencia from './avisos-experiencia.ts'
import backup from './backup.ts'
import backupNoturno from './backup-noturno.ts'
import consultaLicenca from './consulta-licenca.ts'
import copiaAnonima from './copia-anonima.ts'
import desfazLote from './desfaz-lote.ts'
import edicaoEmLote from './edicao-em-lote.ts'
import type { Job } from './engine/define.ts'
import ensaioBackup from './ensaio-backup.ts'
import envioEmails from './envio-emails.ts'
import envioProblemas from './envio-problemas.ts'
import envioSugestoes from './envio-sugestoes.ts'
import envioWebhooks from './envio-webhooks.ts'
import esvaziaUrnas from './esvazia-urnas.ts'
import exportacao from './exportacao.ts'
import ferramentaPesquisa from './ferramenta-pesquisa.ts'
import fortesBi from './fortes-bi.ts'
import fortesBiDiario from './fortes-bi-diario.ts'
import importacao from './importacao.ts'
import impressaoDocumentos from './impressao-documentos.ts'
import inconsistencias from './inconsistencias.ts'
import leituraCurriculo from './leitura-curriculo.ts'
import leituraCurriculoPortal from './leitura-curriculo-portal.ts'
import lembretesAvaliacoes from './lembretes-avaliacoes.ts'
import lembretesEntrevistas from './lembretes-entrevistas.ts'
import limpezaEmails from './limpeza-emails.ts'
import limpezaExcluidos from './limpeza-excluidos.ts'
import limpezaMensagens from './limpeza-mensagens.ts'
import limpezaSessoes from './limpeza-sessoes.ts'
import limpezaTarefas from './limpeza-tarefas.ts'
import limpezaWebhooks from './limpeza-webhooks.ts'
import mesesNps from './meses-nps.ts'
import passosPorPrazo from './passos-por-prazo.ts'
import pesquisas from './pesquisas.ts'
import prazoGuarda from './prazo-guarda.ts'
import relatorio from './relatorio.ts'
import relatoriosAgendados from './relatorios-agendados.ts'
import selaRegistro from './sela-registro.ts'
import vencimentos from './vencimentos.ts'
import vigencias from './vigencias.ts'

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
