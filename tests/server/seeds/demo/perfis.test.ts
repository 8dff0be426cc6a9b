import { describe, expect, it } from 'vitest'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { checkRecord } from '#schemas/runtime/record/record.ts'
import { authoritiesOf } from '#server/platform/access/authorities.ts'
import { demoUsers } from '#server/seeds/demo/acesso.ts'
import { AREA_DO_GESTOR_ID } from '#server/seeds/demo/areas.ts'
import { buildPerfis, perfis } from '#server/seeds/demo/perfis.ts'
import { usuarios } from '#server/seeds/demo/usuarios.ts'

const model = loadModel()
const built = buildPerfis(model, {})
const of = (id: number) => new Set(built.find((perfil) => perfil.id === id)?.authorities)
const [admin, rh, gestor, sst] = [perfis.administrador, perfis.analista, perfis.gestor, perfis.seguranca].map(of) as [
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
]

/** Authorities the entities of a group ask for. */
const asked = (group?: string): string[] =>
  [...model.entities.values()]
    .filter((entity) => group === undefined || entity.group === group)
    .flatMap((entity) => [...Object.values(entity.authority), ...entity.actions.map((action) => action.authority)])
    .filter((authority) => authority.startsWith('ROLE_'))

describe('the profiles of the demo users', () => {
  it('give the administrator every authority of the model but that of the installation, which is his as the first user', () => {
    const missing = asked().filter((authority) => !admin.has(authority))
    expect(new Set(missing)).toEqual(new Set([ADMINISTRAR_INSTALACAO]))
  })

  it('name no unknown authority', () => {
    const known = new Set(authoritiesOf(model))
    for (const { nome, authorities } of built)
      expect(
        authorities.filter((a) => !known.has(a)),
        nome,
      ).toEqual([])
  })

  it('are records that keep the rules of a profile', () => {
    const runtime = new Runtimes(model).get('utilitario/perfil')
    const context = { empresa: {}, parametros: {}, usuario: {}, hoje: '2026-11-01' }
    for (const { id: _, ...perfil } of built) expect(checkRecord(runtime, perfil, context), perfil.nome).toEqual([])
  })

  it.each(['captacao', 'cargo-salario', 'gestao-talentos', 'desenvolvimento'])(
    'give the HR analyst all of %s',
    (group) => {
      expect(asked(group).filter((authority) => !rh.has(authority))).toEqual([])
    },
  )

  it('let the HR analyst approve requests, the manager only make them', () => {
    expect(rh.has('ROLE_LIBERA_SOLICITACAO')).toBe(true)
    expect(gestor.has('ROLE_LIBERA_SOLICITACAO')).toBe(false)
    expect(gestor.has('ROLE_MOV_SOLICITACAO_INCLUIR')).toBe(true)
  })

  it.each(['ROLE_CAD_USUARIO_VER', 'ROLE_CAD_PERFIL_VER', 'ROLE_CONFIG_EMPRESA_VER', 'ROLE_CAD_EMPRESA_VER'])(
    'keep %s for the administrator',
    (authority) => {
      expect([rh, gestor, sst].map((set) => set.has(authority))).toEqual([false, false, false])
    },
  )

  it('keep safety to its own registers; those of the installation are written by who administers it', () => {
    const missing = asked('sst').filter((authority) => !sst.has(authority))
    expect(new Set(missing)).toEqual(new Set([ADMINISTRAR_INSTALACAO]))
    const outside = [...asked('captacao'), ...asked('gestao-talentos'), ...asked('utilitario')]
    expect(outside.filter((authority) => sst.has(authority))).toEqual([])
  })
})

describe('the demo users', () => {
  it('are five, with the ids the requests name', () => {
    expect(Object.fromEntries(demoUsers.map(({ login, id }) => [login, id]))).toEqual(usuarios)
  })

  it('are held to their companies, the manager to his area', () => {
    const companies = demoUsers.map(({ login, empresas }) => [
      login,
      empresas.map((e) => (e.empresa as { id: number }).id),
    ])
    expect(Object.fromEntries(companies)).toEqual({
      admin: [1, 2],
      rh: [1],
      gestor: [1],
      sst: [1],
      rh2: [2],
      lider: [1],
    })
    const restricted = demoUsers.filter(({ empresas }) => empresas.some((e) => e.restringirAreas))
    expect(restricted.map(({ login, empresas }) => [login, empresas[0]?.areasIds])).toEqual([
      ['gestor', [AREA_DO_GESTOR_ID]],
      // sees what his talent answers for
      ['lider', undefined],
    ])
  })
})
