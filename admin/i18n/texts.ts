import { agendados } from './texts/agendados.ts'
import { anuncio } from './texts/anuncio.ts'
import { assistente } from './texts/assistente.ts'
import { avaliacao, comparacao, historico } from './texts/avaliacao.ts'
import { camposEmpresa } from './texts/campos-empresa.ts'
import { entrevistas, estatisticas, impressao, leitura, limiteCargo, remocao, selecao } from './texts/captacao.ts'
import { catalogue } from './texts/catalogue.ts'
import { chaves } from './texts/chaves.ts'
import { common } from './texts/common.ts'
import { copia } from './texts/copia.ts'
import { correio } from './texts/correio.ts'
import { documentos } from './texts/documentos.ts'
import { excluidos } from './texts/excluidos.ts'
import { avisos, caixas, home, noticias, pendenciasAc } from './texts/home.ts'
import { importacao } from './texts/importacao.ts'
import { lgpd } from './texts/lgpd.ts'
import { list, lists } from './texts/list.ts'
import { lote } from './texts/lote.ts'
import { mensagens } from './texts/mensagens.ts'
import { pessoas } from './texts/pessoas.ts'
import { conflict, history, record, unsaved } from './texts/record.ts'
import { charts, consistency, report } from './texts/report.ts'
import { login, ownData, password, session, sessions, terms } from './texts/session.ts'
import { about, development, layout, pages, shell } from './texts/shell.ts'
import { tarefas } from './texts/tarefas.ts'
import { aparencia, areasPermitidas, campos, empresas, log, permissions } from './texts/utilitario.ts'
import { webhooks } from './texts/webhooks.ts'

export { product } from './texts/words.ts'

/** Every text of the internal screens that no schema says, one file per area. Sentences stay whole; only names are put in. */
export const texts = {
  agendados,
  anuncio,
  areasPermitidas,
  camposEmpresa,
  chaves,
  common,
  copia,
  login,
  session,
  shell,
  password,
  ownData,
  home,
  mensagens,
  caixas,
  pendenciasAc,
  noticias,
  avisos,
  pages,
  list,
  lists,
  lote,
  correio,
  documentos,
  entrevistas,
  importacao,
  limiteCargo,
  excluidos,
  record,
  report,
  catalogue,
  lgpd,
  log,
  permissions,
  campos,
  aparencia,
  empresas,
  sessions,
  terms,
  unsaved,
  conflict,
  history,
  layout,
  charts,
  consistency,
  about,
  development,
  selecao,
  impressao,
  assistente,
  avaliacao,
  comparacao,
  historico,
  leitura,
  remocao,
  estatisticas,
  pessoas,
  tarefas,
  webhooks,
} as const
