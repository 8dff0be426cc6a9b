import type { Model } from '#schemas/load.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { type SecurityEvent, type SecurityLine, securityEvents } from '#schemas/runtime/shown/security.ts'
import { labelsOf } from '#server/features/log/labels.ts'
import { describeAgent } from '#server/platform/access/agents.ts'
import type { Db } from '#server/platform/database/sql.ts'

export interface SecurityRow {
  id: number
  criado_em: string
  evento: SecurityEvent
  usuario_id: number | null
  usuario: string | null
  candidato_id: number | null
  empresa: string | null
  endereco: string | null
  agente: string | null
  dados: Data
}

interface Data {
  entidade?: string
  registroId?: number
  operacao?: string
  campos?: string[]
  fator?: string
  formato?: string
  filtros?: string[]
  chave?: string | number
  encerradas?: number
  conta?: string
  por?: string
  motivo?: string
  /** label of the licence's state, or why it is unknown */
  licenca?: string
  /** id of a backup */
  backup?: number
  /** method and route of the refused operation */
  rota?: string
}

/** Columns of a row, over alias `r`. */
export const COLUMNS = `r.id, r.criado_em, r.evento, r.usuario_id, (select u.nome from usuario u where u.id = r.usuario_id) as usuario, r.candidato_id,
  (select e.nome from empresa e where e.id = r.empresa_id) as empresa, r.endereco, r.agente, r.dados`

const FACTORS: Record<string, string> = {
  senha: 'Senha',
  totp: 'Senha e aplicativo autenticador',
  passkey: 'Senha e chave de acesso',
  'passkey-unica': 'Chave de acesso',
  'login-unico': 'Login único',
  recuperacao: 'Senha e código de recuperação',
}
/** Reasons of failed log-ins by a provider. */
const STRANGERS: Record<string, string> = {
  DESCONHECIDO: 'Sem usuário ativo',
  OUTRA_PESSOA: 'Conta do provedor de outra pessoa',
  OUTRAS_EMPRESAS: 'Usuário de empresas sem este provedor',
  VENCIDO: 'Pedido vencido ou de outro navegador',
  RECUSADO: 'Recusado ou não verificado',
  FORA: 'O provedor não respondeu',
}
/** Reasons of barred requests. */
const BARRED: Record<string, string> = {
  ORIGEM_RECUSADA: 'Página de outro endereço',
  CABECALHO_AUSENTE: 'Não veio de uma tela',
  CAPTCHA_INVALIDO: 'Verificação de robô não resolvida',
  JSON_INVALIDO: 'Corpo ilegível',
  CONTEUDO_NAO_SUPORTADO: 'Tipo de conteúdo desconhecido',
  CORPO_GRANDE: 'Corpo grande demais',
  TIPO_NAO_PERMITIDO: 'Arquivo de outro tipo',
  ARQUIVO_COMPACTADO: 'Arquivo compactado',
  ARQUIVO_INFECTADO: 'Arquivo com programa nocivo',
  MUITAS_TENTATIVAS: 'Tentativas demais',
  MUITAS_REQUISICOES: 'Requisições demais',
}
const FACTOR_CHANGES: Record<string, string> = {
  'liga-fator': 'Aplicativo ligado',
  'retira-fator': 'Aplicativo desligado',
  'liga-passkey': 'Chave de acesso ligada',
  'retira-passkey': 'Chave de acesso desligada',
  'passkey-copiada': 'Chave de acesso copiada',
  'gera-codigos': 'Códigos de recuperação trocados',
  'retira-segundo-fator': 'Desligada por um administrador',
}

/** Origin or kind of a backup. */
const BACKUP: Record<string, string> = {
  'backup-automatico': 'Automático',
  'copia-anonima': 'Cópia anônima',
}

/** Formats rows for the screen: titles of events and fields, labels of records. */
export async function securityLines(db: Db, model: Model, rows: SecurityRow[]): Promise<SecurityLine[]> {
  const labels = await labelsOf(
    db,
    model,
    rows.flatMap(({ dados: { registroId, entidade = USER } }) =>
      registroId === undefined ? [] : [[entidade, registroId] as const],
    ),
  )
  return Promise.all(
    rows.map(async (row) => {
      const { id, criado_em, evento, usuario_id, candidato_id, usuario, empresa, endereco, agente, dados } = row
      const who = usuario ?? (usuario_id === null ? undefined : `Usuário ${usuario_id}`)
      const aparelho = await describeAgent(agente)
      return {
        id,
        dataHora: criado_em,
        evento,
        titulo: securityEvents[evento] ?? evento,
        ...(who !== undefined
          ? { usuario: who }
          : candidato_id !== null
            ? { usuario: `Candidato ${candidato_id}` }
            : {}),
        ...(empresa === null ? {} : { empresa }),
        ...(endereco === null ? {} : { endereco }),
        ...(aparelho === undefined ? {} : { aparelho }),
        detalhe: detail(model, dados, labels),
      }
    }),
  )
}

/** Detail of a line without values, which the log of the record holds. */
function detail(model: Model, dados: Data, labels: Map<string, string>): string {
  const entity = dados.entidade === undefined ? undefined : model.entities.get(dados.entidade)
  const target = dados.registroId === undefined ? undefined : targetOf(dados)
  const named = (target && labels.get(target)) || undefined
  const fields = entity && dados.campos?.map((path) => fieldAt(entity, path)?.title ?? path).join(', ')
  const parts = [
    FACTORS[dados.fator ?? ''],
    FACTOR_CHANGES[dados.operacao ?? ''],
    STRANGERS[dados.motivo ?? ''],
    BARRED[dados.motivo ?? ''],
    dados.por === 'link' ? 'Pelo link de recuperação' : undefined,
    typeof dados.chave === 'string' ? dados.chave : undefined,
    dados.formato === undefined ? undefined : `${entity?.plural ?? dados.entidade}, ${dados.formato.toUpperCase()}`,
    dados.filtros?.length === 0 ? 'cadastro inteiro' : dados.filtros && `com filtro: ${dados.filtros.join(', ')}`,
    fields === undefined ? undefined : `${entity?.title} ${named ?? dados.registroId}: ${fields}`,
    dados.licenca,
    dados.backup === undefined ? undefined : `Backup ${dados.backup}`,
    BACKUP[dados.operacao ?? ''],
    dados.rota,
    dados.operacao === 'exclusao' ? 'registro excluído' : undefined,
    dados.encerradas === undefined ? undefined : `${dados.encerradas} de ${named ?? `usuário ${dados.registroId}`}`,
    dados.operacao === 'retira-segundo-fator' ? (named ?? `usuário ${dados.registroId}`) : undefined,
    dados.conta === undefined ? undefined : `Conta desconhecida (${dados.conta})`,
    dados.chave !== undefined && typeof dados.chave !== 'string' ? 'com chave de API' : undefined,
  ]
  return parts.filter((part) => part !== undefined).join('; ')
}

/** Default entity of a record in a line. */
const USER = 'utilitario/usuario'

const targetOf = ({ entidade = USER, registroId }: Data): string => `${entidade} ${registroId}`
