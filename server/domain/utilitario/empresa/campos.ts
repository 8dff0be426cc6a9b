import { entriesOf } from '#schemas/loader/configurable.ts'
import { isSensitive } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readSingle, writeSingle } from '#server/platform/crud/write/single.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'

/** Where a form's lists of fields are stored. */
interface Formulario {
  /** entity of the form */
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
  /** name in the lists */
  campo: string
  titulo: string
  visivel: boolean
  obrigatorio: boolean
  /** mandatory by the definition: can be neither hidden nor optional */
  sempre: boolean
  /** cannot be hidden */
  sempreVisivel: boolean
  /** why it cannot be changed */
  motivo?: string
  /** LGPD: sensitive; optional use is allowed, making it mandatory needs a legal ground */
  sensivel: boolean
}

export interface CamposDoFormulario {
  formulario: string
  versao: number
  /** false where all fields are visible */
  permiteOcultar: boolean
  /** names of the settings that hold the lists */
  listas: { visiveis?: string; obrigatorios: string }
  visiveis: string[]
  obrigatorios: string[]
  blocos: { titulo: string; campos: Campo[] }[]
}

/** Visible and mandatory fields of a company's form, by block, derived from its definition. */
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
      // an empty list shows all fields
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

/** Stores the visible and mandatory fields of a form. @throws DomainError 400 for unknown fields, and for hidden mandatory ones */
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
  // all visible is stored as an empty list, so that later fields are visible, too
  if (formulario.visiveis) changes[formulario.visiveis] = shown.size === campos.size ? [] : chosen(visiveis)
  const version = typeof body.versao === 'number' ? body.versao : undefined
  await writeSingle(settings, changes, { partial: true, version })
  return camposDoFormulario(ctx, empresaId, nome)
}

const EXTRAS = 'camposExtras.'

/** The extra fields of the current company's candidates, in form order; none is visible where the company does not use them. */
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

/** Fields that the settings can list, by their name there. */
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

/** Title of the form's section that holds a field. */
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
