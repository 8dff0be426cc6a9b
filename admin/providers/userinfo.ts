import type { Calendars } from '#schemas/runtime/days/working-days.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'

/** One entry of the menu; a group has items, a screen has a url. */
export interface MenuItem {
  label: string
  icon?: string
  /** an address of the same server; a screen of ours when `spaUrl` stands beside it */
  url?: string
  /** a screen of ours, opened without loading the page anew */
  spaUrl?: string
  /** outside the product: opens in a new tab */
  externalUrl?: string
  items?: MenuItem[]
}

export interface EmpresaInfo extends RecordData {
  id: number
  nome: string
  /** the payroll system knows this company */
  acIntegra?: boolean
  /** users are asked from time to time how gladly they recommend it */
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
  /** rights whose fields the company shows to nobody, with the group of screens where they show all the same */
  fechadas?: { authority: string; exceto: string }[]
  /** somebody else gave the password: until it is changed nothing else is served */
  trocarSenha?: boolean
  /** a second factor is demanded that the user does not have: until it is set up nothing else is served */
  exigeSegundoFator?: boolean
  /** the installation is to be set up first; what the server's settings say already */
  primeiroAcesso?: { enderecoPublico?: string; remetente?: string }
  menu: MenuItem[]
  /** how this person has the shell */
  layout?: RecordData
  parametrosDoSistema: RecordData
  /** address of the support chat; absent when it is not to be offered */
  linkChat?: string
  /** services outside that the installation is told how to reach */
  integracoes?: string[]
  /** today in São Paulo, 'YYYY-MM-DD' */
  hoje: string
  /** working days of the company, where definitions count them */
  calendario?: Calendars
  horaExpiracao?: string
  autenticadoRh?: boolean
  possuiSst?: boolean
  /** sees only some areas (spec 1 §3.7) */
  possuiPermissaoAreas?: boolean
  /** the company's terms, while this user has not accepted them (spec 3 §4) */
  politicaSeguranca?: string
  /** the assistant is offered (spec 3 §6) */
  userCanSeeAssistant?: boolean
  /** an account of the payroll system's vendor, whose password is not ours to change */
  usuarioFortes?: boolean
}

/** One entry of GET /api/schemas: an entity this session may see. */
export interface SchemaSummary {
  path: string
  route: string
  routes: string[]
  title: string
  plural: string
  group: string
  menu?: { group: string; subgroup?: string; order?: number; title: string }
  hash: string
  /** address of the definition module */
  url: string
  single: boolean
  /** its title is feminine: 'Nova' */
  feminine?: true
  /** `open`: a record of it, also for who does not read the register (`x-entity.reached`) */
  can: { read: boolean; open: boolean; create: boolean; update: boolean; delete: boolean }
  /** other registers whose records this session sees may refer to its records */
  related?: true
  /** its records have a page to be read, at `/{id}/ficha` */
  ficha?: true
  /** names of the actions this session may start */
  actions: string[]
}

/** Rights that show nothing on a screen, by its address: what the company says, but in the group where it does not count. */
const closedAt = ({ fechadas = [] }: UserInfo, address = ''): string[] =>
  fechadas.filter(({ exceto }) => address.split('/')[0] !== exceto).map(({ authority }) => authority)

/** What conditions look at besides the record. @param address of the screen's resource */
export const ruleContext = (info: UserInfo, address?: string): RuleContext => ({
  empresa: info.empresa,
  parametros: info.parametrosDoSistema,
  usuario: { ...info.usuario, authorities: info.authorities, fechadas: closedAt(info, address) },
  hoje: info.hoje,
  ...(info.calendario ? { calendario: info.calendario } : {}),
})
