import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Atributo, Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { About, Situacao, StoredFile } from '#server/platform/mail/mail.ts'

/** An instant: read as ISO text, written as ISO text or Date. */
type Instant = ColumnType<string, string | Date, string | Date>
type DefaultInstant = ColumnType<string, string | Date | undefined, string | Date>
type OptionalInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>
/** jsonb: read parsed, written as JSON text. */
type Json<T = JsonValue> = ColumnType<T, string, string>
type OptionalJson<T = JsonValue> = ColumnType<T | null, string | null | undefined, string | null>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The trail: one line per write. `empresa_id` is null for entities that belong to no company; `campos` is {campo: {de, para}}. */
export interface AuditoriaTable {
  id: ColumnType<number, never, never>
  empresa_id: Optional<number>
  usuario_id: Optional<number>
  usuario_nome: Optional<string>
  entidade: string
  registro_id: number
  operacao: string
  campos: ColumnType<Record<string, { de?: JsonValue; para?: JsonValue }>, string | undefined, string>
  criada_em: DefaultInstant
  origem: OptionalJson
  lote_id: Optional<number>
}

export interface SessaoTable {
  token_hash: string
  tipo: 'interna' | 'candidato'
  usuario_id: Optional<number>
  candidato_empresa_id: Optional<number>
  candidato_id: Optional<number>
  empresa_id: number
  criada_em: DefaultInstant
  vista_em: DefaultInstant
  ociosa_em: Instant
  expira_em: Instant
  endereco: Optional<string>
  agente: Optional<string>
  confirmada_em: OptionalInstant
  provedor_empresa_id: Optional<number>
  provedor_token: Optional<string>
}

export interface UsuarioIdentidadeTable {
  emissor: string
  sujeito: string
  usuario_id: number
  criada_em: Instant
}

/** A register's calendar that a user has subscribed to. */
export interface AssinaturaCalendarioTable {
  empresa_id: number
  id: ColumnType<number, never, never>
  usuario_id: number
  entidade: string
  meus: boolean
  token_hash: string
  criada_em: Instant
  usada_em: OptionalInstant
}

/** An API key, which another system sends in place of a session. */
export interface ChaveApiTable {
  empresa_id: number
  id: ColumnType<number, never, never>
  usuario_id: number
  nome: string
  prefixo: string
  token_hash: string
  authorities: Json<string[]>
  criada_em: DefaultInstant
  expira_em: Instant
  usada_em: OptionalInstant
  usada_de: Optional<string>
  janela_em: OptionalInstant
  usos: Generated<number>
  revogada_em: OptionalInstant
  revogada_por: Optional<string>
}

/** A browser that an account logged in with: keyed hashes of both. */
export interface AparelhoConhecidoTable {
  conta: string
  aparelho: string
  visto_em: Instant
  dispensado_ate: Optional<Instant>
}

export interface TentativaLoginTable {
  id: ColumnType<number, never, never>
  conta: string
  endereco: string
  criada_em: DefaultInstant
}

export interface FatorTable {
  id: Generated<number>
  usuario_id: number
  tipo: 'totp' | 'passkey' | 'recuperacao'
  nome: string
  segredo: string
  contador: Generated<number>
  criado_em: Instant
  usado_em: OptionalInstant
  identificador: string | null
  transportes: string[] | null
}

export interface RegistroSegurancaTable {
  id: Generated<number>
  criado_em: DefaultInstant
  evento: string
  empresa_id: Optional<number>
  usuario_id: Optional<number>
  candidato_id: Optional<number>
  endereco: Optional<string>
  agente: Optional<string>
  dados: ColumnType<Record<string, unknown>, string | undefined, string>
  ordem: Optional<number>
  elo: Optional<string>
}

export interface RegistroSegurancaTopoTable {
  id: number
  ordem: number
  elo: string
}

export interface LinkUnicoTable {
  token_hash: string
  finalidade: string
  empresa_id: number
  entidade: string
  registro_id: number
  dados: ColumnType<Record<string, string>, string | undefined, string>
  criado_em: Instant
  expira_em: Instant
  usado_em: OptionalInstant
}

export interface CaptchaUsadoTable {
  desafio: string
  expira_em: Instant
}

export interface ArquivoTable {
  empresa_id: number
  id: Generated<string>
  nome: string
  tipo: string
  tamanho: number
  sha256: string
  usuario_id: Optional<number>
  candidato_id: Optional<number>
  entidade: Optional<string>
  registro_id: Optional<number>
  criado_em: DefaultInstant
}

export interface PreferenciaTable {
  usuario_id: number
  chave: string
  valor: Json
  alterada_em: DefaultInstant
}

export interface DefinicaoVersaoTable {
  empresa_id: number
  versao: Generated<number>
  alterada_em: DefaultInstant
}

/** Values of companies' own fields kept a second time, so that an index alone counts them; written by triggers. */
export interface ValorCampoTable {
  empresa_id: number
  campo: number
  registro: number
  texto: Optional<string>
  numero: Optional<number>
}

