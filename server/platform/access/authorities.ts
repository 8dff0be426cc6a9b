import type { Model } from '#schemas/load.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { ADMINISTRAR_INSTALACAO, permissionExpander } from '#schemas/runtime/permission.ts'
import type { Registry } from '#server/platform/crud/define.ts'

/** Authorities that no definition names (spec 1 §6), or that code asks for by name. */
export const VER_TODAS_EMPRESAS = 'ROLE_VER_TODAS_EMPRESAS'
export const CAD_INFO_PESSOAL = 'ROLE_CAD_INFO_PESSOAL'
/** To see what people are paid: amounts of talents and of bands. */
export const VER_SALARIO = 'ROLE_VER_SALARIO'
/** To open candidates one by one: those in selections of requests one sees. */
export const VER_CANDIDATOS_DA_VAGA = 'ROLE_VER_CANDIDATOS_DA_VAGA'
export const ASSISTENTE_RH = 'ROLE_ASSISTENTE_RH'
/** Sees, stops and takes over the scheduled reports of others. */
export const RELATORIOS_AGENDADOS_TODOS = 'ROLE_RELATORIOS_AGENDADOS_TODOS'

/** Lists, restores and erases deleted records of the registers the user may read. */
export const RESTAURAR_EXCLUIDOS = 'ROLE_RESTAURAR_EXCLUIDOS'
/** Grants credits of the assistant and receives the requests for them. */
export const CONCEDE_CREDITOS = 'ROLE_CONCEDE_CREDITOS'
/** Personal data (LGPD): finds people, exports their data, reads the inventory. */
export const LGPD = 'ROLE_LGPD'
/** Erases personal data (LGPD). */
export const LGPD_APAGAR = 'ROLE_LGPD_APAGAR'
/** An anonymous copy of all of a company's registers. */
export const COPIA_ANONIMA = 'ROLE_COPIA_ANONIMA'
/** Registers copied from one company to another. */
export const COPIA_CADASTRO = 'ROLE_COPIA_CADASTRO'
/** Sees and revokes the API keys of all users of the company. */
export const CHAVES_API = 'ROLE_CHAVES_API'
/** Sensitive data of talentos (health, race, union) in reports that users build themselves. */
export const TALENTO_SENSIVEL = 'ROLE_TALENTO_SENSIVEL'
export const LIBERA_SOLICITACAO = 'ROLE_LIBERA_SOLICITACAO'
/** Expiring documents and dates of all registers the user may read. */
export const VENCIMENTOS = 'ROLE_VENCIMENTOS'

/** Key of the authorities that belong to no folder. */
const GENERAL = ''

/** Keywords used in place of an authority, and the authority that no profile may hold (ADMINISTRAR_INSTALACAO). */
const words = new Set(['', 'LOGIN', 'PUBLIC', 'CANDIDATO', ADMINISTRAR_INSTALACAO])

/** Every authority that some part of the product checks, sorted, without ADMINISTRAR_INSTALACAO: what a profile may hold. */
export function authoritiesOf(model: Model, registry: Registry = {}): string[] {
  return [...new Set([...authoritiesByFolder(model, registry).values()].flat())].sort()
}

/** The authorities by the folder (captacao, sst …) whose definitions, domain code or screens check them. */
export function authoritiesByFolder(model: Model, registry: Registry = {}): Map<string, string[]> {
  const found = new Map<string, Set<string>>([
    [
      GENERAL,
      new Set([
        VER_TODAS_EMPRESAS,
        CAD_INFO_PESSOAL,
        ASSISTENTE_RH,
        RESTAURAR_EXCLUIDOS,
        RELATORIOS_AGENDADOS_TODOS,
        LGPD,
        LGPD_APAGAR,
        COPIA_ANONIMA,
        TALENTO_SENSIVEL,
        VER_CANDIDATOS_DA_VAGA,
      ]),
    ],
  ])
  const add = (folder: string, authorities: (string | undefined)[]) => {
    const known = found.get(folder) ?? new Set()
    for (const authority of authorities) if (authority !== undefined && !words.has(authority)) known.add(authority)
    found.set(folder, known)
  }
  for (const { group, routes } of model.screens.values())
    add(
      group,
      routes.flatMap(({ authorities }) => authorities),
    )
  for (const { path, group, authority, actions, fields } of model.entities.values()) {
    add(group, Object.values(authority))
    add(
      group,
      actions.flatMap(({ authority: own, by }) => [own, by?.authority ?? []].flat()),
    )
    add(
      group,
      (registry[path]?.routes ?? []).map((route) => route.authority),
    )
    add(
      group,
      leafFields(fields).map(({ hint }) => hint.authority),
    )
  }
  for (const { group, authority } of [...model.reports.values(), ...model.dashboards.values()]) add(group, [authority])
  for (const { path, authority } of model.measures.values()) add(path.split('/')[0] ?? '', [authority])
  return new Map([...found].map(([folder, authorities]) => [folder, [...authorities].sort()]))
}

/** Expands the screens in a profile's authorities into single authorities; unknown ones are dropped. */
export function listAuthorities(model: Model, authorities: readonly string[]): string[] {
  const known = new Set(model.permissions.map(({ authority }) => authority))
  return permissionExpander(model.permissions)(authorities).filter((authority) => known.has(authority))
}
