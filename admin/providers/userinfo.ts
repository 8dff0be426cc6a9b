import type { Calendars } from '#schemas/runtime/days/working-days.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'

/** Menu entry; a group has items, a screen has a url. */
export interface MenuItem {
  label: string
  icon?: string
  /** path on the same server; a screen of the SPA when `spaUrl` is set, too */
  url?: string
  /** path of a screen, opened by the router */
  spaUrl?: string
  /** external URL: opens in a new tab */
  externalUrl?: string
  items?: MenuItem[]
}

export interface EmpresaInfo extends RecordData {
  id: number
  nome: string
  /** the payroll integration covers this company */
  acIntegra?: boolean
  /** users are asked the NPS question from time to time */
  npsAtivo?: boolean
  aparencia?: { corPrincipal?: string; corSecundaria?: string; logoEmpresa?: { contentType: string; bytes: string } }
}

/** GET /api/userinfo (spec 1 §3.7). */
export interface UserInfo {
  authenticated: boolean
  expired: boolean
  /** `talento`: the person of this company that the user is linked to */
  usuario: { id: number; nome: string; login: string; avatar?: string; talento?: { id: number; nome: string } }
  empresa: EmpresaInfo
  empresas: { id: number; nome: string }[]
  authorities: string[]
  /** authorities whose fields the company hides, with the group of screens where they stay visible */
  fechadas?: { authority: string; exceto: string }[]
  /** the password was set by somebody else: nothing else is served until it is changed */
  trocarSenha?: boolean
  /** a required second factor is missing: nothing else is served until it is set up */
  exigeSegundoFator?: boolean
  /** the installation is not set up yet; values known from the server's settings */
  primeiroAcesso?: { enderecoPublico?: string; remetente?: string }
  menu: MenuItem[]
  /** the user's layout of the shell */
  layout?: RecordData
  parametrosDoSistema: RecordData
  /** URL of the support chat; absent when not offered */
  linkChat?: string
  /** external services the installation is configured for */
  integracoes?: string[]
  /** today in America/Sao_Paulo, 'YYYY-MM-DD' */
  hoje: string
  /** the company's working days, for definitions that count them */
  calendario?: Calendars
  horaExpiracao?: string
  autenticadoRh?: boolean
  possuiSst?: boolean
  /** restricted to some areas (spec 1 §3.7) */
  possuiPermissaoAreas?: boolean
  /** the company's terms, until this user has accepted them (spec 3 §4) */
  politicaSeguranca?: string
  /** the assistant is offered (spec 3 §6) */
  userCanSeeAssistant?: boolean
  /** an account of the payroll vendor, whose password cannot be changed here */
  usuarioFortes?: boolean
}

/** Entry of GET /api/schemas: an entity this session may see. */
export interface SchemaSummary {
  path: string
  route: string
  routes: string[]
  title: string
  plural: string
  group: string
  menu?: { group: string; subgroup?: string; order?: number; title: string }
  hash: string
  /** URL of the definition module */
  url: string
  single: boolean
  /** its title is grammatically feminine: 'Nova' */
  feminine?: true
  /** `open`: may open single records, even without read access to the register (`x-entity.reached`) */
  can: { read: boolean; open: boolean; create: boolean; update: boolean; delete: boolean }
  /** other registers visible to the session may refer to its records */
  related?: true
  /** its records have a read-only page at `/{id}/ficha` */
  ficha?: true
  /** names of the actions this session may start */
  actions: string[]
}

/** Authorities closed on a screen, by its path: those closed by the company, except in their exempt group. */
const closedAt = ({ fechadas = [] }: UserInfo, address = ''): string[] =>
  fechadas.filter(({ exceto }) => address.split('/')[0] !== exceto).map(({ authority }) => authority)

/** Builds the context of conditions: company, parameters, user, today. @param address path of the screen's resource */
export const ruleContext = (info: UserInfo, address?: string): RuleContext => ({
  empresa: info.empresa,
  parametros: info.parametrosDoSistema,
  usuario: { ...info.usuario, authorities: info.authorities, fechadas: closedAt(info, address) },
  hoje: info.hoje,
  ...(info.calendario ? { calendario: info.calendario } : {}),
})
