import { randomInt } from 'node:crypto'
import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { giveNumbers } from '#server/platform/crud/write/numbers.ts'
import { portalOrigin } from '#server/platform/plugins/public-address.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Identidade } from './folha.ts'

export const emitido = 'utilitario/documento-emitido'

/** Letters and digits that are not mistaken for each other. */
const SINAIS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GRUPOS = 3
const POR_GRUPO = 4

/** 58 random bits: not guessable, and short enough to type. */
const newCode = (): string =>
  Array.from({ length: GRUPOS }, () =>
    Array.from({ length: POR_GRUPO }, () => SINAIS[randomInt(SINAIS.length)]).join(''),
  ).join('-')

/** Number and code of a document to be printed. The number is used up even if the document is not issued. */
export async function novaIdentidade(ctx: Ctx, prumo: Prumo): Promise<Identidade> {
  const line: RecordData = {}
  await giveNumbers(forEntity(ctx, emitido), line, undefined, ctx.session.empresaId)
  const codigo = newCode()
  return {
    numero: String(line.numero),
    codigo,
    ...enderecoDe(await portalOrigin(prumo), ctx.session.empresaId, codigo),
  }
}

/** Placeholders for number and code in a preview. */
export async function identidadeDaPrevia(ctx: Ctx, prumo: Prumo): Promise<Identidade> {
  const { empresaId } = ctx.session
  return { numero: '(número)', codigo: '(código)', ...enderecoDe(await portalOrigin(prumo), empresaId, 'previa') }
}

/** URL of the verification page; absent where the product's base address is not configured. */
const enderecoDe = (origin: string | undefined, empresaId: number, codigo: string): Pick<Identidade, 'endereco'> =>
  origin === undefined ? {} : { endereco: `${origin}/externo/verificacao?empresaId=${empresaId}#${codigo}` }
