import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generate } from '#generator/generate.ts'
import { applyChanges, compareOutputs } from '#generator/outputs.ts'
import { loadModel } from '#schemas/load.ts'
import { createTestApp, login } from '#tests/helpers/app.ts'
import { copyOfProject, entity, type Files, groupsOf, schemaFiles, temporaryProject, write } from './project.ts'

const repository = resolve(import.meta.dirname, '../..')

describe('a bespoke screen', () => {
  const mapa = {
    $schema: '../../meta/screen.json',
    title: 'Mapa de Risco',
    authority: 'ROLE_MAPA_RISCO',
    menu: { subgroup: 'riscos' },
  }

  test('is one definition and one component: menu, right, route and group registry follow', async () => {
    const root = copyOfProject()
    rmSync(join(root, 'admin/screens'))
    cpSync(join(repository, 'admin/screens'), join(root, 'admin/screens'), { recursive: true })
    write(root, {
      'schemas/sst/telas/mapa-risco.json': mapa,
      'admin/screens/sst/mapa-risco/Screen.tsx': 'export default function Screen() {\n  return null\n}\n',
    })
    const { mistakes, outputs } = await generate(root)
    expect(mistakes).toEqual([])
    const changes = compareOutputs(root, outputs)
    expect(changes.stale).toEqual([])
    expect(changes.written.map(({ path }) => path)).toEqual(['admin/generated/sst.tsx', 'schemas/generated/names.json'])
    applyChanges(root, changes)
    expect(changes.written[0]?.text).toContain(
      "{ key: 'sst/mapa-risco', path: 'sst/mapa-risco', title: 'Mapa de Risco', authorities: ['ROLE_MAPA_RISCO'], " +
        "load: () => import('#admin/screens/sst/mapa-risco/Screen.tsx') },",
    )
    const names = JSON.parse(changes.written[1]?.text ?? '') as { $defs: Record<string, { enum: string[] }> }
    expect(names.$defs.after?.enum).toContain('mapa-risco')
    expect(names.$defs.authority?.enum).toContain('ROLE_MAPA_RISCO')

    const app = await createTestApp({ model: loadModel(join(root, 'schemas')) })
    try {
      const infoOf = async (user: string) => (await (await login(app, user)).get('/api/userinfo')).json()
      const admin = await infoOf('admin')
      expect(admin.authorities).toContain('ROLE_MAPA_RISCO')
      const sst = admin.menu.find(({ label }: { label: string }) => label === 'SST')
      expect(sst.items[0]).toEqual({
        label: 'Riscos e Programas',
        items: [{ label: 'Mapa de Risco', url: '/sst/mapa-risco', spaUrl: '/sst/mapa-risco' }],
      })
      expect(JSON.stringify((await infoOf('gestor')).menu)).not.toContain('Mapa de Risco')
    } finally {
      await app.close()
    }
  }, 60_000)

  test('without a component, or a component without a definition, is refused unless code may lack', async () => {
    const files: Files = { ...schemaFiles({ 'a/area': area }), 'schemas/a/telas/mapa.json': screen() }
    const root = temporaryProject(files)
    expect((await generate(root)).mistakes).toEqual([
      'schemas/a/telas/mapa.json:1: a tela não tem componente (crie admin/screens/a/mapa/Screen.tsx)',
    ])
    expect((await generate(root, { codeMayLack: true })).mistakes).toEqual([])
    write(root, { 'admin/screens/a/mapa/Screen.tsx': '', 'admin/screens/a/mapas/Screen.tsx': '' })
    expect((await generate(root)).mistakes).toEqual([
      'admin/screens/a/mapas/Screen.tsx:1: a tela não tem definição (você quis dizer "a/mapa"?)',
    ])
    write(root, {
      'schemas/a/telas/mapas.json': screen({ path: 'a/mapas/:id', routes: [{ path: 'a/m', component: 'Um' }] }),
    })
    expect((await generate(root)).mistakes).toEqual([
      'schemas/a/telas/mapas.json:1: a tela não tem o componente "Um" (crie admin/screens/a/mapas/Um.tsx)',
    ])
  })
})

const area = entity(
  { nome: { type: 'string', maxLength: 50 } },
  { route: 'a/areas', label: 'nome', authority: 'ROLE_CAD_AREA', menu: {} },
)
const screen = (more: object = {}) => ({ title: 'Mapa', authority: 'LOGIN', ...more })

