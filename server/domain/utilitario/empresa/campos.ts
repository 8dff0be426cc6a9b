import { entriesOf } from '#schemas/loader/configurable.ts'
import { isSensitive } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readSingle, writeSingle } from '#server/platform/crud/write/single.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'

/** Where the lists of a form's fields stand. */
interface Formulario {
  /** the entity filled in */
  entity: string
  settings: string
  /** setting with the fields shown; absent where all are */
  visiveis?: string
  obrigatorios: string
}

/** Both forms of the candidate follow the same lists; those of the talent are the system's — spec 1 §3.7, §7.6, spec 3 §3 */
const candidato: Formulario = {
  entity: 'captacao/candidato',
  settings: 'utilitario/empresa-configuracao',
  visiveis: 'camposCandidatoVisiveis',
  obrigatorios: 'camposCandidatoObrigatorios',
}
const formularios: Record<string, Formulario> = {
  candidato,
  'candidato-externo': candidato,
  colaborador: {
    entity: 'gestao-talentos/talento',
    settings: 'utilitario/parametros-sistema',
    obrigatorios: 'camposColaboradorObrigatorio',
  },
}

export interface Campo {
  /** as the lists name it */
  campo: string
  titulo: string
  visivel: boolean
  obrigatorio: boolean
  /** the definition demands it: it can be neither hidden nor left out */
  sempre: boolean
  /** it cannot be hidden */
  sempreVisivel: boolean
  /** why it cannot be changed */
  motivo?: string
  /** LGPD: asking for it is allowed, demanding it needs a legal ground */
  sensivel: boolean
}

export interface CamposDoFormulario {
  formulario: string
  versao: number
  /** false where the form shows every field */
  permiteOcultar: boolean
  /** settings in which the lists stand */
  listas: { visiveis?: string; obrigatorios: string }
  visiveis: string[]
  obrigatorios: string[]
  blocos: { titulo: string; campos: Campo[] }[]
}

/** Fields that a form of a company shows and demands, in the blocks of the form; worked out from its definition. */
export async function camposDoFormulario(ctx: Ctx, empresaId: number, nome: string): Promise<CamposDoFormulario> {
  const formulario = formularios[nome] ?? fail('NAO_ENCONTRADO')
  const settings = await readSingle(settingsContext(ctx, formulario, empresaId))
  const listed = (name: string | undefined) =>
    name === undefined ? [] : ((settings[name] as string[] | undefined) ?? [])
  const visiveis = new Set(listed(formulario.visiveis))
  const obrigatorios = new Set(listed(formulario.obrigatorios))
  const entity = ctx.deps.model.entities.get(formulario.entity) ?? fail('NAO_ENCONTRADO')
  const blocos = new Map<string, Campo[]>()
  for (const { key, path, always, reason } of configurable(ctx, formulario, entity)) {
    const field = fieldAt(entity, path)
    const sempre = field?.required === true || always === 'required'
    const sempreVisivel = sempre || always === 'shown'
    const campo: Campo = {
      campo: key,
      titulo: field?.title ?? key,
      // a list that names nothing hides nothing
      visivel: sempreVisivel || visiveis.size === 0 || visiveis.has(key),
      obrigatorio: sempre || obrigatorios.has(key),
      sempre,
      sempreVisivel,
      sensivel: isSensitive(field?.hint.lgpd?.class),
      ...(reason ? { motivo: reason } : {}),
    }
    const titulo = blockOf(entity, path)
    blocos.set(titulo, [...(blocos.get(titulo) ?? []), campo])
  }
  const all = [...blocos.values()].flat()
  return {
    formulario: nome,
    versao: Number(settings.versao ?? 0),
    permiteOcultar: formulario.visiveis !== undefined,
    listas: { visiveis: formulario.visiveis, obrigatorios: formulario.obrigatorios },
    visiveis: all.filter(({ visivel }) => visivel).map(({ campo }) => campo),
    obrigatorios: all.filter(({ obrigatorio }) => obrigatorio).map(({ campo }) => campo),
    blocos: [...blocos].map(([titulo, campos]) => ({ titulo, campos })),
  }
}

