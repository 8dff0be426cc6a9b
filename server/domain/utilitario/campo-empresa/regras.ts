import type { Customisation } from '#schemas/company/customisation.ts'
import { initialValue, lengths } from '#schemas/company/own-property.ts'
import { shippedField, whyOptional, whyShown } from '#schemas/company/shipped.ts'
import type { Entity, FieldError } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { mayPick } from '#server/platform/crud/list/options.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { decidedErrors, decididos } from './decididos.ts'

/** Checks a customised shipped field: fields mandatory by the product stay visible and mandatory; those covered by the settings are refused. */
export function shippedErrors(
  ctx: Ctx,
  entity: Entity,
  row: Customisation,
  before: Customisation | undefined,
): FieldError[] {
  const field = shippedField(entity, row.campo ?? '')
  if (!field || field.path === 'id') return [fieldError('campo', `${entity.title} não tem o campo ${row.campo ?? ''}`)]
  const shown = row.oculto ? whyShown(entity, field) : undefined
  const optional = row.obrigatorio ? whyOptional(field) : undefined
  if (row.oculto && row.obrigatorio) return [fieldError('oculto', 'Um campo obrigatório não pode ser ocultado')]
  return [
    ...(shown ? [fieldError('oculto', shown)] : []),
    ...(optional ? [fieldError('obrigatorio', optional)] : []),
    ...(shown || optional ? [] : decidedErrors(decididos(ctx, entity), field, row, before)),
    ...sameLabel(entity, [], row, field.path),
  ]
}

/** Checks that a custom field gives a valid schema. */
export function ownErrors(
  ctx: Ctx,
  entity: Entity,
  row: Customisation,
  others: readonly Customisation[],
): FieldError[] {
  const errors = sameLabel(entity, others, row)
  if (row.campo?.includes('.')) errors.push(fieldError('campo', 'O código tem só letras sem acento e números'))
  if (row.tipo === 'SIM_NAO' && row.obrigatorio)
    errors.push(fieldError('obrigatorio', 'Um campo de sim ou não tem sempre um valor e não precisa ser obrigatório'))
  if (row.tipo === 'REFERENCIA' && !knows(ctx, row.referencia))
    errors.push(fieldError('referencia', 'O cadastro referido não existe ou não está no seu perfil'))
  if (row.oculto && row.obrigatorio) errors.push(fieldError('oculto', 'Um campo obrigatório não pode ser ocultado'))
  return [...errors, ...initialErrors(row)]
}

function knows({ deps, session }: Ctx, path: string | undefined): boolean {
  const target = path === undefined ? undefined : deps.model.entities.get(path)
  return target?.route !== undefined && !target.parent && !target.single && mayPick(deps, target.path, session)
}

/** Refuses a second field of equal title in a register: spreadsheet columns are found by title. */
function sameLabel(entity: Entity, others: readonly Customisation[], row: Customisation, path?: string): FieldError[] {
  const title = foldText(row.rotulo ?? '')
  if (title === '') return []
  const shipped = leafFields(entity.fields).some((field) => field.path !== path && foldText(field.title) === title)
  const own = others.some(
    (other) =>
      other.id !== row.id && other.proprio && other.rotulo !== row.rotulo && foldText(other.rotulo ?? '') === title,
  )
  return shipped || own ? [fieldError('rotulo', 'Já existe um campo com este rótulo neste cadastro')] : []
}

const wanted: Partial<Record<NonNullable<Customisation['tipo']>, string>> = {
  NUMERO: 'um número',
  MOEDA: 'um valor em reais',
  DATA: 'uma data',
  SIM_NAO: 'sim ou não',
  ESCOLHA: 'uma das opções',
}

/** Refuses a default value that the field itself would refuse. */
function initialErrors(row: Customisation): FieldError[] {
  const text = row.padrao?.trim()
  if (!text) return []
  const wrong = (message: string) => [fieldError('padrao', message)]
  if (row.tipo === 'SIM_NAO')
    return /^(sim|s|true|n[aã]o|n|false)$/i.test(text) ? [] : wrong('Valor inicial deve ser sim ou não')
  const value = initialValue(row)
  if (value === undefined) return wrong(`Valor inicial deve ser ${wanted[row.tipo ?? 'NUMERO'] ?? 'um texto'}`)
  if (typeof value === 'number') {
    if (row.minimo !== undefined && value < row.minimo) return wrong('Valor inicial está abaixo do valor mínimo')
    if (row.maximo !== undefined && value > row.maximo) return wrong('Valor inicial está acima do valor máximo')
    const decimals = row.tipo === 'MOEDA' ? 2 : (row.casas ?? 0)
    if (Number(value.toFixed(decimals)) !== value) return wrong('Valor inicial tem casas decimais demais')
  }
  if (row.tipo === 'TEXTO' || row.tipo === 'TEXTO_LONGO')
    if (text.length > (row.tamanhoMaximo ?? lengths[row.tipo]))
      return wrong('Valor inicial é mais longo que o permitido')
  if (row.tipo === 'ESCOLHA' && row.opcoes?.find(({ codigo }) => codigo === value)?.encerrada)
    return wrong('Valor inicial é uma opção encerrada')
  return []
}
