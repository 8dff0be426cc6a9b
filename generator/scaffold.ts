import { notGroups } from '#schemas/loader/files/read.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import type { XGroups } from '#schemas/runtime/written/screens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Message why a path is no valid entity name; undefined when it is. */
export function nameProblem(path: string): string | undefined {
  const [group = ''] = path.split('/')
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(path))
    return `"${path}" não serve: escreva grupo/entidade no singular, em minúsculas sem acentos, com hífens (sst/exame-clinico).`
  if (notGroups.has(group)) return `"${group}" não é um grupo: a pasta schemas/${group} é do próprio sistema.`
  return undefined
}

/** Titles given for a new register, besides its path. */
export interface Said {
  title?: string
  plural?: string
}

/** The file's text as the formatter would leave it: short lists on one line. */
export function scaffoldText(path: string, said: Said, words: Vocabulary): string {
  const text = compact(JSON.stringify(scaffold(path, said, words), null, 2))
  return text.replace(/\[\s*\{\s*("fields": \["nome"\])\s*\}\s*\]/, '[{ $1 }]')
}

/** Minimal schema of an entity: a name field, searched and sorted by. Titles not given are derived from the path, with the spelling of existing definitions. */
function scaffold(path: string, said: Said, words: Vocabulary): JsonSchema & { $schema: string } {
  const [group = '', name = ''] = path.split('/')
  const title = said.title ?? sentence(name.split('-').map(words.spell).join('-'))
  const [first = ''] = title.split(' ')
  const usual = /(a|ao|dade|gem)$/.test(foldText(first)) ? 'f' : 'm'
  return {
    $schema: '../meta/entity.json',
    title,
    type: 'object',
    additionalProperties: false,
    'x-entity': {
      plural: said.plural ?? plural(title),
      gender: words.genderOf(first) ?? usual,
      route: `${group}/${name
        .split('-')
        .map((word, i) => (i === 0 ? plural(word) : word))
        .join('-')}`,
      scope: 'empresa',
      authority: `ROLE_CAD_${name.replaceAll('-', '_').toUpperCase()}`,
      label: 'nome',
      menu: {},
      list: { columns: ['nome'], sort: 'nome', filters: ['nome'] },
      form: [{ fields: ['nome'] }],
    },
    required: ['nome'],
    properties: {
      nome: { type: 'string', title: 'Nome', maxLength: 100, 'x-field': { search: true } },
    },
  }
}

/** Text of groups.json with a group appended for the folder; undefined when one has it already. */
export function groupsText(text: string | undefined, folder: string): string | undefined {
  const groups = text === undefined ? undefined : (JSON.parse(text) as XGroups)
  const known = groups?.groups.some(
    (group) => group.folder === folder || group.subgroups?.some(({ folders = [] }) => folders.includes(folder)),
  )
  if (known) return undefined
  const added = { folder, title: sentence(folder), icon: 'Folder' }
  const more = { $schema: 'meta/groups.json', subgroups: [], ...groups, groups: [...(groups?.groups ?? []), added] }
  return compact(JSON.stringify(more, null, 2))
}

/** Puts single-item lists on one line, as the formatter does. */
const compact = (text: string): string => `${text.replace(/\[\s*("[^"]*")\s*\]/g, '[$1]')}\n`

/** 'exame-clinico' → 'Exame clinico'; adds no accents. */
const sentence = (name: string): string => {
  const text = name.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Plural of the first word, by the common rules of Portuguese. */
function plural(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  const rules: [RegExp, string][] = [
    [/ao$/, 'oes'],
    [/ão$/, 'ões'],
    [/m$/, 'ns'],
    [/([aeou])l$/, '$1is'],
    [/il$/, 'is'],
    [/([rz])$/, '$1es'],
    [/([^s])$/, '$1s'],
  ]
  const rule = rules.find(([pattern]) => pattern.test(first))
  return [rule ? first.replace(rule[0], rule[1]) : first, ...rest].join(' ')
}