/** What the generator says of a project with these files beside a register with a menu entry. */
async function mistakesOf(files: Files): Promise<string[]> {
  const all: Files = { ...schemaFiles({ 'a/area': area }), ...files }
  const { mistakes } = await generate(temporaryProject(all), { codeMayLack: true })
  return mistakes.map((line) => line.replace(/^schemas\/(\S+)\.json:\d+:? /, '$1 '))
}

describe('each mistake of a screen is said with its place and a way out', () => {
  const telas = (one: object, other?: object): Files => ({
    'schemas/a/telas/mapa.json': one,
    ...(other ? { 'schemas/a/telas/outra.json': other } : {}),
  })
  const cases: [name: string, files: Files, expected: string[]][] = [
    ['nothing wrong', telas(screen({ menu: { subgroup: 'cadastros', after: 'area' } })), []],
    ['no authority', telas({ title: 'Mapa' }), ['a/telas/mapa falta "authority"']],
    [
      'a key it does not know',
      telas(screen({ titulo: 'x' })),
      ['a/telas/mapa titulo: "titulo" não é conhecido aqui (você quis dizer "title"?)'],
    ],
    [
      'an unknown subgroup',
      telas(screen({ menu: { subgroup: 'cadastro' } })),
      ['a/telas/mapa menu.subgroup: o grupo "A" não tem o subgrupo "cadastro" (você quis dizer "cadastros"?)'],
    ],
    [
      'an entry to follow that is not there',
      telas(screen({ menu: { subgroup: 'cadastros', after: 'areas' } })),
      ['a/telas/mapa menu.after: não há "areas" no mesmo subgrupo (você quis dizer "area"?)'],
    ],
    [
      'an entry to follow that stands elsewhere',
      telas(screen({ menu: { after: 'area' } })),
      ['a/telas/mapa menu.after: não há "area" no mesmo subgrupo (tire "after")'],
    ],
    [
      'entries that follow each other',
      telas(screen({ menu: { after: 'outra' } }), screen({ title: 'Outra', menu: { after: 'mapa' } })),
      [
        'a/telas/mapa menu.after: as entradas que seguem "outra" dão uma volta completa (tire "after" da primeira delas)',
        'a/telas/outra menu.after: as entradas que seguem "mapa" dão uma volta completa (tire "after" da primeira delas)',
      ],
    ],
    [
      'an entry that follows itself',
      telas(screen({ menu: { after: 'mapa' } })),
      ['a/telas/mapa menu.after: "mapa" é a própria entrada (tire "after")'],
    ],
    [
      'an address of another screen',
      telas(screen(), screen({ path: 'a/mapa' })),
      ['a/telas/outra path: o endereço "a/mapa" já é de a/telas/mapa'],
    ],
    [
      'an address of a register',
      telas(screen({ path: 'a/areas/new' })),
      ['a/telas/mapa path: o endereço "a/areas/new" já é de a/area'],
    ],
    [
      'an address of any record of a register',
      telas(screen({ routes: [{ path: 'a/areas/:areaId' }] })),
      ['a/telas/mapa routes.0.path: o endereço "a/areas/:areaId" já é de a/area'],
    ],
    [
      'an address of the system',
      telas(screen({ path: 'externo/mapa' })),
      ['a/telas/mapa path: "externo" é um endereço do próprio sistema'],
    ],
    [
      'an address among the reports',
      telas(screen({ path: 'a/relatorios/mapa' })),
      ['a/telas/mapa path: "a/relatorios/mapa" é o endereço de um relatório'],
    ],
    [
      'an address in the menu that varies',
      telas(screen({ path: 'a/mapa/:id', menu: {} })),
      ['a/telas/mapa menu: "a/mapa/:id" varia: uma entrada do menu leva a um endereço só'],
    ],
    [
      'a permission that the register does not have',
      telas(screen({ authority: 'ROLE_CAD_AREA_LER' })),
      ['a/telas/mapa authority: a autorização "ROLE_CAD_AREA_LER" não existe (você quis dizer "ROLE_CAD_AREA_VER"?)'],
    ],
    [
      'a slip of the pen',
      telas(screen({ authority: 'ROLE_CAD_AREAS' })),
      ['a/telas/mapa authority: a autorização "ROLE_CAD_AREAS" não existe (você quis dizer "ROLE_CAD_AREA"?)'],
    ],
    [
      'one of several that nobody has',
      telas(screen({ authority: ['ROLE_CAD_AREA_VER', 'ROLE_NADA'] })),
      ['a/telas/mapa authority: a autorização "ROLE_NADA" não existe'],
    ],
    ['an authority of its own', telas(screen({ authority: 'ROLE_MAPA' })), []],
    [
      'one of several that another screen has for its own',
      telas(screen({ authority: 'ROLE_MAPA' }), screen({ authority: ['ROLE_CAD_AREA_VER', 'ROLE_MAPA'] })),
      [],
    ],
    [
      'a picture nobody drew',
      telas(screen({ userMenu: { icon: 'Home2' } })),
      ['a/telas/mapa userMenu.icon: "Home2" não é permitido (você quis dizer "Home"?)'],
    ],
    [
      'a key twice',
      { 'schemas/a/telas/mapa.json': '{ "title": "Mapa", "title": "Mapas", "authority": "LOGIN" }\n' },
      ['a/telas/mapa title: "title" aparece duas vezes no mesmo objeto: só o último valeria'],
    ],
    [
      'a file name with capitals',
      { 'schemas/a/telas/Mapa.json': screen() },
      ['a/telas/Mapa o nome do arquivo deve estar em kebab-case, sem acentos'],
    ],
  ]
  test.each(cases)('%s', async (_name, files, expected) => {
    expect(await mistakesOf(files)).toEqual(expected)
  })
})

