import { fieldPaths } from '#generator/lint/context.ts'
import type { Model } from '#schemas/load.ts'
import type { Sources } from '#schemas/loader/files/read.ts'
import { DIRECTLY } from '#schemas/loader/menu/menu.ts'
import type { MenuPlace } from '#schemas/runtime/model.ts'
import type { Output } from './output.ts'

/**
 * schemas/generated/names.json: names for completion in editors: references, child records, lists of options and
 * conditions, fields, places in the menu, authorities.
 * For completion only: the loader checks that names exist. Fields have one file per definition (editors offer those of
 * all), to avoid merge conflicts.
 */
export function emitNames(
  { entities, menu, reports, dashboards, screens, permissions }: Model,
  sources: Sources,
): Output[] {
  const defs = (file: string) => Object.keys(sources.shared.get(file)?.$defs ?? {})
  const conditions = defs('conditions.json').map((name) => `../conditions.json#/$defs/${name}`)
  const lists = defs('enums.json').map((name) => `../enums.json#/$defs/${name}`)
  const fragments = sources.fragments.flatMap(({ file, schema }) =>
    Object.keys(schema.$defs ?? {}).map((name) => `../${file}#/$defs/${name}`),
  )
  const records = [...entities.values()].flatMap(({ path, parent }) =>
    parent ? [`../${path}.json`] : [`../${path}.json#/$defs/ref`, `../${path}.json#/$defs/id`],
  )
  const placed = [entities, reports, dashboards, screens]
    .flatMap((each): { name: string; menu?: MenuPlace }[] => [...each.values()])
    .filter((one) => one.menu)
  const schema = {
    $comment,
    $defs: {
      ref: { enum: [...conditions, ...lists, ...fragments, ...records].sort() },
      options: { enum: defs('enums.json').sort() },
      field: { anyOf: [...entities.keys()].map((path) => ({ $ref: `fields/${path}.json` })) },
      subgroup: {
        enum: [...new Set([DIRECTLY, ...menu.flatMap(({ subgroups }) => subgroups.map(({ key }) => key))])].sort(),
      },
      after: { enum: [...new Set(placed.map(({ name }) => name))].sort() },
      authority: { enum: ['LOGIN', ...new Set(permissions.map(({ authority }) => authority))].sort() },
    },
  }
  const fields = [...entities.values()].map(({ path, fields: own }) =>
    file(`fields/${path}.json`, { $comment, enum: fieldPaths(own).sort() }),
  )
  return [file('names.json', schema), ...fields]
}

const $comment = 'Gerado por npm run generate; não edite.'

const file = (name: string, content: object): Output => ({
  path: `schemas/generated/${name}`,
  text: `${JSON.stringify(content, null, 2)}\n`,
})
