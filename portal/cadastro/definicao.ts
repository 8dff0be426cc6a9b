import type { Entity, Field, RuleContext } from '#schemas/runtime/model.ts'
import { type DefinitionModule, type EntityRuntime, linkRuntimes } from '#schemas/runtime/validator.ts'
import { ApiError, getJson } from '../api.ts'

/** GET /api/externo/candidatos/formulario */
export interface Formulario {
  modulo: string
  contexto: RuleContext
  termo?: { texto: string; versao: string }
}

export interface Definicao extends Omit<Formulario, 'modulo'> {
  runtime: EntityRuntime
}

/** Fields only the company fills in, or that have a page of their own. */
const internos = ['observacaoRH', 'contratado', 'jaFoiColaborador', 'documentos']

/** Loads the candidate's form with the company's changes, without `internos`. @throws ApiError */
export async function carregaDefinicao(novo: boolean, empresaId?: number, signal?: AbortSignal): Promise<Definicao> {
  const { modulo, ...rest } = await getJson<Formulario>(
    'candidatos/formulario',
    { empresaId, novo: novo ? 1 : undefined },
    signal,
  )
  const runtime = linkRuntimes(await carregaModulo(modulo))
  return { ...rest, runtime: { ...runtime, entity: doPortal(runtime.entity, novo) } }
}

async function carregaModulo(modulo: string): Promise<DefinitionModule> {
  try {
    return (await import(/* @vite-ignore */ modulo)) as DefinitionModule
  } catch {
    throw new ApiError(0, 'Não foi possível carregar o formulário. Verifique a sua internet e tente novamente.')
  }
}

function doPortal(entity: Entity, novo: boolean): Entity {
  const fora = novo ? internos : [...internos, 'senha', 'confirmaSenha']
  const form = entity.form
    .map((section) => ({ ...section, fields: section.fields.filter((name) => !fora.includes(name)) }))
    .filter(({ fields }) => fields.length > 0)
  // read-only after registration: the CPF is the login name
  return { ...entity, form, fields: novo ? entity.fields : entity.fields.map(semTrocaDeCpf) }
}

function semTrocaDeCpf(field: Field): Field {
  if (field.path === 'pessoal.cpf') return { ...field, readOnly: true }
  return field.path === 'pessoal' ? { ...field, fields: field.fields?.map(semTrocaDeCpf) } : field
}
