import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { widgets } from '#admin/form/widgets/registry.ts'
import { actionIcons } from '#admin/resource/actions/action-icons.ts'
import { formServices } from '#admin/services.ts'
import { icons } from '#admin/shell/menu/icons.ts'
import { schemasFolder } from '#schemas/load.ts'
import { readSources } from '#schemas/loader/files/read.ts'
import { checks } from '#schemas/runtime/checks/checks.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'

interface Meta {
  $ref?: string
  description?: string
  enum?: string[]
  properties?: Record<string, Meta>
  $defs?: Record<string, Meta>
  items?: Meta
  additionalProperties?: Meta | boolean
  anyOf?: Meta[]
}

const readMeta = (name: string) => JSON.parse(readFileSync(join(schemasFolder, 'meta', name), 'utf8')) as Meta
const meta = readMeta('entity.json')

/** Every keyword of the meta-schema by its place, with its description. */
function keywords(schema: Meta, path = ''): [place: string, description: string | undefined][] {
  const { properties = {}, $defs = {}, items, additionalProperties, anyOf = [] } = schema
  const own = Object.entries(properties).flatMap(([name, inner]) => [
    [`${path}${name}`, inner.description] as [string, string | undefined],
    ...keywords(inner, `${path}${name}.`),
  ])
  const others = [...Object.values($defs), ...anyOf, ...(items ? [items] : [])]
  if (typeof additionalProperties === 'object') others.push(additionalProperties)
  return [...own, ...others.flatMap((inner) => keywords(inner, path))]
}

const closed = (name: string, of: string): string[] => meta.$defs?.[of]?.properties?.[name]?.enum ?? []

describe('what an editor knows of a definition', () => {
  test.each(['entity.json', 'screen.json', 'groups.json'])('every keyword of %s says what it is for', (name) => {
    const known = keywords(readMeta(name))
    expect(known.length).toBeGreaterThan(5)
    const silent = known.filter(([, description]) => !description)
    expect(silent.map(([place]) => place)).toEqual([])
  })

  test('every keyword that the definitions use is one of them', () => {
    const known = new Set(keywords(meta).map(([place]) => place.split('.').at(-1)))
    const names = new Set([
      'properties',
      '$defs',
      'filterBy',
      'messages',
      'where',
      'replaces',
      'cep',
      'default',
      'sets',
      'tones',
      'operations',
      'is',
      'set',
      'values',
      'roles',
      'while',
      'happens',
      'counts',
    ])
    const used = new Set<string>()
    const walk = (part: unknown, isNames: boolean): void => {
      if (Array.isArray(part)) for (const one of part) walk(one, false)
      else if (typeof part === 'object' && part !== null)
        for (const [key, inner] of Object.entries(part)) {
          if (!isNames) used.add(key)
          walk(inner, names.has(key) && !isNames)
        }
    }
    for (const { schema } of readSources(schemasFolder).entities) walk(schema, false)
    expect(used.size).toBeGreaterThan(60)
    expect([...used].filter((key) => !known.has(key))).toEqual([])
  })

  test('closed names are those of the product: widgets, formats, checks', () => {
    const shown = new Set([...Object.keys(widgets), ...Object.keys(formServices.widgets ?? {})])
    expect(closed('widget', 'xField').filter((name) => !shown.has(name))).toEqual([])
    expect(closed('format', 'schema').toSorted()).toEqual([...new Set([...Object.keys(formats), 'arquivo'])].toSorted())
    const check = meta.$defs?.xEntity?.properties?.checks?.items?.properties?.check
    expect(check?.enum).toEqual(Object.keys(checks).toSorted())
  })

  test('pictures of the menu are those that are drawn', () => {
    expect(readMeta('groups.json').$defs?.icon?.enum?.toSorted()).toEqual(Object.keys(icons).toSorted())
  })

  test('pictures of actions are those that are drawn', () => {
    expect(meta.$defs?.actionIcon?.enum).toEqual(Object.keys(actionIcons).toSorted())
  })

  test('fields are offered wherever a definition names one, as they are now', () => {
    const { $defs } = JSON.parse(readFileSync(join(schemasFolder, 'generated/names.json'), 'utf8')) as Meta
    const entities = [...readSources(schemasFolder).entities].map(({ file }) => `fields/${file}`)
    expect($defs?.field?.anyOf?.map(({ $ref }) => $ref)).toEqual(entities.toSorted())
    const { enum: names } = JSON.parse(
      readFileSync(join(schemasFolder, 'generated/fields/captacao/candidato.json'), 'utf8'),
    ) as Meta
    expect(names).toEqual(expect.arrayContaining(['id', 'nome', 'pessoal', 'pessoal.cpf']))
    const text = JSON.stringify(meta.$defs?.xEntity?.properties)
    const offered = [...text.matchAll(/names\.json#\/\$defs\/field/g)]
    expect(offered.length).toBeGreaterThan(25)
    const { list, form, actions } = meta.$defs?.xEntity?.properties ?? {}
    for (const place of [
      list?.properties?.columns?.items,
      form?.items?.properties?.fields?.items,
      actions?.items?.properties?.fields?.items,
    ])
      expect(JSON.stringify(place)).toContain('names.json#/$defs/field')
  })

  test('places in the menu and authorities are offered as they are now', () => {
    const { $defs } = JSON.parse(readFileSync(join(schemasFolder, 'generated/names.json'), 'utf8')) as Meta
    expect($defs?.subgroup?.enum).toEqual(
      expect.arrayContaining(['principal', 'cadastros', 'relatorios', 'tabelas-gerais']),
    )
    expect($defs?.after?.enum).toEqual(expect.arrayContaining(['candidato', 'agenda-entrevistas', 'duracao-vaga']))
    expect($defs?.authority?.enum).toEqual(expect.arrayContaining(['LOGIN', 'ROLE_CAD_CANDIDATO_VER', 'ROLE_LGPD']))
  })

  test('references, conditions and lists of options are offered as they are now', () => {
    const names = JSON.parse(readFileSync(join(schemasFolder, 'generated/names.json'), 'utf8')) as {
      $defs: Record<'ref' | 'options', { enum: string[] }>
    }
    const { shared } = readSources(schemasFolder)
    const lists = Object.keys(shared.get('enums.json')?.$defs ?? {})
    expect(names.$defs.options.enum).toEqual(lists.toSorted())
    expect(names.$defs.ref.enum).toEqual(
      expect.arrayContaining([
        '../captacao/etapa-seletiva.json#/$defs/ref',
        '../captacao/candidato-idioma.json',
        ...Object.keys(shared.get('conditions.json')?.$defs ?? {}).map((name) => `../conditions.json#/$defs/${name}`),
      ]),
    )
  })
})
