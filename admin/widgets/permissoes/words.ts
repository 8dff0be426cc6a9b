import { getJson } from '#admin/providers/http.ts'
import type { PermissionGroup } from '#schemas/runtime/answers/utilities/api-keys.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { spellPermissions } from './catalogue.ts'

/** Formats the permissions of a profile by screen: 'Candidatos: Ver, Incluir'. */
export async function permissionWords(): Promise<(field: Field, value: unknown) => string> {
  const groups = await getJson<PermissionGroup[]>('/api/utilitario/perfis/permissoes')
  return (_field, value) => {
    const held = spellPermissions(groups, value)
    return groups
      .flatMap(({ telas }) => telas)
      .flatMap(({ titulo, permissoes }) => {
        const given = permissoes.filter(({ authority }) => held.has(authority)).map((permissao) => permissao.titulo)
        return given.length > 0 ? [`${titulo}: ${given.join(', ')}`] : []
      })
      .join('\n')
  }
}