describe('groups.json', () => {
  const { subgroups, groups } = groupsOf({})
  const wrong = (content: object) => mistakesOf({ 'schemas/groups.json': content })

  test('names every folder with entries', async () => {
    expect(await wrong({ subgroups, groups: [{ folder: 'b', title: 'B', icon: 'Folder' }] })).toEqual([
      'a/area x-entity.menu: a pasta "a" não está em schemas/groups.json (você quis dizer "b"?)',
    ])
  })

  test('gives each folder one place, and each subgroup one key', async () => {
    const inner = [
      { key: 'cadastros', title: 'Outros' },
      { key: 'principal', title: 'Principal' },
      { key: 'x', title: 'X', folders: ['a'] },
    ]
    expect(
      await wrong({ subgroups, groups: [...groups, { folder: 'b', title: 'B', icon: 'Folder', subgroups: inner }] }),
    ).toEqual([
      'groups groups.1.subgroups.0.key: "cadastros" já é um subgrupo deste grupo',
      'groups groups.1.subgroups.1.key: "principal" já é um subgrupo deste grupo',
      'groups groups.1.subgroups.2.folders.0: "a" já tem lugar no menu',
    ])
  })

  test('follows its meta-schema', async () => {
    expect(await wrong({ subgroups, groups: [{ folder: 'a', title: 'A', icon: 'Pasta' }] })).toEqual([
      expect.stringMatching(/^groups groups\.0\.icon: "Pasta" não é permitido/),
    ])
  })
})

test('a folder without a group of its own stands in the subgroup that names it, reports among the reports of its group', () => {
  const subgroups = [{ key: 'tabelas', title: 'Tabelas', folders: ['b'] }]
  const groups = { ...groupsOf({}), groups: [{ folder: 'a', title: 'A', icon: 'Folder', subgroups }] }
  const b = entity({ nome: { type: 'string' } }, { route: 'b/ufs', label: 'nome', plural: 'Estados', menu: {} })
  const report = {
    title: 'Lista de ufs',
    type: 'object',
    additionalProperties: false,
    'x-report': { formats: ['pdf'], authority: 'ROLE_REL_LISTA' },
    properties: { ano: { type: 'integer', title: 'Ano' } },
  }
  const root = temporaryProject({
    ...schemaFiles({ 'a/area': area, 'b/uf': b }),
    'schemas/b/relatorios/lista.json': report,
    'schemas/groups.json': groups,
  })
  const [group] = loadModel(join(root, 'schemas')).menu
  expect(group?.entries).toEqual([])
  expect(group?.subgroups.map(({ title, entries }) => [title, ...entries.map((entry) => entry.title)])).toEqual([
    ['Tabelas', 'Estados'],
    ['Cadastros', 'Coisas'],
    ['Relatórios', 'Lista de Ufs'],
  ])
})
