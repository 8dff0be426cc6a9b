import { takesNumber } from '#schemas/runtime/answers/utilities/licence.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { keywordMessage } from '#schemas/runtime/messages.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { rectifyLicence } from '#server/platform/integrations/autenticador/client.ts'
import type { Prumo } from '#server/prumo.ts'
import { installationOf, keptOf } from './autentica.ts'
import { consulta, type Quem } from './consulta.ts'
import type { Guardada } from './queries.ts'

const FIELD = 'dadosAutenticacao'

/** Sets the licence's number as in the customer's portal — spec 3 §2, §5 Licence entry */
export async function retificaCnpj(prumo: Prumo, quem: Quem, entity: Entity, given: unknown): Promise<Guardada> {
  const cnpj = numberOf(given) ?? refuse(entity)
  return consulta(prumo, 'LICENCA_RETIFICADA', quem, async (look) => {
    if (!takesNumber(look.guardada)) fail('LICENCA_NAO_SE_RETIFICA')
    const entered = { ...look, guardada: { ...look.guardada, dadosAutenticacao: cnpj } }
    const outcome = await rectifyLicence(look.settings, { ...installationOf(entered), cnpj })
    if (outcome.status === 'done' && outcome.answer.status === 'RECUSADO') refuse(entity)
    return keptOf(prumo, entered, outcome)
  })
}

/** Parses a CNPJ (since 2026 with letters, too) or CPF, at most 14 characters without the mask; undefined if invalid. */
function numberOf(given: unknown): string | undefined {
  const format = formats['cnpj-cpf']
  if (typeof given !== 'string' || !format) return undefined
  const text = format.normalise?.(given) ?? given
  return format.validate(text) ? text : undefined
}

/** Refuses with the message of the definition. */
function refuse({ fields }: Entity): never {
  const field = fields.find(({ name }) => name === FIELD)
  return invalid([fieldError(FIELD, field ? keywordMessage(field, { keyword: 'format', params: {} }) : '')])
}
