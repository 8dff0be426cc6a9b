import type { Job } from '../queue/define.ts'
import avisosAutomaticos from './domain/avisos-automaticos.ts'
import avisosExperiencia from './domain/avisos-experiencia.ts'
import envioEmails from './domain/envio-emails.ts'
import envioProblemas from './domain/envio-problemas.ts'
import envioSugestoes from './domain/envio-sugestoes.ts'
import envioWebhooks from './domain/envio-webhooks.ts'
import ferramentaPesquisa from './domain/ferramenta-pesquisa.ts'
import fortesBi from './domain/fortes-bi.ts'
import fortesBiDiario from './domain/fortes-bi-diario.ts'
import leituraCurriculo from './domain/leitura-curriculo.ts'
import leituraCurriculoPortal from './domain/leitura-curriculo-portal.ts'
import lembretesAvaliacoes from './domain/lembretes-avaliacoes.ts'
import lembretesEntrevistas from './domain/lembretes-entrevistas.ts'
import mesesNps from './domain/meses-nps.ts'
import pesquisas from './domain/pesquisas.ts'
import vencimentos from './domain/vencimentos.ts'
import acao from './records/acao.ts'
import acaoEmLote from './records/acao-em-lote.ts'
import desfazLote from './records/desfaz-lote.ts'
import edicaoEmLote from './records/edicao-em-lote.ts'
import exportacao from './records/exportacao.ts'
import importacao from './records/importacao.ts'
import impressaoDocumentos from './records/impressao-documentos.ts'
import inconsistencias from './records/inconsistencias.ts'
import passosPorPrazo from './records/passos-por-prazo.ts'
import relatorio from './records/relatorio.ts'
import relatoriosAgendados from './records/relatorios-agendados.ts'
import vigencias from './records/vigencias.ts'
import apagaPessoa from './upkeep/apaga-pessoa.ts'
import apagaVencidos from './upkeep/apaga-vencidos.ts'
import arquivosOrfaos from './upkeep/arquivos-orfaos.ts'
import backup from './upkeep/backup.ts'
import backupNoturno from './upkeep/backup-noturno.ts'
import consultaLicenca from './upkeep/consulta-licenca.ts'
import copiaAnonima from './upkeep/copia-anonima.ts'
import ensaioBackup from './upkeep/ensaio-backup.ts'
import esvaziaUrnas from './upkeep/esvazia-urnas.ts'
import limpezaEmails from './upkeep/limpeza-emails.ts'
import limpezaExcluidos from './upkeep/limpeza-excluidos.ts'
import limpezaMensagens from './upkeep/limpeza-mensagens.ts'
import limpezaSessoes from './upkeep/limpeza-sessoes.ts'
import limpezaTarefas from './upkeep/limpeza-tarefas.ts'
import limpezaWebhooks from './upkeep/limpeza-webhooks.ts'
import prazoGuarda from './upkeep/prazo-guarda.ts'
import selaRegistro from './upkeep/sela-registro.ts'

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