/** Saves which fields a form shows and demands. @throws DomainError 400 for unknown fields, and for one demanded and hidden */
export async function gravaCampos(ctx: Ctx, empresaId: number, nome: string, body: RecordData) {
  const formulario = formularios[nome] ?? fail('NAO_ENCONTRADO')
  const settings = settingsContext(ctx, formulario, empresaId)
  requireAuthority(ctx.session, settings.entity.authority.update)
  const { blocos } = await camposDoFormulario(ctx, empresaId, nome)
  const campos = new Map(blocos.flatMap((bloco) => bloco.campos).map((campo) => [campo.campo, campo]))
  const obrigatorios = names(body, 'obrigatorios', campos)
  const visiveis = formulario.visiveis === undefined ? [...campos.keys()] : names(body, 'visiveis', campos)
  const shown = new Set(visiveis)
  for (const { campo, titulo, sempre, sempreVisivel, motivo = '' } of campos.values()) {
    if (shown.has(campo)) continue
    if (sempre) invalid([fieldError('visiveis', `${titulo} é sempre obrigatório e não pode ser ocultado`)])
    if (obrigatorios.includes(campo))
      invalid([fieldError('visiveis', `${titulo} é obrigatório e não pode ser ocultado`)])
    if (sempreVisivel) invalid([fieldError('visiveis', `${titulo} não pode ser ocultado. ${motivo}`.trim())])
  }
  const chosen = (list: string[]) => list.filter((name) => !campos.get(name)?.sempre)
  const changes: RecordData = { [formulario.obrigatorios]: chosen(obrigatorios) }
  // all of them are stored as none, so that a field added later is shown too
  if (formulario.visiveis) changes[formulario.visiveis] = shown.size === campos.size ? [] : chosen(visiveis)
  const version = typeof body.versao === 'number' ? body.versao : undefined
  await writeSingle(settings, changes, { partial: true, version })
  return camposDoFormulario(ctx, empresaId, nome)
}

const EXTRAS = 'camposExtras.'

/** The extra fields of the current company's candidates, in the order of the form; none is shown where the company has none. */
export async function camposExtras(ctx: Ctx) {
  const { blocos } = await camposDoFormulario(ctx, ctx.session.empresaId, 'candidato')
  const usados = ctx.context.empresa.campoExtraCandidato === true
  return blocos
    .flatMap(({ campos }) => campos)
    .filter(({ campo }) => campo.startsWith(EXTRAS))
    .map(({ campo, titulo, visivel, obrigatorio }, index) => ({
      id: index + 1,
      nome: campo.slice(EXTRAS.length),
      titulo,
      visivel: usados && visivel,
      obrigatorio: usados && obrigatorio,
      ordem: index + 1,
    }))
}

function settingsContext(ctx: Ctx, { settings }: Formulario, empresaId: number): Ctx {
  const { session } = ctx
  if (!session.empresas.some(({ id }) => id === empresaId)) fail('NAO_ENCONTRADO')
  return { ...forEntity(ctx, settings), session: { ...session, empresaId } }
}

/** Fields the settings may name, under the name they use for them. */
function configurable({ deps }: Ctx, { settings, obrigatorios }: Formulario, entity: Entity) {
  const schema = deps.model.schemas.get(entity.path)
  const said = schema?.['x-entity']?.configurable
  if (!schema || !said) return []
  const options = deps.model.entities.get(settings)?.fields.find(({ name }) => name === obrigatorios)?.options ?? []
  const known = new Set(options.map(({ value }) => String(value)))
  return entriesOf(schema, said).flatMap(({ field, also, always, reason }) => {
    const key = always === 'required' ? field : [field, also].find((name) => name !== undefined && known.has(name))
    return key === undefined ? [] : [{ key, path: field, always, reason }]
  })
}

/** The part of the form a field stands in. */
function blockOf(entity: Entity, path: string): string {
  const section = entity.form.find(({ fields }) => fields.some((name) => name === path || path.startsWith(`${name}.`)))
  return section?.section ?? section?.tab ?? entity.title
}

function names(body: RecordData, name: string, known: ReadonlyMap<string, Campo>): string[] {
  const value = body[name] ?? []
  if (!Array.isArray(value)) return invalid([fieldError(name, 'Informe uma lista de campos')])
  const unknown = value.find((one) => typeof one !== 'string' || !known.has(one))
  if (unknown !== undefined) invalid([fieldError(name, `Campo desconhecido: ${String(unknown)}`)])
  return [...new Set(value as string[])]
}