/** The last number a counter gave (`x-field.number`). */
export interface NumeracaoTable {
  empresa_id: number
  entidade: string
  campo: string
  chave: string
  ultimo: number
}

export interface TarefaTable {
  empresa_id: number
  id: Generated<string>
  usuario_id: Optional<number>
  tipo: string
  titulo: string
  chave_api_id: Optional<number>
  estado: Generated<'na-fila' | 'executando' | 'concluida' | 'falhou' | 'cancelada'>
  progresso: Generated<number>
  total: Optional<number>
  mensagem: Optional<string>
  entrada: OptionalJson
  resultado: OptionalJson
  arquivo_id: Optional<string>
  cancelar: Generated<boolean>
  criada_em: DefaultInstant
  iniciada_em: OptionalInstant
  terminada_em: OptionalInstant
  executor: Optional<number>
  tentativas: Generated<number>
  enfileirada_em: DefaultInstant
  segredo: Optional<string>
}

/** A file content whose deletion waits until no backup is being made. */
export interface ConteudoRetidoTable {
  sha256: string
}

/** A backup that was made, or was to be made; its file lies in DATA_DIR/backups. */
export interface BackupTable {
  id: ColumnType<number, never, never>
  automatico: boolean
  dia: Optional<string>
  usuario_id: Optional<number>
  tarefa_id: Optional<string>
  criado_em: Instant
  terminado_em: OptionalInstant
  situacao: 'GERANDO' | 'CONCLUIDO' | 'ERRO' | 'CANCELADO'
  mensagem: Optional<string>
  arquivo: Optional<string>
  tamanho: Optional<number>
  sha256: Optional<string>
  versao: string
  protecao: Optional<'senha' | 'chave-publica'>
  ensaio_situacao: Optional<'ENSAIANDO' | 'CONFERE' | 'DIVERGE' | 'NAO_FEITO'>
  ensaio_em: OptionalInstant
  ensaio_mensagem: Optional<string>
  ensaio_tarefa_id: Optional<string>
}

/** What the last check of a company's records found. */
export interface InconsistenciaTable {
  empresa_id: number
  verificada_em: Instant
  linhas: Json
  acompanhada_em: Generated<Instant>
}

/** The last run of a job of the system. */
export interface TrabalhoSistemaTable {
  nome: string
  estado: 'nunca' | 'executando' | 'concluida' | 'falhou'
  iniciado_em: OptionalInstant
  terminado_em: OptionalInstant
  agendado_em: DefaultInstant
}

/** An operation on many records. */
export interface LoteTable {
  empresa_id: number
  id: ColumnType<number, never, never>
  tipo: 'edicao' | 'importacao' | 'desfeita' | 'acao'
  entidade: string
  usuario_id: Optional<number>
  usuario_nome: Optional<string>
  tarefa_id: Optional<string>
  desfaz_id: Optional<number>
  total: Generated<number>
  alterados: Generated<number>
  inalterados: Generated<number>
  recusas: ColumnType<JsonValue, string | undefined, string>
  criado_em: DefaultInstant
  desfeito_em: OptionalInstant
}

/** What an operation on many records did to one of them. */
export interface LoteRegistroTable {
  empresa_id: number
  lote_id: number
  registro_id: number
  versao: number
  antes: OptionalJson
}

/** A stage of an approval. */
export interface AprovacaoTable {
  empresa_id: number
  id: ColumnType<number, never, never>
  entidade: string
  registro_id: number
  fluxo: string
  nivel: string
  usuarios: ColumnType<number[], number[] | undefined, number[]>
  authority: Optional<string>
  aberta_em: DefaultInstant
  prazo: Optional<string>
  escalada_em: OptionalInstant
  decisoes: ColumnType<JsonValue, string | undefined, string>
  resultado: Optional<string>
  encerrada_em: OptionalInstant
}

/** The audience of a record, frozen on a day. */
export interface PublicoCongeladoTable {
  empresa_id: number
  entidade: string
  registro_id: number
  dia: string
  areas: Optional<number[]>
}

/** A talento in the frozen audience of a record. */
export interface PublicoTalentoTable {
  empresa_id: number
  entidade: string
  registro_id: number
  talento_id: number
  desde: string
}

/** A notice about a record to one recipient. */
export interface AvisoEnvioTable {
  empresa_id: number
  id: ColumnType<number, never, never>
  aviso_id: number
  entidade: string
  registro_id: number
  linha_id: ColumnType<number, number | undefined, number>
  ocasiao: string
  dia: Optional<string>
  canal: string
  destino: string
  resumo: boolean
  notado_em: DefaultInstant
  situacao: ColumnType<string, string | undefined, string>
  motivo: Optional<string>
  encerrado_em: OptionalInstant
}

/** A deleted record, until it is brought back or erased for good. */
export interface RegistroExcluidoTable {
  id: ColumnType<number, never, never>
  empresa_id: Optional<number>
  entidade: string
  registro_id: number
  rotulo: string
  dados: Json
  colunas: Json
  usuario_id: Optional<number>
  usuario_nome: Optional<string>
  excluido_em: DefaultInstant
}

/** An e-mail to be sent, or sent. */
export interface EmailSaidaTable {
  empresa_id: number
  id: ColumnType<number, never, never>
  chave: Generated<string>
  para: string
  para_nome: Optional<string>
  assunto: string
  texto: string
  html: string
  anexos: ColumnType<StoredFile[], string | undefined, string>
  evento: Optional<string>
  sobre: ColumnType<About[], string | undefined, string>
  sigiloso: Generated<boolean>
  autor: Optional<string>
  situacao: Generated<Situacao>
  motivo: Optional<string>
  tentativas: Generated<number>
  proxima_tentativa: DefaultInstant
  criado_em: DefaultInstant
  enviado_em: OptionalInstant
}

/** A delivery of an event to a webhook, and its outcome. */
export interface WebhookEntregaTable {
  empresa_id: number
  id: ColumnType<number, never, never>
  chave: Generated<string>
  webhook_id: number
  entidade: string
  registro_id: number
  evento: string
  versao: Optional<number>
  campos: ColumnType<JsonValue, string | undefined, string>
  autor: Json
  criada_em: DefaultInstant
  situacao: Generated<string>
  tentativas: Generated<number>
  proxima_tentativa: DefaultInstant
  tentada_em: OptionalInstant
  entregue_em: OptionalInstant
  codigo: Optional<number>
  duracao_ms: Optional<number>
  resposta: Optional<string>
  motivo: Optional<string>
}

export interface WebhookEstadoTable {
  empresa_id: number
  webhook_id: number
  sal: Optional<string>
  sal_anterior: Optional<string>
  anterior_ate: OptionalInstant
  falhando_desde: OptionalInstant
}

/** What the sheets of one collection have in common (server/features/anonimato). */
export interface ColecaoAnonimaTable {
  empresa_id: number
  registro: string
  registro_id: number
  versao: Generated<number>
  minimo: number
  atributos: ColumnType<Atributo[], string | undefined, string>
  tamanho: number
  situacao: Generated<'ABERTA' | 'ENCERRADA'>
  encerrada_em: Optional<string>
  destruidas: Generated<number>
  perdidas: Generated<number>
  comentarios_liberados: Generated<boolean>
}

export interface FolhaSeladaTable {
  empresa_id: number
  id: Generated<string>
  registro: string
  registro_id: number
  versao: number
  misturada: Generated<boolean>
  folha: string
}

export interface FolhaTable {
  empresa_id: number
  id: Generated<string>
  registro: string
  registro_id: number
  versao: number
  atributos: Json<Atributos>
  respostas: Json<Record<string, JsonValue>>
}

export interface ComentarioAnonimoTable {
  empresa_id: number
  id: Generated<string>
  registro: string
  registro_id: number
  versao: number
  pergunta: string
  texto: string
  oculto_motivo: Optional<string>
}

export interface RascunhoSeladoTable {
  empresa_id: number
  registro: string
  registro_id: number
  versao: number
  respondente: string
  respondente_id: number
  rascunho: string
}

/** The tables of base.sql; the generated `DB` is made of these and of the entities' tables. */
export interface BaseTables {
  auditoria: AuditoriaTable
  sessao: SessaoTable
  assinatura_calendario: AssinaturaCalendarioTable
  chave_api: ChaveApiTable
  tentativa_login: TentativaLoginTable
  aparelho_conhecido: AparelhoConhecidoTable
  fator: FatorTable
  usuario_identidade: UsuarioIdentidadeTable
  registro_seguranca: RegistroSegurancaTable
  registro_seguranca_topo: RegistroSegurancaTopoTable
  link_unico: LinkUnicoTable
  captcha_usado: CaptchaUsadoTable
  arquivo: ArquivoTable
  conteudo_retido: ConteudoRetidoTable
  preferencia: PreferenciaTable
  definicao_versao: DefinicaoVersaoTable
  valor_campo: ValorCampoTable
  numeracao: NumeracaoTable
  tarefa: TarefaTable
  backup: BackupTable
  inconsistencia: InconsistenciaTable
  trabalho_sistema: TrabalhoSistemaTable
  lote: LoteTable
  lote_registro: LoteRegistroTable
  aprovacao: AprovacaoTable
  aviso_envio: AvisoEnvioTable
  publico_congelado: PublicoCongeladoTable
  publico_talento: PublicoTalentoTable
  registro_excluido: RegistroExcluidoTable
  colecao_anonima: ColecaoAnonimaTable
  folha_selada: FolhaSeladaTable
  folha: FolhaTable
  comentario_anonimo: ComentarioAnonimoTable
  rascunho_selado: RascunhoSeladoTable
  email_saida: EmailSaidaTable
  webhook_entrega: WebhookEntregaTable
  webhook_estado: WebhookEstadoTable
}

export type ColecaoAnonima = Selectable<ColecaoAnonimaTable>
export type Arquivo = Selectable<ArquivoTable>
export type Tarefa = Selectable<TarefaTable>
export type Backup = Selectable<BackupTable>
export type TrabalhoSistema = Selectable<TrabalhoSistemaTable>
